import { paths } from '@niyama/domain';
import {
  assignmentDueToday,
  classDueToday,
  doneClass,
  home,
  longWindedPose,
  newStudentHome,
  overdueAssignment,
  slowHips,
  student,
  today,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { photograph } from '#testing/photographExample.ts';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { frameExample, inStudentShell } from '#testing/inStudentShell.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import type { HomeState } from './types.ts';

const nothing = { practice: 0, class: 0, favorite: 0, practiceList: 0 };

const meta = {
  title: 'Screens/Student/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/homepage')],
  args: {
    now: { day: today, hour: 7 },
    state: { status: 'loaded', home },
    unsaved: { waiting: nothing, waitingReason: null, refused: [] },
    onRetry: fn(),
    run: null,
    onStart: fn(),
    onContinueRun: fn(),
    onResume: fn(),
    onShowPaused: fn(),
    install: null,
    isInvented: false,
    onSaveNow: fn(),
    onSendAgain: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading', isLate: false },
  loaded: { status: 'loaded', home },
  failed: { status: 'failed', profile: student, isRetrying: false },
  offline: { status: 'offline', home, isRetrying: false },
  noProfile: { status: 'noProfile' },
} as const satisfies { [Status in HomeState['status']]: { status: Status } & HomeState };

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

export const Loaded: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.loaded },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Good morning, happy Friday')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Namaste, asha' })).toBeVisible();
    const standing = within(page.getByRole('list', { name: 'Your stats' }));
    await expect(standing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Level 4',
      '340 points',
      '6-day streak',
    ]);
    await expect(page.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );

    await expect(page.getByRole('heading', { name: 'Continue Warrior II' })).toBeVisible();
    await expect(page.getByText('00:42 left')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '+1 more Paused practices' }));
    await expect(args.onShowPaused).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Resume Warrior II' }));
    await expect(args.onResume).toHaveBeenCalledWith(home.paused);

    const panel = within(page.getByRole('region', { name: 'Daily & Assigned Practice' }));
    await expect(
      panel.getByText(
        'Daily Surya Namaskar (Sun Salutation) and Pranayama are essential for all yogis.',
      ),
    ).toBeVisible();
    await expect(panel.getAllByText('Mandatory')).toHaveLength(2);
    await expect(panel.getByText('3 days overdue')).toBeVisible();
    await expect(panel.getByText('Due today')).toBeVisible();
    const tree = within(
      panel.getByRole('heading', { name: 'Tree' }).closest('li') ?? canvasElement,
    );
    await expect(tree.getByText('2 min')).toBeVisible();
    await expect(tree.getByText('1 minute, 30 seconds')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Start Tree' }));
    await expect(args.onStart).toHaveBeenLastCalledWith(treePose.id);

    await userEvent.click(page.getByRole('button', { name: 'Begin Practice' }));
    await expect(args.onStart).toHaveBeenLastCalledWith(home.mandatory[0]?.asana.id);
    await expect(page.getByRole('link', { name: 'View All Assignments' })).toHaveAttribute(
      'href',
      '/assignments',
    );
    await expect(page.getByRole('link', { name: /Communities/ })).toHaveAttribute(
      'href',
      '/communities',
    );
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A class is one row, which leads to its page, and what 'Begin Practice' leads to once the daily poses are done. */
export const AssignedClass: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: {
      status: 'loaded',
      home: {
        ...home,
        mandatory: home.mandatory.map((daily) => ({ ...daily, doneToday: true })),
        assigned: [classDueToday, assignmentDueToday],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = page.getByRole('heading', { level: 3, name: 'Slow hips' }).closest('li');
    const card = within(row ?? canvasElement);
    await expect(card.getByText('Due today')).toBeVisible();
    await expect(card.getByText(/^4 poses/)).toHaveTextContent('4 poses · 12 min');
    await expect(card.getByRole('link', { name: 'Slow hips' })).toHaveAttribute(
      'href',
      paths.assignedClass(slowHips.versionId),
    );
    // Four figures, and the sign that the row leads on.
    await expect(row?.querySelectorAll('svg')).toHaveLength(5);
    await expect(page.getByRole('link', { name: 'Begin Practice' })).toHaveAttribute(
      'href',
      paths.assignedClass(slowHips.versionId),
    );
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(canvasElement)).toEqual([]);
  },
};

/** Practiced without a network: it is green, and says so. */
export const DoneClass: Story = {
  args: { state: { status: 'loaded', home: { ...home, assigned: [doneClass] } } },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 3, name: 'Slow hips' });
    const row = title.closest('li') ?? canvasElement;
    await expect(within(row).getByText('Done today')).toBeVisible();
  },
};

/** What goes on on this device comes first, over a practice that goes on anywhere. */
export const RunOnDevice: Story = {
  tags: ['dark', 'layout'],
  args: { run: { name: 'Hips on Monday', number: 7, total: 18 } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const run = page.getByRole('heading', { name: 'Continue Hips on Monday' });
    const paused = page.getByRole('heading', { name: 'Continue Warrior II' });
    await expect(run.compareDocumentPosition(paused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(page.getByText('Item 7 of 18')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinueRun).toHaveBeenCalledOnce();
  },
};

/** It needs neither a network nor a name. */
export const RunWithoutName: Story = {
  args: {
    state: { status: 'offline', home: null, isRetrying: false },
    run: { name: null, number: 2, total: 5 },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Continue your practice' }),
    ).toBeVisible();
  },
};

/** The school of the demo says what it is. */
export const InventedSchool: Story = {
  tags: ['dark'],
  args: { isInvented: true },
  play: async (context) => {
    await expect(
      within(context.canvasElement).getByText(
        'This is a demo. The school and its students are made up.',
      ),
    ).toBeVisible();
    await fits(context);
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

const dayDone: HomeScreenProps['state'] = {
  status: 'loaded',
  home: {
    ...home,
    mandatory: home.mandatory.map(({ asana }, index) => ({ asana, doneToday: index === 0 })),
    assigned: [
      { ...overdueAssignment, dueDate: '2026-11-19' },
      { ...assignmentDueToday, dueDate: '2026-11-23' },
    ],
    paused: null,
  },
};

/** Done rows are ticked and green, one day is one day, and 'Begin Practice' takes what is open. */
export const PartlyDone: Story = {
  tags: ['dark'],
  args: { state: dayDone },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Done today')).toBeVisible();
    await expect(page.getByText('1 day overdue')).toBeVisible();
    await expect(page.getByText('Due November 23')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Begin Practice' }));
    await expect(args.onStart).toHaveBeenCalledWith(home.mandatory[1]?.asana.id);
  },
};

export const NewStudent: Story = {
  args: { state: { status: 'loaded', home: newStudentHome }, now: { day: today, hour: 20 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Good evening, happy Friday')).toBeVisible();
    // A streak that has not begun is nothing to be greeted with.
    await expect(page.getByText('0 points')).toBeVisible();
    await expect(page.queryByText(/streak/)).toBeNull();
    await expect(page.getByRole('region', { name: 'Daily Mandatory Practice' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'View All Assignments' })).toBeNull();
    await expect(page.queryByRole('button', { name: /Resume/ })).toBeNull();
    await expect(page.getByRole('link', { name: /Communities/ })).toBeVisible();
  },
};

/** Today is the last day of a pause: what an instructor gave waits, and the daily poses stay. */
export const PausedWork: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: { status: 'loaded', home: { ...home, assigned: [], workPausedUntil: today } },
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Daily Mandatory Practice' });
    await expect(
      within(panel).getByText(
        'Your instructor has paused your assignments through November 20, 2026.',
      ),
    ).toBeVisible();
  },
};

/** A student without assignments sees nothing about a pause. */
export const PausedWithoutWork: Story = {
  args: {
    state: { status: 'loaded', home: { ...newStudentHome, workPausedUntil: '2026-12-01' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/has paused/)).toBeNull();
  },
};

/** An administrator chose other poses: the sentence names them. */
export const OtherMandatoryPoses: Story = {
  args: {
    state: {
      status: 'loaded',
      home: {
        ...newStudentHome,
        mandatory: [treePose, warriorTwo].map((asana) => ({ asana, doneToday: false })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Daily Tree and Warrior II are essential for all yogis.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { status: 'loaded', home: { ...newStudentHome, mandatory: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No practices available. Try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Begin Practice' })).toBeDisabled();
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Namaste' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeInTheDocument();
    await expect(page.queryByText('Y')).toBeNull();
    await expect(page.queryByText(/Still loading/)).toBeNull();
    // It would jump when the practices come.
    await expect(page.queryByRole('button', { name: 'Begin Practice' })).toBeNull();
  },
};

export const LoadingWide: Story = {
  args: { state: states.loading },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Begin Practice' })).toBeDisabled();
  },
};

export const StillLoading: Story = {
  tags: ['dark'],
  args: { state: { status: 'loading', isLate: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Still loading. This is taking longer than usual.')).toBeVisible();
    await expect(page.queryByText('No practices available. Try again later.')).toBeNull();
  },
};

/** Where the browser can install the app. */
export const InstallOffered: Story = {
  tags: ['dark', 'layout'],
  args: { install: { onInstall: fn(), onDismiss: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Take Niyama with you' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Install' }));
    await expect(args.install?.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await expect(args.install?.onDismiss).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const alert = within(page.getByRole('alert'));
    await expect(alert.getByText('Failed to load practices')).toBeVisible();
    await expect(alert.getByText('There was an issue connecting to the server')).toBeVisible();
    await expect(page.getAllByText('Sample')).toHaveLength(3);
    await expect(page.getByText(/These are sample poses/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /Start|Begin/ })).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.offline },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(page.getByRole('button', { name: 'Start Tree' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineWithoutCache: Story = {
  args: { state: { status: 'offline', home: null, isRetrying: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'nothing has been saved on this device yet',
    );
    await expect(page.getByRole('button', { name: 'Begin Practice' })).toBeDisabled();
  },
};

/** Retry keeps the focus while it asks, and hands it to the panel when its own button is gone. */
export const RetrySucceeds: Story = {
  render: function RetrySucceeds(args) {
    const [state, setState] = useState<HomeState>({ ...states.offline, home: null });
    const answer = () => setState({ status: 'loaded', home });
    const retry = () => {
      setState({ status: 'offline', home: null, isRetrying: true });
      requestAnimationFrame(() => requestAnimationFrame(answer));
    };
    return <HomeScreen {...args} state={state} onRetry={retry} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    const panel = await page.findByRole('region', { name: 'Daily & Assigned Practice' });
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

export const NoProfile: Story = {
  args: { state: states.noProfile },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText('Account created but profile setup failed. Please contact support.'),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect(frameExample.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Unsynced: Story = {
  tags: ['dark', 'layout'],
  args: {
    unsaved: {
      waiting: { ...nothing, practice: 2 },
      waitingReason: 'Your session has expired. Please log in again.',
      refused: [
        {
          id: 'ahead',
          kind: 'practice',
          name: 'Boat',
          reason: "This device's clock is ahead. Set it to the right time and try again.",
          canRetry: true,
        },
        {
          id: 'refused',
          kind: 'practice',
          name: 'Tree',
          reason: "This practice is more than seven days old, so it can't be saved anymore.",
          canRetry: false,
        },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('2 practices are waiting to be saved')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save now' }));
    await expect(args.onSaveNow).toHaveBeenCalledOnce();
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
    await expect(page.getByText("2 practices couldn't be saved")).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try Again: Boat' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith('ahead');
    await expect(page.getAllByText(/^This practice can't be counted/)).toHaveLength(1);
    await expect(page.queryByRole('button', { name: 'Try Again: Tree' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Discard Tree' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('refused');
  },
};

/** Of each kind its own sentence, and every reason beside what it is about. */
export const UnsavedMarks: Story = {
  args: {
    unsaved: {
      waiting: { practice: 1, class: 0, favorite: 2, practiceList: 1 },
      waitingReason: null,
      refused: [
        {
          id: 'list',
          kind: 'practiceList',
          name: longWindedPose.name,
          reason: 'This pose is no longer in the library.',
          canRetry: false,
        },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('1 practice is waiting to be saved')).toBeVisible();
    await expect(
      page.getByText('2 changes to your favorites are waiting to be saved'),
    ).toBeVisible();
    await expect(
      page.getByText('1 change to your practice list is waiting to be saved'),
    ).toBeVisible();
    await expect(page.getByText("1 change couldn't be saved")).toBeVisible();
    await expect(page.getByText(/on your practice list: This pose is no longer/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Discard/ }));
    await expect(args.onDiscard).toHaveBeenCalledWith('list');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A class is named as one, beside the practices in it. */
export const UnsavedClass: Story = {
  tags: ['layout'],
  args: {
    unsaved: {
      waiting: { ...nothing, practice: 3, class: 1 },
      waitingReason: null,
      refused: [
        {
          id: 'class',
          kind: 'class',
          name: 'Hips on Monday',
          reason: "You've already logged another class for this time.",
          canRetry: false,
        },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('3 practices are waiting to be saved')).toBeVisible();
    await expect(page.getByText('1 class is waiting to be saved')).toBeVisible();
    await expect(page.getByText("1 class couldn't be saved")).toBeVisible();
    await expect(page.getByText(/^Hips on Monday: You've already logged/)).toBeVisible();
    await expect(page.getByText(/^The practices in it that were saved still count/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard Hips on Monday' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('class');
  },
};

/** A photograph, a pose that is gone, markup in a name, and texts from the right or without an end. */
export const Awkward: Story = {
  args: {
    state: {
      status: 'loaded',
      home: {
        ...home,
        profile: {
          ...student,
          points: 1_234_567,
          settings: {
            ...student.settings,
            displayName: `<img src=x onerror=alert(1)> مايا ${'a'.repeat(400)}`,
          },
        },
        assigned: [
          { ...overdueAssignment, asana: longWindedPose },
          { ...assignmentDueToday, id: 'photograph', asana: { ...treePose, imageUrl: photograph } },
          { ...assignmentDueToday, id: 'gone', asana: null },
          { ...overdueAssignment, id: 'rtl', asana: { ...treePose, name: 'وضعية الشجرة' } },
        ],
        paused: home.paused && { ...home.paused, asana: longWindedPose },
      },
    },
  },
  globals: { width: '320' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText('Unknown Asana')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Namaste, <img src=x onerror=alert(1)> مايا',
    );
    await fits(context);
  },
};
