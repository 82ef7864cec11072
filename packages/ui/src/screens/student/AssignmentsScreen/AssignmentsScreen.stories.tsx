import { type Assignment, paths } from '@niyama/domain';
import {
  assignmentDueToday,
  assignmentPlan,
  classDueToday,
  doneAssignment,
  doneClass,
  downwardDog,
  emptyPlan,
  laterAssignment,
  longWindedPose,
  overdueAssignment,
  assignmentWithReply,
  slowHips,
  today,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { AssignmentsScreen } from './AssignmentsScreen.tsx';
import type { AssignmentsState } from './types.ts';

const meta = {
  title: 'Screens/Student/Assignments',
  component: AssignmentsScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/assignments')],
  args: {
    state: {
      status: 'ready',
      plan: assignmentPlan,
      limit: 50,
      isLoadingMore: false,
      leadIn: { ready: 3, spokenSeconds: 0 },
      stale: null,
    },
    today,
    tab: 'assignments',
    onTabChange: fn(),
    onRetry: fn(),
    onStart: fn(),
    onStartAll: fn(),
    onOpenReply: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof AssignmentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Ready = Extract<AssignmentsState, { status: 'ready' }>;

const ready = (changes: Partial<Ready['plan']>, more: Partial<Ready> = {}): Ready => ({
  status: 'ready',
  limit: 50,
  isLoadingMore: false,
  leadIn: { ready: 3, spokenSeconds: 0 },
  stale: null,
  ...more,
  plan: { ...assignmentPlan, ...changes },
});

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: ready({}),
  failed: { status: 'failed', isOffline: false, isRetrying: false, reason: null },
} as const satisfies {
  [Status in AssignmentsState['status']]: { status: Status } & AssignmentsState;
};

const rowOf = (canvasElement: HTMLElement, name: string) => {
  const rows = within(within(canvasElement).getByRole('list', { name: 'Poses for today' }));
  const row = rows.getByRole('heading', { name, level: 3 }).closest('li');
  if (!row) throw new Error(`${name} stands in no list`);
  return row;
};

async function expectItFits(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
}
const fits: Story['play'] = ({ canvasElement }) => expectItFits(canvasElement);

export const Ready: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.ready },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    const panel = within(page.getByRole('region', { name: "Today's Practice" }));
    await expect(panel.getByText(/3 poses/)).toHaveTextContent('3 poses · 6 min');
    await expect(panel.getByText('1 of 3 completed')).toBeVisible();
    await expect(panel.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1 of 3 completed',
    );

    const rows = within(panel.getByRole('list', { name: 'Poses for today' }));
    await expect(rows.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Warrior II',
      'Tree',
      'Downward-Facing Dog',
    ]);

    const late = within(rowOf(canvasElement, 'Warrior II'));
    await expect(late.getByText('1')).toBeVisible();
    await expect(late.getByText('3 days overdue')).toBeVisible();
    const open = within(rowOf(canvasElement, 'Tree'));
    await expect(open.getByText('Due today')).toBeVisible();
    await expect(open.getByText('Every day')).toBeVisible();
    await expect(open.getByText('Vrikshasana')).toBeVisible();
    await expect(open.getByText('2 min')).toBeVisible();
    await expect(open.getByText('Rest your gaze on one point.')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Start Tree' }));
    await expect(args.onStart).toHaveBeenCalledWith(treePose);

    await userEvent.click(page.getByRole('button', { name: 'Start Full Practice' }));
    await expect(args.onStartAll).toHaveBeenCalledWith([warriorTwo, treePose]);
    await expectItFits(canvasElement);
  },
};

/** Below today's open work: what is done, what comes, and replies to earlier work. */
export const DoneComingUpAndReplies: Story = {
  play: async ({ args, canvasElement, step }) => {
    const page = within(canvasElement);
    await step('what was done today stays, ticked, with the next day and the answer', async () => {
      const row = within(rowOf(canvasElement, 'Downward-Facing Dog'));
      await expect(row.getByText('Done today')).toBeVisible();
      await expect(row.getByText('Every Monday and Friday')).toBeVisible();
      await expect(row.getByText('Next: Monday, November 23')).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Your reflection' }));
      await settled();
      await expect(row.getByText('All along the back of my legs.')).toBeVisible();
    });
    await step('later work can be done ahead, but not twice on a day', async () => {
      const coming = within(page.getByRole('list', { name: 'Coming up' }));
      await expect(coming.getByText('Due November 23')).toBeVisible();
      await expect(
        coming.queryByRole('button', { name: 'Start Downward-Facing Dog' }),
      ).not.toBeInTheDocument();
      await userEvent.click(coming.getByRole('button', { name: 'Start Cobra' }));
      await expect(args.onStart).toHaveBeenCalledWith(laterAssignment.asana);
    });
    await step('a reply to earlier work is new until it is opened', async () => {
      const replies = within(page.getByRole('region', { name: 'New replies' }));
      await expect(replies.getByText('Practiced on November 19')).toBeVisible();
      const trigger = replies.getByRole('button', { name: /Your instructor replied/ });
      await expect(trigger).toHaveTextContent('New');
      await userEvent.click(trigger);
      await settled();
      await expect(replies.getByText(assignmentWithReply.reply ?? '')).toBeVisible();
      await expect(args.onOpenReply).toHaveBeenCalledWith(assignmentWithReply.id);
    });
  },
};

const rowsOf = (...assignments: Assignment[]) =>
  ready({
    today: assignments,
    todayTotal: assignments.length,
    upcoming: [],
    upcomingTotal: 0,
    replies: [],
    summary: {
      assignments: assignments.length,
      completed: assignments.filter(({ completed }) => completed).length,
    },
  });

/** A class counts once in what is completed and with its poses in how many there are; its page starts it. */
export const ClassAmongPoses: Story = {
  tags: ['dark', 'layout'],
  args: { state: rowsOf(classDueToday, assignmentDueToday) },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^5 poses/)).toHaveTextContent('5 poses · 14 min');
    await expect(page.getByText('0 of 2 completed')).toBeVisible();
    const row = within(rowOf(canvasElement, 'Slow hips'));
    await expect(row.getByText('In the evening, if you can.')).toBeVisible();
    await expect(row.getByText('Every Friday')).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
    await expect(row.getByRole('link', { name: 'Slow hips' })).toHaveAttribute(
      'href',
      paths.assignedClass(slowHips.versionId),
    );
    await userEvent.click(page.getByRole('button', { name: 'Start Full Practice' }));
    await expect(args.onStartAll).toHaveBeenCalledWith([treePose]);
    await expectItFits(canvasElement);
  },
};

/** There is no pose to start with the others. */
export const OnlyAClassIsOpen: Story = {
  args: { state: rowsOf(classDueToday, doneAssignment) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('1 of 2 completed')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Start Full|Complete!/ })).toBeNull();
  },
};

/** Also in a reply to earlier work a class has its name. */
export const ClassDoneWithAReply: Story = {
  args: {
    state: {
      ...rowsOf(doneClass),
      plan: {
        ...rowsOf(doneClass).plan,
        replies: [
          { ...doneClass, id: 'earlier', reply: 'Lovely.', repliedAt: '2026-11-20T07:00:00Z' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = within(rowOf(canvasElement, 'Slow hips'));
    await expect(row.getByText('Done today')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Your reflection' }));
    await settled();
    await expect(row.getByText('On the outside of both hips.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All Practices Complete!' })).toBeDisabled();
    const replies = within(page.getByRole('region', { name: 'New replies' }));
    await expect(replies.getByRole('heading', { name: 'Slow hips' })).toBeVisible();
  },
};

export const ReplyToTodaysWork: Story = {
  args: {
    state: ready({
      today: [{ ...doneAssignment, reply: 'Well felt.', repliedAt: '2026-11-20T07:00:00Z' }],
      replies: [],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const row = within(rowOf(canvasElement, 'Downward-Facing Dog'));
    await userEvent.click(row.getByRole('button', { name: /Your instructor replied/ }));
    await expect(args.onOpenReply).toHaveBeenCalledWith(doneAssignment.id);
  },
};

export const AllDone: Story = {
  args: {
    state: ready({
      today: [doneAssignment],
      todayTotal: 1,
      replies: [],
      summary: { assignments: 1, completed: 1 },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'All Practices Complete!' })).toBeDisabled();
    await expect(page.getByText('1 of 1 completed')).toBeVisible();
  },
};

export const NothingDueToday: Story = {
  args: {
    state: ready({
      today: [],
      todayTotal: 0,
      replies: [],
      summary: { assignments: 0, completed: 0 },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Nothing due today. See what's coming up below.")).toBeVisible();
    await expect(page.queryByRole('button', { name: /Complete!|Full/ })).not.toBeInTheDocument();
  },
};

/** All of it waits until the pause is over. */
export const Paused: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: ready({
      workPausedUntil: '2026-11-22',
      today: [],
      todayTotal: 0,
      replies: [],
      summary: { assignments: 0, completed: 0 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'Your instructor has paused your assignments through November 22, 2026.',
      ),
    ).toBeVisible();
    await expectItFits(canvasElement);
  },
};

/** A cached pause that has ended meanwhile does not show. */
export const PauseOver: Story = {
  args: { state: ready({ workPausedUntil: '2026-11-19' }, { stale: 'offline' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/has paused/)).toBeNull();
  },
};

/** The pose was archived: the row stays, and cannot be started. */
export const UnknownAsana: Story = {
  args: {
    state: ready({ today: [{ ...assignmentDueToday, asana: null }, overdueAssignment] }),
  },
  play: async ({ args, canvasElement }) => {
    const row = within(rowOf(canvasElement, 'Unknown Asana'));
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
    await expect(row.getByText('This pose is no longer available.')).toBeVisible();
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Start Full Practice' }),
    );
    await expect(args.onStartAll).toHaveBeenCalledWith([warriorTwo]);
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findByTestId('skeleton')).children).toHaveLength(3);
    await expect(
      await page.findByText('Still loading. This is taking longer than usual.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { ...states.ready, plan: emptyPlan } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: 'No Assignments From Your Instructor Yet' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Self Practice' })).toHaveAttribute(
      'href',
      '/self-practice',
    );
  },
};

/** The last work was deleted after its reply: the reply is still there to be read. */
export const EmptyWithAReply: Story = {
  args: { state: { ...states.ready, plan: { ...emptyPlan, replies: [assignmentWithReply] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'New replies' })).toBeVisible();
    await expect(page.getByText('No Assignments From Your Instructor Yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading', { name: 'Error loading assignments' })).toBeVisible();
    await expect(alert.getByText('Failed to load assignments')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const FailedWithAReason: Story = {
  args: {
    state: { ...states.failed, reason: "You don't have permission to do this.", isRetrying: true },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("You don't have permission to do this."),
    ).toBeVisible();
  },
};

export const OfflineWithNothingKept: Story = {
  args: {
    state: {
      ...states.failed,
      isOffline: true,
      reason: "You're offline. Check your connection and try again.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("You're offline.");
  },
};

export const OfflineWithWhatWasKept: Story = {
  args: { state: ready({}, { stale: 'offline' }) },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveTextContent('Connection Error');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(page.getByRole('heading', { name: 'Tree' })).toBeVisible();
  },
};

const many = Array.from({ length: 50 }, (_, index) => ({
  ...overdueAssignment,
  id: `${overdueAssignment.id}-${index}`,
}));

export const TenThousand: Story = {
  args: {
    state: ready({
      today: many,
      todayTotal: 10_000,
      summary: { assignments: 10_000, completed: 0 },
    }),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/50 poses/)).toHaveTextContent('50 poses · 62 min');
    await expect(page.getByText('0 of 10,000 completed')).toBeVisible();
    await expect(page.getByText('50 of 10,000 shown')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalled();
  },
};

export const SelfPracticeTab: Story = {
  tags: ['dark'],
  args: { tab: 'self-practice' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Create Your Own Practice' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your list' })).toHaveAttribute(
      'href',
      '/self-practice',
    );
    await expect(page.getByRole('link', { name: 'Open your presets' })).toHaveAttribute(
      'href',
      '/custom-presets',
    );
    await userEvent.click(page.getByRole('tab', { name: 'Assignments' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('assignments');
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

/** 400 letters without a space, tags that are only words, and words from right to left. */
export const AwkwardWords: Story = {
  args: {
    state: ready({
      today: [
        { ...overdueAssignment, asana: longWindedPose, notes: 'n'.repeat(400) },
        { ...assignmentDueToday, asana: { ...treePose, name: '<img src=x onerror=alert(1)>' } },
        {
          ...doneAssignment,
          asana: { ...downwardDog, name: 'وضعية الشجرة', sanskritName: null },
          notes: 'تنفّس بهدوء',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expectItFits(canvasElement);
    await expect(rowOf(canvasElement, '<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
