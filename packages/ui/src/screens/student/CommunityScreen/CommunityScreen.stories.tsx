import { communities, communityMembers, leaderboard } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx';
import type { CommunityState, MembersState } from './types.ts';

const [joined, other] = communities;
if (!joined || !other) throw new Error('There are two communities.');

/** A person changes the tab; the story keeps it, as the route does. */
function Chosen(props: CommunityScreenProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <CommunityScreen
      {...props}
      tab={tab}
      onTabChange={(chosen) => {
        setTab(chosen);
        props.onTabChange(chosen);
      }}
    />
  );
}

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading', community: null },
  ready: { status: 'ready', community: joined, stale: null },
  failed: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
} as const satisfies { [Status in CommunityState['status']]: { status: Status } & CommunityState };

const lists = {
  loading: { status: 'loading' },
  ready: { status: 'ready', members: communityMembers, more: 'none', stale: null },
  failed: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
} as const satisfies { [Status in MembersState['status']]: { status: Status } & MembersState };

const meta = {
  title: 'Screens/Student/Community',
  component: CommunityScreen,
  render: (args) => <Chosen {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell(`/communities/${joined.id}`)],
  args: {
    state: states.ready,
    members: lists.ready,
    leaderboard: { status: 'ready', leaderboard, stale: null },
    isHidden: false,
    now: Date.UTC(2026, 10, 20, 6, 0),
    tab: 'overview',
    onTabChange: fn(),
    onBack: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

/** What the members did, newest first, and the student's own week of seven days. */
export const Overview: Story = {
  tags: ['dark', 'layout'],
  play: async (context) => {
    const { args, canvasElement } = context;
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Early risers' })).toBeVisible();
    await expect(page.getByText('3 members')).toBeVisible();
    const feed = within(page.getByRole('region', { name: 'Community Activity' }));
    await expect(feed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BBen OkaforPracticed Tree20 minutes ago',
      'CChiyo MoriMeditated for 20 minutes11 hours ago',
      'CChiyo MoriEarned the achievement Consistent Yogi11 hours ago',
      'AAsha Rao (You)Joined the communityNov 2, 2026',
    ]);
    const challenge = within(page.getByRole('region', { name: 'Weekly Challenge' }));
    await expect(challenge.getByText('7-day meditation streak')).toBeVisible();
    await expect(
      challenge.getByText('Complete a meditation practice every day this week'),
    ).toBeVisible();
    await expect(challenge.getByRole('progressbar', { name: '2 days completed' })).toHaveAttribute(
      'aria-valuetext',
      '29%',
    );
    await fits(context);
    await userEvent.click(page.getByRole('button', { name: 'Leave Early risers' }));
    await expect(args.onLeave).toHaveBeenCalledWith(joined);
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OverviewWide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

/** The challenge is the members' own; nothing has happened here yet. */
export const NotJoined: Story = {
  tags: ['dark'],
  args: { state: { ...states.ready, community: other } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('1 member')).toBeVisible();
    await expect(page.getByText('No recent activity')).toBeVisible();
    await expect(page.queryByText('Weekly Challenge')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Join Lunch break' }));
    await expect(args.onJoin).toHaveBeenCalledWith(other);
  },
};

const challengeOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Weekly Challenge' }));

export const WholeWeek: Story = {
  args: { state: { ...states.ready, community: { ...joined, meditationDays: 7 } } },
  play: async ({ canvasElement }) => {
    const challenge = challengeOf(canvasElement);
    await expect(challenge.getByRole('progressbar', { name: '7 days completed' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
    await expect(challenge.getByText('All seven days. Well done!')).toBeVisible();
  },
};

export const Members: Story = {
  tags: ['dark', 'layout'],
  args: { tab: 'members' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText('3 people in this community')).toBeVisible();
    const rows = within(page.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AAsha Rao (You)Level 6',
      'CChiyo MoriLevel 5',
      'BBen OkaforLevel 4',
    ]);
    await fits(context);
  },
};

export const NoMembers: Story = {
  args: {
    tab: 'members',
    state: { ...states.ready, community: { ...other, memberCount: 0 } },
    members: { ...lists.ready, members: [] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('0 people in this community')).toBeVisible();
    await expect(page.getByText('No members yet')).toBeVisible();
  },
};

/** Some are counted and not named; the student is one of them, and still sees themselves. */
export const HiddenMembers: Story = {
  args: {
    tab: 'members',
    isHidden: true,
    state: { ...states.ready, community: { ...joined, memberCount: 5 } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Some members have chosen not to appear here.')).toBeVisible();
    await expect(page.getByText(/^You're hidden in communities/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Overview' }));
    await expect(page.getByText(/^You're hidden in communities/)).toBeVisible();
  },
};

/** Two pages of members, and there are more. */
export const ManyMembers: Story = {
  args: {
    tab: 'members',
    state: { ...states.ready, community: { ...joined, memberCount: 12_345 } },
    members: {
      ...lists.ready,
      more: 'available',
      members: Array.from({ length: 100 }, (_, index) => ({
        name: `Yogi ${index}`,
        avatarUrl: null,
        level: 1 + (index % 40),
        isSelf: false,
        joinedAt: '2026-11-01T07:30:00+00:00',
        number: `member-${index}`,
      })),
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('12,345 people in this community')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const MembersLoading: Story = {
  args: { tab: 'members', members: lists.loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('skeleton').children).toHaveLength(3);
  },
};

export const MembersFailed: Story = {
  args: { tab: 'members', members: lists.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to load community details.');
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Board: Story = {
  tags: ['dark'],
  args: { tab: 'leaderboard' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByRole('heading', { name: 'Community Leaderboard' })).toBeVisible();
    await expect(page.getByText('Top yogis this month')).toBeVisible();
    await expect(page.getByTestId('crown')).toBeVisible();
    await fits(context);
  },
};

/** Nobody here is made up: the failure shows, and a way to try again. */
export const BoardFails: Story = {
  args: {
    tab: 'leaderboard',
    leaderboard: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    await expect(page.queryByText('Example')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The list knows who it is: only what happens there is on its way. */
export const Loading: Story = {
  args: { state: { status: 'loading', community: joined } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Early risers' })).toBeVisible();
    await expect(page.getByText('Loading activity...')).toBeVisible();
  },
};

export const LoadingUnknown: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(page.getByText('Loading activity...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to load community details.');
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineWithNothingKept: Story = {
  args: { state: { ...states.failed, isOffline: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
  },
};

/** The feed could not be read again; what was read before stays. */
export const FailedOverKept: Story = {
  args: { state: { ...states.ready, stale: 'failed' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to load community activity.');
    await expect(page.getByText('Practiced Tree')).toBeVisible();
  },
};

const long = 'Sonnengrußmorgengemeinschaft'.repeat(14);

/** Long, foreign and code-like names, a pose without a drawing, an achievement that is new. */
export const AwkwardNames: Story = {
  args: {
    state: {
      ...states.ready,
      community: {
        ...joined,
        name: long,
        description: long,
        memberCount: 1_234_567,
        activity: [
          {
            kind: 'practice',
            person: { name: long, avatarUrl: null, level: 1, isSelf: false },
            what: long,
            key: null,
            minutes: null,
            happenedAt: '2026-11-20T05:59:59+00:00',
          },
          {
            kind: 'achievement',
            person: { name: 'אשה ראו', avatarUrl: null, level: 1, isSelf: true },
            what: '<b>Night Owl</b>',
            key: 'night-owl',
            minutes: null,
            happenedAt: '2026-11-19T05:59:59+00:00',
          },
          {
            kind: 'joined',
            person: { name: null, avatarUrl: null, level: 1, isSelf: false },
            what: null,
            key: null,
            minutes: null,
            happenedAt: '2026-11-14T06:00:00+00:00',
          },
        ],
      },
    },
  },
  globals: { width: '320' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText('just now')).toBeVisible();
    await expect(page.getByText('Earned the achievement <b>Night Owl</b>')).toBeVisible();
    await expect(page.getByText('1 day ago')).toBeVisible();
    await expect(page.getByText('Unknown User')).toBeVisible();
    await expect(page.getByText('6 days ago')).toBeVisible();
    await fits(context);
  },
};
