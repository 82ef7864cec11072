import type { HistoryEntry } from '@niyama/domain';
import {
  classHistory,
  history,
  longHistory,
  longWindedPose,
  newStudentProgress,
  progress,
  treePose,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import type { ProgressState } from '../parts/progressState.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
import type { HistoryState } from './types.ts';

/** A person chooses; the story keeps it, as the route does. */
function Chosen(props: ProfileScreenProps) {
  const [tab, setTab] = useState(props.tab);
  const [filter, setFilter] = useState(props.filter);
  return (
    <ProfileScreen
      {...props}
      filter={filter}
      tab={tab}
      onFilterChange={setFilter}
      onTabChange={setTab}
    />
  );
}

const reason = 'Something went wrong. Please try again later.';

/** One state for each status: a status without its state does not compile. */
const progressStates = {
  loading: { status: 'loading' },
  ready: { status: 'ready', progress, stale: null },
  failed: { status: 'failed', isOffline: false, reason },
} as const satisfies { [Status in ProgressState['status']]: { status: Status } & ProgressState };
const historyStates = {
  loading: { status: 'loading' },
  ready: { status: 'ready', entries: history, more: 'none', stale: null },
  failed: { status: 'failed', isOffline: false, reason },
} as const satisfies { [Status in HistoryState['status']]: { status: Status } & HistoryState };

const meta = {
  title: 'Screens/Student/Profile',
  component: ProfileScreen,
  render: (args) => <Chosen {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/profile')],
  args: {
    names: { shown: 'Asha Rao', username: 'asha' },
    progress: progressStates.ready,
    history: historyStates.ready,
    today: '2026-11-20',
    tab: 'overview',
    onTabChange: fn(),
    filter: 'all',
    onFilterChange: fn(),
    onRetry: fn(),
    onMore: fn(),
    onOpenReply: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dl > div')].map((figure) => [
    figure.querySelector('dt')?.textContent,
    figure.querySelector('dd')?.textContent,
  ]);

/** Who the student is, and real figures of what was reached. */
export const Overview: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible();
    await expect(page.getByText('Level 4')).toBeVisible();
    await expect(page.getByText('340 XP')).toBeVisible();
    await expect(page.getByText('Dedicated Yogi')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress in level 4' })).toHaveAttribute(
      'aria-valuetext',
      '40%',
    );
    await expect(page.getByText('60 points to Level 5')).toBeVisible();
    await expect(figures(canvasElement)).toEqual([
      ['Total practices', '31'],
      ['Current streak', '6 days'],
      ['Practiced so far', '12 poses'],
      ['Time on the mat', '3.5 hours'],
    ]);
    const challenge = within(page.getByRole('region', { name: '7-Day Streak Challenge' }));
    await expect(challenge.getByText('6 of 7 days')).toBeVisible();
    // Those to work on, the closest first.
    await expect(
      page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Early Bird', 'Balance Master', 'Meditation Master']);
    for (const [name, href] of [
      ['View All', '/progress'],
      ['Edit profile', '/profile/edit'],
      ['Settings', '/profile/settings'],
      ['Communities Practice together with others.', '/communities'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(overflowsSideways()).toBe(false);
  },
};

export const OverviewWide: Story = {
  tags: ['dark'],
  globals: { width: '1280' },
  play: fits,
};

/** The first day: every figure is its own. */
export const NewStudent: Story = {
  args: {
    names: { shown: 'noor', username: 'noor' },
    progress: { ...progressStates.ready, progress: newStudentProgress },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(figures(canvasElement).map(([, value]) => value)).toEqual([
      '0',
      '0 days',
      '0 poses',
      '0 hours',
    ]);
    await expect(page.queryByText('Dedicated Yogi')).not.toBeInTheDocument();
    await expect(page.getByText('0 of 7 days')).toBeVisible();
    await expect(page.getByText('100 points to Level 2')).toBeVisible();
  },
};

/** A hundred points are not yet above a hundred; less than an hour shows in minutes. */
export const AlmostDedicated: Story = {
  args: {
    progress: {
      ...progressStates.ready,
      progress: { ...progress, points: 100, level: 2, secondsPracticed: 1_510, posesPracticed: 1 },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Level 2')).toBeVisible();
    await expect(page.queryByText('Dedicated Yogi')).not.toBeInTheDocument();
    await expect(page.getByText('1 pose')).toBeVisible();
    await expect(page.getByText('26 minutes')).toBeVisible();
  },
};

/** More than seven days: the goal is reached, not overshot. */
export const GoalReached: Story = {
  args: {
    progress: { ...progressStates.ready, progress: { ...progress, dailyStreak: 23 } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('7 of 7 days')).toBeVisible();
    await expect(page.getByText(/You reached your goal/)).toBeVisible();
    await expect(page.getByText('23 days')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { names: null, progress: progressStates.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading...')).toBeInTheDocument();
    await expect(await page.findByText(/Still loading/)).toBeVisible();
  },
};

/** The ways on stay: nothing else leads there. */
export const Failed: Story = {
  tags: ['dark'],
  args: { progress: progressStates.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load your profile");
    for (const name of ['Edit profile', 'Settings', /Communities/]) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineOverKept: Story = {
  args: { progress: { ...progressStates.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(page.getByText('3.5 hours')).toBeVisible();
  },
};

const dayNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Everything of two months by its day; a reply is new until it is opened. */
export const PracticeLog: Story = {
  tags: ['dark', 'layout'],
  args: { tab: 'log' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Surya Namaskar')).toBeVisible();
    await expect(dayNames(canvasElement)).toEqual(['Today', 'Yesterday', 'Friday, October 2']);
    const yesterday = within(page.getByRole('region', { name: 'Yesterday' }));
    await expect(yesterday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Meditation10 min10 minutes · 10 points'),
      expect.stringContaining('Warrior II3 sets'),
      expect.stringContaining('Unknown Asana1 set'),
    ]);
    const reply = page.getByRole('button', { name: /Your instructor replied/ });
    await expect(reply).toHaveTextContent('New');
    await userEvent.click(reply);
    await settled();
    await expect(page.getByText(/Lovely. Stay with that next time/)).toBeVisible();
    await expect(args.onOpenReply).toHaveBeenCalledWith(history[0]?.assignment?.id);
    await expect(overflowsSideways()).toBe(false);
  },
};

export const EmptyLog: Story = {
  args: { tab: 'log', history: { ...historyStates.ready, entries: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No practices in the last 2 months')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the library' })).toHaveAttribute(
      'href',
      '/library',
    );
  },
};

const classButton = (canvasElement: HTMLElement, name: RegExp, expanded: boolean) =>
  within(canvasElement).findByRole('button', { name, expanded });
const classLog = {
  tab: 'log',
  history: { ...historyStates.ready, entries: classHistory },
} as const;

/** A class is one line, whatever was practiced between. One that never came has no name. */
export const ClassesInLog: Story = {
  tags: ['dark', 'layout'],
  args: classLog,
  play: async ({ canvasElement }) => {
    const hips = await classButton(canvasElement, /Hips on Monday/, false);
    await expect(hips).toHaveTextContent(/24 min.* · 2 poses · 47 points$/);
    await expect(hips).toHaveAccessibleName(/23 minutes, 50 seconds · 2 poses · 47 points$/);
    const unknown = await classButton(canvasElement, /A class/, false);
    await expect(unknown).toHaveTextContent(/2 min.* · 2 poses · 19 points$/);
    await expect(within(canvasElement).getByText('Surya Namaskar')).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A class opens to what was practiced in it, each as it stands elsewhere in the history. */
export const OpenedClass: Story = {
  tags: ['dark', 'layout'],
  args: classLog,
  play: async ({ args, canvasElement }) => {
    const hips = await classButton(canvasElement, /Hips on Monday/, false);
    hips.focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    const panel = within(within(canvasElement).getByRole('group', { name: /Hips on Monday/ }));
    const inClass = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(inClass).toEqual([
      expect.stringContaining('Meditation5 min5 minutes · 5 points'),
      expect.stringContaining('Warrior II3 sets'),
      expect.stringContaining('Tree1 set'),
    ]);
    await userEvent.click(panel.getByRole('button', { name: /Your instructor replied/ }));
    await settled();
    await expect(panel.getByText(/Lovely. Stay with that next time/)).toBeVisible();
    await expect(args.onOpenReply).toHaveBeenCalledWith(classHistory[2]?.assignment?.id);
    await expect(overflowsSideways()).toBe(false);
  },
};

const shownPoses = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('section li')].map(({ textContent }) => textContent);

/** All, assigned, or chosen by the student; meditations are none. */
export const Asanas: Story = {
  tags: ['dark'],
  args: { tab: 'asanas' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Tree' })).toHaveAttribute(
      'href',
      `/pose/${treePose.id}`,
    );
    await expect(shownPoses(canvasElement)).toHaveLength(6);
    await expect(page.getByText('Unknown Asana')).toBeVisible();
    await expect(page.queryByText('Meditation')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('radio', { name: 'Assigned' }));
    await waitFor(() =>
      expect(shownPoses(canvasElement)).toEqual([expect.stringContaining('AssignedTree')]),
    );
    await userEvent.click(page.getByRole('radio', { name: 'Self Practice' }));
    await waitFor(() => expect(shownPoses(canvasElement)).toHaveLength(5));
    await expect(page.queryByRole('link', { name: 'Tree' })).not.toBeInTheDocument();
  },
};

/** Among the poses a class has no meditation; one assigned pose makes the whole class belong. */
/** What was asked of a class that an instructor assigned stands with its line. */
export const AssignedClassInLog: Story = {
  args: {
    tab: 'log',
    history: {
      ...historyStates.ready,
      entries: classHistory.map((entry) => ({
        ...entry,
        assignment: null,
        run: entry.run && { ...entry.run, assignment: classHistory[2]?.assignment ?? null },
      })),
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByText('Hips on Monday');
    const line = within(title.closest('li') ?? canvasElement);
    await userEvent.click(line.getByRole('button', { name: /Your instructor replied/ }));
    await settled();
    await expect(line.getByText(classHistory[2]?.assignment?.reply ?? '')).toBeVisible();
    await expect(args.onOpenReply).toHaveBeenCalledWith(classHistory[2]?.assignment?.id);
  },
};

export const ClassesAmongAsanas: Story = {
  tags: ['dark'],
  args: { ...classLog, tab: 'asanas', filter: 'assigned' },
  play: async ({ canvasElement }) => {
    const hips = await classButton(canvasElement, /Hips on Monday/, false);
    await expect(hips).toHaveTextContent(/24 min.* · 2 poses · 42 points$/);
    await expect(within(canvasElement).queryByRole('button', { name: /A class/ })).toBeNull();
    await userEvent.click(hips);
    await settled();
    const panel = within(within(canvasElement).getByRole('group', { name: /Hips on Monday/ }));
    await expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Warrior II',
      'Tree',
    ]);
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NoAsanas: Story = {
  tags: ['dark'],
  args: { tab: 'asanas', history: { ...historyStates.ready, entries: history.slice(2, 3) } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("You haven't completed any asanas in the last 2 months"),
    ).toBeVisible();
  },
};

export const NoneAssigned: Story = {
  args: {
    tab: 'asanas',
    filter: 'assigned',
    history: { ...historyStates.ready, entries: history.slice(1) },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Nothing here in the last 2 months'),
    ).toBeVisible();
  },
};

/** Ten thousand practices: only those near the window are in the page, wherever one looks. */
export const TenThousand: Story = {
  args: { tab: 'log', history: { ...historyStates.ready, entries: longHistory(10_000) } },
  play: async ({ canvasElement }) => {
    const items = () => canvasElement.querySelectorAll('section li').length;
    await waitFor(() => expect(items()).toBeGreaterThan(3));
    await expect(items()).toBeLessThan(40);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(dayNames(canvasElement)).not.toContain('Today'));
    await expect(items()).toBeLessThan(40);
    const [item] = canvasElement.querySelectorAll('section li');
    await expect(item).toHaveAttribute('aria-setsize', '12');
    window.scrollTo(0, 0);
    await waitFor(() => expect(dayNames(canvasElement)).toContain('Today'));
  },
};

/** Older ones are asked for with a press. */
export const MoreToShow: Story = {
  args: { tab: 'log', history: { ...historyStates.ready, more: 'available' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  tags: ['dark'],
  args: { tab: 'log', history: { ...historyStates.ready, more: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load more.");
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** What was asked for may lie on a later page: that one is asked for without a press. */
export const LooksFurther: Story = {
  args: {
    tab: 'asanas',
    filter: 'assigned',
    history: { ...historyStates.ready, entries: history.slice(1), more: 'available' },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};

export const LoadingLog: Story = {
  args: { tab: 'log', history: historyStates.loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeInTheDocument();
  },
};

export const FailedLog: Story = {
  args: { tab: 'log', history: historyStates.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load your practices");
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineLogWithNothingKept: Story = {
  args: { tab: 'asanas', history: { ...historyStates.failed, isOffline: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
  },
};

export const OfflineLogOverKept: Story = {
  args: { tab: 'log', history: { ...historyStates.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(await page.findByText('Surya Namaskar')).toBeVisible();
  },
};

/** A name may be markup, run from right to left and hardly end. */
export const AwkwardName: Story = {
  args: {
    names: { shown: `<b onclick="alert(1)">Asha</b> & مريم ${'A'.repeat(400)}`, username: 'asha' },
  },
  globals: { width: '320' },
  play: async (context) => {
    await expect(
      within(context.canvasElement).getByRole('heading', {
        name: /^<b onclick="alert\(1\)">Asha<\/b> & مريم A+$/,
      }),
    ).toBeVisible();
    await fits(context);
  },
};

const [first] = history;
const longWinded: HistoryEntry[] = first ? [{ ...first, asana: longWindedPose }] : [];

export const LongPoseName: Story = {
  tags: ['layout'],
  args: { tab: 'asanas', history: { ...historyStates.ready, entries: longWinded } },
  globals: { width: '320', language: 'de' },
  play: fits,
};
