import { type Community, sampleLeaderboard } from '@niyama/domain';
import { communities, leaderboard } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import type { LeaderboardState } from '../parts/leaderboardState.ts';
import { CommunitiesScreen, type CommunitiesScreenProps } from './CommunitiesScreen.tsx';
import type { CommunitiesState } from './types.ts';

/** Remembers the tab and the joined communities, as the route does. */
function Living(props: CommunitiesScreenProps) {
  const [tab, setTab] = useState(props.tab);
  const [state, setState] = useState(props.state);
  const change = (id: string, joined: boolean) => {
    if (state.status !== 'ready') return;
    const changed = state.communities.map((one) => (one.id === id ? { ...one, joined } : one));
    setState({ ...state, communities: changed });
  };
  return (
    <CommunitiesScreen
      {...props}
      state={state}
      tab={tab}
      onJoin={(community) => {
        change(community.id, true);
        props.onJoin(community);
      }}
      onLeave={(community) => {
        change(community.id, false);
        props.onLeave(community);
      }}
      onTabChange={(chosen) => {
        setTab(chosen);
        props.onTabChange(chosen);
      }}
    />
  );
}

const more: Community[] = ['Quiet Minds', 'Lunar flow', 'Office stretch'].map((name, index) => ({
  id: `c0330000-0000-4000-8000-00000000010${index}`,
  name,
  description: 'Breathing and sitting, day after day. A place for people who meditate.',
  textLanguage: index === 0 ? 'english' : null,
  imageUrl: null,
  memberCount: 12 * index,
  joined: false,
}));

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: { status: 'ready', communities: [...communities, ...more], stale: null },
  failed: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
} as const satisfies {
  [Status in CommunitiesState['status']]: { status: Status } & CommunitiesState;
};

const boards = {
  loading: { status: 'loading' },
  ready: { status: 'ready', leaderboard, stale: null },
  failed: { status: 'failed', isOffline: true, reason: "You're offline." },
  sample: {
    status: 'sample',
    rows: sampleLeaderboard({ name: 'Asha Rao', avatarUrl: null, level: 4 }),
  },
} as const satisfies {
  [Status in LeaderboardState['status']]: { status: Status } & LeaderboardState;
};

const ready = (...shown: Community[]): CommunitiesState => ({
  ...states.ready,
  communities: shown,
});

const meta = {
  title: 'Screens/Student/Communities',
  component: CommunitiesScreen,
  render: (args) => <Living {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/communities')],
  args: {
    state: states.ready,
    leaderboard: boards.ready,
    isHidden: false,
    tab: 'mine',
    onTabChange: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CommunitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

/** What one belongs to stands first, with its challenge and a way out; the rest can be joined. */
export const Mine: Story = {
  tags: ['dark', 'layout'],
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByRole('link', { name: 'Community', current: 'page' })).toBeVisible();
    const [mine, discover] = page.getAllByRole('list').slice(0, 2);
    if (!mine || !discover) throw new Error('There are two lists.');
    await expect(within(mine).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(mine).toHaveTextContent('Weekly Challenge: 7-day meditation streakJoined');
    await expect(within(mine).getByRole('link', { name: 'Early risers' })).toHaveAttribute(
      'href',
      `/communities/${communities[0]?.id}`,
    );
    const leave = within(mine).getByRole('button', { name: 'Leave Early risers' });
    const { width, height } = leave.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('heading', { name: 'Discover Communities' })).toBeVisible();
    await expect(discover).toHaveTextContent('1 member');
    await expect(discover).toHaveTextContent('0 members');
    await expect(discover).not.toHaveTextContent('Weekly Challenge');
    await fits(context);
    // A card that moves to the other list takes the focus of the keyboard along.
    page.getByRole('button', { name: 'Join Lunch break' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onJoin).toHaveBeenCalledWith(communities[1]);
    await waitFor(() => expect(page.getByRole('link', { name: 'Lunch break' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Leave Lunch break' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.getByRole('link', { name: 'Lunch break' })).toHaveFocus());
  },
};

export const MineWide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

export const NoneJoined: Story = {
  tags: ['dark'],
  args: { state: ready(...more) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("You haven't joined any communities yet")).toBeVisible();
  },
};

export const AllJoined: Story = {
  args: { state: ready(...communities.map((one) => ({ ...one, joined: true }))) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No more communities to join')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(await page.findByText(/Still loading/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load communities");
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineOverKept: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(page.getByRole('link', { name: 'Early risers' })).toBeVisible();
  },
};

/** Of a thousand communities a screenful is drawn, and more when it is asked for. */
export const Thousand: Story = {
  args: {
    state: ready(
      ...Array.from({ length: 1000 }, (_, index) => ({
        id: `crowd-${index}`,
        name: `Community ${index + 1}`,
        description: 'A yoga community',
        textLanguage: null,
        imageUrl: null,
        memberCount: 1_234_567,
        joined: false,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 3, name: /^Community/ })).toHaveLength(24);
    await expect(page.getByText('24 of 1,000 shown')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(page.getAllByRole('heading', { level: 3, name: /^Community/ })).toHaveLength(48);
  },
};

const word = 'Sonnengrußmorgengemeinschaft';

/** Names as long as they may be, in another direction, and such as look like code. */
export const AwkwardNames: Story = {
  args: {
    state: ready(
      ...[word.repeat(14), '<b>Bold</b> & <script>alert(1)</script>', 'מתרגלים יחד בבוקר'].map(
        (name, index) => ({
          id: `awkward-${index}`,
          name,
          description: name,
          textLanguage: null,
          imageUrl: index === 1 ? 'https://nowhere.invalid/a.webp' : null,
          memberCount: index,
          joined: index === 0,
        }),
      ),
    ),
  },
  globals: { width: '320' },
  play: async (context) => {
    await expect(
      within(context.canvasElement).getByRole('link', { name: /^<b>Bold<\/b> & <script>/ }),
    ).toBeVisible();
    await fits(context);
  },
};

/** The month in order: a crown on the first place, the own row marked. */
export const Board: Story = {
  tags: ['dark'],
  args: { tab: 'leaderboard' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByRole('heading', { name: 'Global Leaderboard' })).toBeVisible();
    await expect(page.getByText('Top yogis this month')).toBeVisible();
    const rows = within(page.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1Rank 1CChiyo MoriLevel 6 Yogi512 XP',
      '2Rank 2AAsha Rao (You)Level 4 Yogi340 XP',
      '3Rank 3BBen OkaforLevel 2 Yogi128 XP',
    ]);
    await expect(within(rows[0] ?? document.body).getByTestId('crown')).toBeVisible();
    await expect(page.getAllByTestId('crown')).toHaveLength(1);
    await fits(context);
  },
};

const crowd = Array.from({ length: 10 }, (_, index) => ({
  name: index === 4 ? null : `Yogi ${word.slice(0, 5 + 3 * index)}`,
  avatarUrl: null,
  level: 90 - index,
  isSelf: false,
  rank: index + 1,
  points: 1_234_567 - 1000 * index,
}));
const outside = {
  name: 'Asha Rao',
  avatarUrl: null,
  level: 4,
  isSelf: true,
  rank: 1423,
  points: 7,
};

/** Ten stand before: the own place follows, always in sight. */
export const BoardWithOwnPlace: Story = {
  tags: ['dark', 'layout'],
  args: {
    tab: 'leaderboard',
    leaderboard: { ...boards.ready, leaderboard: { rows: crowd, own: outside } },
  },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText('Your rank')).toBeInTheDocument();
    await expect(page.getByText('Asha Rao (You)')).toBeInTheDocument();
    await expect(page.getByText('Rank 1,423')).toBeInTheDocument();
    await expect(page.getByText('Unknown User')).toBeVisible();
    await fits(context);
  },
};

export const BoardOfNobody: Story = {
  args: {
    tab: 'leaderboard',
    leaderboard: {
      ...boards.ready,
      leaderboard: { rows: [], own: { ...outside, rank: 1, points: 0 } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No leaderboard data yet')).toBeVisible();
    await expect(page.getByText('0 XP')).toBeVisible();
  },
};

/** Hidden students still see their own place, and why nobody else does. */
export const BoardOfAHiddenStudent: Story = {
  args: { tab: 'leaderboard', isHidden: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^You're hidden in communities and on leaderboards/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change this in Settings' })).toHaveAttribute(
      'href',
      '/profile/settings',
    );
  },
};

export const BoardLoading: Story = {
  args: { tab: 'leaderboard', leaderboard: boards.loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('skeleton').children).toHaveLength(3);
  },
};

/** Made-up rows, each of which says so, with the student third. */
export const BoardOfExamples: Story = {
  tags: ['dark'],
  args: { tab: 'leaderboard', leaderboard: boards.sample },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const rows = within(page.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    for (const row of rows) await expect(within(row).getByText('Example')).toBeVisible();
    await expect(rows[2]).toHaveTextContent('Asha Rao (You)');
    // Before the rows, so that nobody takes them for people first.
    const [first] = rows;
    const note = page.getByText(/^These are examples/);
    await expect(first && note.compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const BoardOfflineOverKept: Story = {
  args: { tab: 'leaderboard', leaderboard: { ...boards.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
  },
};

export const German: Story = {
  globals: { language: 'de', width: '320' },
  play: async (context) => {
    await fits(context);
    // What the product brings is English; what an admin writes may be any language.
    const page = within(context.canvasElement);
    await expect(page.getByRole('heading', { name: 'Quiet Minds' })).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Lunar flow' })).not.toHaveAttribute('lang');
  },
};
