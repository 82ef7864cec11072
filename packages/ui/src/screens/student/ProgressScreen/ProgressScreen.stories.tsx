import { levelProgress } from '@niyama/domain';
import { newStudentProgress, progress } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import type { ProgressState } from '../parts/progressState.ts';
import { ProgressScreen, type ProgressScreenProps } from './ProgressScreen.tsx';

/** A person changes the tab; the story keeps it, as the route does. */
function Chosen(props: ProgressScreenProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <ProgressScreen
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
  loading: { status: 'loading' },
  ready: { status: 'ready', progress, stale: null },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies { [Status in ProgressState['status']]: { status: Status } & ProgressState };

const meta = {
  title: 'Screens/Student/Progress',
  component: ProgressScreen,
  render: (args) => <Chosen {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/progress')],
  args: {
    state: states.ready,
    tab: 'achievements',
    onTabChange: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProgressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  // The words of a chart may stand out over their narrow columns.
  const inCharts = new Set(canvasElement.querySelectorAll('figure, figure *'));
  await expect(clipped(canvasElement).filter((part) => !inCharts.has(part))).toEqual([]);
};

/** The five cards with what was really counted; the earned one with its points and its day. */
export const Achievements: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeVisible();
    await expect(
      page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Balance Master',
      'Consistent Yogi',
      'Early Bird',
      'Flexibility Focus',
      'Meditation Master',
    ]);
    await expect(
      page.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
    ).toEqual(['60%', '100%', '80%', '30%', '50%']);
    await expect(page.getAllByText('+50 XP')).toHaveLength(1);
    await expect(page.getByText('Earned on November 8, 2026')).toBeVisible();
    await expect(page.getByText('Finish 5 practices before 8 AM.')).toBeVisible();
    await expect(page.getByText('Finish 20 Balance practices.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dl > div')].map((figure) => [
    figure.querySelector('dt')?.textContent,
    figure.querySelector('dd')?.textContent,
  ]);

/** Where the student stands, what the streak asks for, and the last twelve weeks. */
export const Stats: Story = {
  tags: ['dark', 'layout'],
  args: { tab: 'stats' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(figures(canvasElement)).toEqual([
      ['Level', '4'],
      ['Points', '340'],
      ['Day streak', '6 days'],
      ['Trophies', '1'],
    ]);
    await expect(
      page.getByText(
        'Your day streak is 6. Keep it going today with three practices or Surya Namaskar.',
      ),
    ).toBeVisible();
    const recent = page.getByRole('heading', { name: 'Recent achievements' });
    await expect(recent.parentElement).toHaveTextContent('Consistent Yogi');
    await expect(
      page.getByText(`You practiced on ${progress.days.length} days in the last 12 weeks.`),
    ).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** The charts as tables: the same days and the same points, exactly. */
export const StatsAsTables: Story = {
  args: { tab: 'stats' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const open of page.getAllByRole('button', { name: 'Show as a table' })) {
      await userEvent.click(open);
    }
    await settled();
    const days = within(page.getByRole('table', { name: 'Practice days' }));
    await expect(days.getAllByRole('row')).toHaveLength(progress.days.length + 1);
    await expect(days.getByRole('row', { name: 'Thu, Nov 19 3 6 36 Yes' })).toBeVisible();
    const weeks = within(page.getByRole('table', { name: 'Points per week' }));
    await expect(weeks.getAllByRole('row')).toHaveLength(12 + 1);
    const points = weeks
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getByRole('cell').textContent));
    await expect(points.reduce((sum, value) => sum + value, 0)).toBe(
      progress.days.reduce((sum, day) => sum + day.points, 0),
    );
  },
};

export const StatsWide: Story = {
  tags: ['dark'],
  args: { tab: 'stats' },
  globals: { width: '1280' },
  play: fits,
};

/** Arrow keys change the tab. */
export const TabsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('tab', { name: 'Achievements' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('stats');
    await expect(page.getByRole('tabpanel', { name: 'Stats' })).toBeVisible();
  },
};

/** Today counts already. */
export const TodayDone: Story = {
  args: {
    tab: 'stats',
    state: {
      ...states.ready,
      progress: {
        ...progress,
        dailyStreak: 7,
        days: progress.days.map((day) => ({ ...day, isCovered: true })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Today counts! Your day streak is now 7.'),
    ).toBeVisible();
  },
};

/** The first day: nothing is earned, nothing is made up. */
export const NewStudent: Story = {
  args: { tab: 'stats', state: { ...states.ready, progress: newStudentProgress } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(figures(canvasElement).map(([, value]) => value)).toEqual([
      '1',
      '0',
      '0 days',
      '0',
    ]);
    await expect(page.getByText(/Start a new streak today/)).toBeVisible();
    await expect(page.getByText(/Your first achievement is waiting/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Achievements' }));
    await expect(
      page.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
    ).toEqual(['0%', '0%', '0%', '0%', '0%']);
    await expect(page.queryByText('+50 XP')).not.toBeInTheDocument();
  },
};

/** A rule that was added since tells itself, in English. */
export const UnknownAchievement: Story = {
  args: {
    state: {
      ...states.ready,
      progress: {
        ...progress,
        achievements: [
          {
            key: 'night-owl',
            name: 'Night Owl',
            description: 'Finish a practice after ten in the evening.',
            metric: null,
            targetArea: null,
            threshold: 1,
            value: 0,
            dateEarned: null,
            points: 50,
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Night Owl' })).toBeVisible();
    await expect(page.getByText('Finish a practice after ten in the evening.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading...')).toBeInTheDocument();
    await expect(page.getByTestId('skeleton').children).toHaveLength(3);
    await expect(await page.findByText(/Still loading/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load your progress");
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

/** The cached progress stays visible. */
export const OfflineOverKept: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(page.getByRole('heading', { name: 'Early Bird' })).toBeVisible();
  },
};

/** Numbers of somebody who has practiced for years. */
export const ManyPoints: Story = {
  args: {
    tab: 'stats',
    state: {
      ...states.ready,
      progress: {
        ...progress,
        points: 1_234_567,
        level: levelProgress(1_234_567).level,
        dailyStreak: 1460,
        days: progress.days.map((day) => ({ ...day, points: day.points * 97 })),
      },
    },
  },
  globals: { width: '320' },
  play: fits,
};

/** A week begins on Monday where the reader's does. */
export const German: Story = {
  args: { tab: 'stats' },
  globals: { language: 'de', width: '320' },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvasElement.querySelector('figure')).toHaveTextContent(/Mo.*Di.*Mi/),
    );
    await fits(context);
  },
};
