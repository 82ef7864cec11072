import {
  awkwardAssignments,
  givenAnswered,
  givenAssignments,
  givenClass,
  givenLater,
  givenOverdue,
  givenPaused,
  givenReplied,
  givenToday,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import { AssignmentsScreen } from './AssignmentsScreen.tsx';
import type { PickerState } from '../parts/pickerState.ts';
import type { AssignmentsDialog, CreateState } from './types.ts';

const ready = {
  status: 'ready',
  items: givenAssignments,
  more: 'none',
  isBusy: false,
  stale: null,
} as const;
const picker = (options: PickerState['options'], emptyText = 'Loading...'): PickerState => ({
  options,
  emptyText,
  onOpen: fn(),
  onQueryChange: fn(),
});
const create: CreateState = {
  revision: 0,
  start: null,
  today: '2026-11-20',
  students: picker([
    { id: 'everybody', label: 'Everyone (312)' },
    { id: 'community:dawn', label: 'Early risers (48)', note: 'Community' },
    { id: 'asha', label: 'Asha Rao', note: 'student@niyama.example' },
    { id: 'mateo', label: 'Teo', note: 'mateo@niyama.example' },
  ]),
  asanas: picker([
    { id: 'tree', label: 'Tree Pose', note: 'Vṛkṣāsana', lang: 'en' },
    { id: 'cobra', label: 'Cobra Pose', lang: 'en' },
  ]),
  classes: picker([
    { id: 'hips', label: 'Hips on Monday', note: '24 min' },
    { id: 'vinyasa', label: 'Vinyasa 50', note: '51 min' },
  ]),
  recipientCount: null,
  onOutline: fn(),
  isBusy: false,
  failure: null,
  classesFailure: null,
};

const meta = {
  title: 'Screens/Admin/Assignments',
  component: AssignmentsScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/assignments')],
  args: {
    table: ready,
    view: { tab: 'all', search: '' },
    create,
    isFormFolded: false,
    dialog: null,
    onFoldForm: fn(),
    onTab: fn(),
    onSearch: fn(),
    onRetry: fn(),
    onShowMore: fn(),
    onCreate: fn(),
    onOpen: fn(),
    onReply: fn(),
    onChange: fn(),
    onCopy: fn(),
    onPause: fn(),
    onEndPause: fn(),
    onLoadNewer: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignmentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};
const dialogFits: Story['play'] = async () => {
  await settled();
  const dialog = await screen.findByRole('dialog');
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(dialog)).toEqual([]);
};

/** Everything of a row, its menu, and the tabs. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const table = within(page.getByRole('grid', { name: 'Assignments' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Student', 'Practice', 'Frequency', 'Due', 'Status', 'Actions']);
    const overdue = table.getByText('3 days overdue').closest('[role="row"]');
    await expect(overdue).toHaveTextContent(
      /Teo.*Specific days: Mon, Wed,? and Fri.*3 days overdue.*Active/,
    );
    await expect(table.getByText('Due today')).toBeVisible();
    await expect(table.getByText('Dec 4, 2026')).toBeVisible();
    await expect(table.getByText('Needs your reply')).toBeVisible();
    await expect(table.getByRole('row', { name: 'Asha Rao Warrior II' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Actions for Asha Rao, Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }));
    await expect(args.onOpen).toHaveBeenCalledWith('view', givenLater);
    await userEvent.click(page.getByRole('button', { name: 'Actions for Asha Rao, Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(givenLater);
    await userEvent.click(page.getByRole('button', { name: 'Actions for Asha Rao, Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onOpen).toHaveBeenCalledWith('end', givenLater);
    const tabs = page.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['All', 'Active', 'Completed', 'No reply yet']);
    await userEvent.click(page.getByRole('tab', { name: 'Completed' }));
    await expect(args.onTab).toHaveBeenCalledWith('completed');
  },
};

/** What was done belongs to its student: there is nothing left to delete. */
export const NothingLeftToDelete: Story = {
  args: { table: { ...ready, items: [givenReplied] }, view: { tab: 'completed', search: '' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Actions for/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = { args: { table: { status: 'loading' } } };
export const Failed: Story = {
  args: { table: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Error fetching assignments: Something went wrong.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { table: { ...ready, items: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No assignments found. Create an assignment to get started.'),
    ).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { table: { ...ready, items: [] }, view: { tab: 'all', search: 'swan' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No assignments found matching your search.'),
    ).toBeVisible();
  },
};

/** Without the form the list has the whole width; what was typed is there again afterwards. */
export const FormFolded: Story = {
  tags: ['layout'],
  render: function Folding(args) {
    const [isFormFolded, setFolded] = useState(args.isFormFolded);
    return <AssignmentsScreen {...args} isFormFolded={isFormFolded} onFoldForm={setFolded} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const width = () => page.getByRole('grid').clientWidth;
    const beside = width();
    await userEvent.type(page.getByRole('textbox', { name: /Reflection Question/ }), 'And now?');
    await userEvent.click(page.getByRole('button', { name: 'Hide the form' }));
    await expect(page.queryByRole('region', { name: 'Create assignments' })).toBeNull();
    await expect(width()).toBeGreaterThan(beside + 200);
    const way = page.getByRole('button', { name: 'Create assignments' });
    await expect(way).toHaveFocus();
    await userEvent.click(way);
    await expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus();
    await expect(page.getByRole('textbox', { name: /Reflection Question/ })).toHaveValue(
      'And now?',
    );
    await userEvent.click(page.getByRole('button', { name: 'Hide the form' }));
  },
};

/** A tab says what is true of all its rows, so that none of them repeats it. */
export const OpenWork: Story = {
  args: { table: { ...ready, items: [givenOverdue] }, view: { tab: 'active', search: '' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('grid', { name: 'Assignments' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Student', 'Practice', 'Frequency', 'Due', 'Actions']);
    await expect(table.queryByText('Active')).toBeNull();
  },
};

/** Six columns beside the form, and every row is one or two lines. */
export const CompletedBesideTheForm: Story = {
  args: {
    table: { ...ready, items: [givenReplied, givenAnswered] },
    view: { tab: 'completed', search: '' },
  },
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('row').slice(1)) {
      await expect(row.clientHeight).toBeLessThanOrEqual(64);
    }
    await expect(overflowsSideways()).toBe(false);
  },
};

/** The list comes first; one press leads to the form below it. */
export const Phone: Story = {
  globals: { width: '375' },
  play: async (context) => {
    await fits(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Create assignments' }));
    await expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus();
  },
};
export const LargeText: Story = {
  globals: { width: '375', textSize: '200' },
  args: { table: { ...ready, items: awkwardAssignments } },
  play: async (context) => {
    await fits(context);
    await expect(within(context.canvasElement).getByText(/onerror=alert/)).toBeVisible();
  },
};

/** While a list is open the rest of the page is hidden from everybody. */
const closeList = async (key = '{Escape}') => {
  await userEvent.keyboard(key);
  await settled();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
const pick = async (canvasElement: HTMLElement, field: string, option: string) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('combobox', { name: field }), option);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
  await closeList('{Tab}');
};

/** The button sleeps, and says why, until everything is there; other days are forgotten. */
export const Creating: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Create Assignments' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Please fill in all required fields');
    for (const name of ['Asha Rao', 'Teo']) await pick(canvasElement, 'Students', name);
    await expect(args.create.students.onOpen).toHaveBeenCalled();
    await pick(canvasElement, 'Asanas', 'Tree Pose');
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    await expect(submit).toBeEnabled();
    const choose = async (frequency: string) => {
      await userEvent.click(page.getByRole('button', { name: /Frequency/ }));
      await userEvent.click(await screen.findByRole('option', { name: frequency }));
    };
    await choose('Specific days');
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Please select at least one day of the week');
    const chips = page.getByRole('toolbar', { name: 'Days' });
    const days = within(chips).getAllByRole('button');
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    await userEvent.click(within(chips).getByRole('button', { name: 'Fri' }));
    await expect(submit).toBeEnabled();
    await choose('Weekly');
    await choose('Specific days');
    await expect(submit).toBeDisabled();
    await choose('Once');
    await expect(submit).toBeEnabled();
    await choose('Every two weeks');
    await expect(submit).toHaveAccessibleDescription('For 2 people');
    await userEvent.type(page.getByLabelText('Reflection Question'), ' How was it? ');
    await userEvent.click(submit);
    await expect(args.onCreate).toHaveBeenCalledWith({
      studentIds: ['asha', 'mateo'],
      everybody: false,
      communityIds: [],
      searches: [],
      asanaIds: ['tree'],
      classIds: [],
      frequency: 'biweekly',
      daysOfWeek: [],
      dueDate: '2026-11-23',
      reflectionQuestion: 'How was it?',
      notes: null,
    });
  },
};

/** A group is one choice, however many people are in it; a student in two groups is counted once. */
export const CreatingForGroups: Story = {
  tags: ['dark', 'layout'],
  args: {
    create: {
      ...create,
      recipientCount: {
        people: 340,
        notified: 212,
        having: 2,
        paused: 3,
        onlyPaused: null,
        later: [
          { dueDate: '2026-11-21', people: 2 },
          { dueDate: '2026-11-24', people: 1 },
        ],
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await pick(canvasElement, 'Students', 'Everyone');
    await pick(canvasElement, 'Students', 'Early risers');
    await expect(args.create.onOutline).toHaveBeenLastCalledWith({
      studentIds: [],
      everybody: true,
      communityIds: ['dawn'],
      searches: [],
      asanaIds: [],
      classIds: [],
      dueDate: null,
      frequency: 'daily',
      daysOfWeek: [],
    });
    await pick(canvasElement, 'Asanas', 'Tree Pose');
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    const submit = page.getByRole('button', { name: 'Create Assignments' });
    await expect(submit).toHaveAccessibleDescription(
      'For 340 people 212 people will get a notification or an email. ' +
        "2 people still have one of these asanas to do. 3 people are paused. For them, it's due after the pause. " +
        'Due tomorrow for 2 people. Due November 24, 2026 for 1 person.',
    );
    await expect(args.create.onOutline).toHaveBeenLastCalledWith(
      expect.objectContaining({ dueDate: '2026-11-23' }),
    );
    await userEvent.click(submit);
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ studentIds: [], everybody: true, communityIds: ['dawn'] }),
    );
  },
};

/** Of one person it is said by name; a person who has switched nothing on gets no word of it. */
export const CreatingForThePaused: Story = {
  args: {
    create: {
      ...create,
      recipientCount: {
        people: 1,
        notified: 0,
        having: 0,
        paused: 1,
        onlyPaused: {
          username: 'asha',
          fullName: 'Asha Rao',
          displayName: 'Asha',
          until: '2026-12-01',
        },
        later: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'No one will get a notification or an email. Asha is paused until December 1, 2026.',
      ),
    ).toBeVisible();
  },
};

/** A copy is filled in except for the students and the start. */
export const Copying: Story = {
  args: {
    create: {
      ...create,
      start: {
        asanas: [{ id: 'tree', label: 'Tree Pose', lang: 'en' }],
        frequency: 'specific_days',
        daysOfWeek: ['monday'],
        question: 'What kept you steady?',
        notes: 'Slowly.',
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus(),
    );
    await expect(page.getByRole('grid', { name: 'Selected asanas' })).toHaveTextContent(
      'Tree Pose',
    );
    await expect(page.queryByRole('grid', { name: 'Selected students' })).toBeNull();
    await pick(canvasElement, 'Students', 'Teo');
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    await userEvent.click(page.getByRole('button', { name: 'Create Assignments' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      studentIds: ['mateo'],
      everybody: false,
      communityIds: [],
      searches: [],
      asanaIds: ['tree'],
      classIds: [],
      frequency: 'specific_days',
      daysOfWeek: ['monday'],
      dueDate: '2026-11-23',
      reflectionQuestion: 'What kept you steady?',
      notes: 'Slowly.',
    });
  },
};

/** A class says that it is one, and can be copied like a pose. */
export const WithAClass: Story = {
  tags: ['dark', 'layout'],
  args: { table: { ...ready, items: [givenClass, givenToday] } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('row', { name: 'Asha Rao Hips on Monday Class' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Asha Rao Tree' })).toBeVisible();
    await userEvent.click(
      page.getByRole('button', { name: 'Actions for Asha Rao, Hips on Monday' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(givenClass);
  },
};

const kindOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

/** One kind is sent; what was chosen of the other is there again on the way back. */
export const CreatingWithClasses: Story = {
  tags: ['dark', 'layout'],
  args: {
    create: {
      ...create,
      recipientCount: { people: 1, notified: 0, having: 1, paused: 0, onlyPaused: null, later: [] },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await pick(canvasElement, 'Students', 'Teo');
    await pick(canvasElement, 'Asanas', 'Tree Pose');
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    const submit = page.getByRole('button', { name: 'Create Assignments' });
    await expect(submit).toBeEnabled();
    await userEvent.click(kindOf(canvasElement, 'Classes'));
    await expect(submit).toBeDisabled();
    await expect(page.queryByRole('combobox', { name: 'Asanas' })).toBeNull();
    await pick(canvasElement, 'Classes', 'Hips on Monday');
    await expect(args.create.classes.onOpen).toHaveBeenCalled();
    await expect(submit).toHaveAccessibleDescription(
      'For 1 person No one will get a notification or an email. ' +
        '1 person still has one of these classes to do.',
    );
    await userEvent.click(kindOf(canvasElement, 'Asanas'));
    await expect(page.getByRole('grid', { name: 'Selected asanas' })).toHaveTextContent(
      'Tree Pose',
    );
    await userEvent.click(kindOf(canvasElement, 'Classes'));
    await expect(args.create.onOutline).toHaveBeenLastCalledWith(
      expect.objectContaining({ asanaIds: [], classIds: ['hips'] }),
    );
    await userEvent.click(submit);
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ studentIds: ['mateo'], asanaIds: [], classIds: ['hips'] }),
    );
  },
};

const withHips = { classes: [{ id: 'hips', label: 'Hips on Monday' }] };

/** From the shelf or from a copy the class is chosen already; why it cannot be given stands at its field. */
export const ClassRefused: Story = {
  tags: ['dark'],
  args: {
    create: {
      ...create,
      start: withHips,
      classesFailure: "A class without poses or meditations can't be assigned.",
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus(),
    );
    await expect(page.getByRole('grid', { name: 'Selected classes' })).toHaveTextContent(
      'Hips on Monday',
    );
    const field = page.getByRole('combobox', { name: 'Classes' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^A class without poses or meditations/);
    await pick(canvasElement, 'Students', 'Teo');
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    await expect(
      page.getByRole('button', { name: 'Create Assignments' }),
    ).toHaveAccessibleDescription("A class without poses or meditations can't be assigned.");
  },
};
const refusedHips = {
  create: { ...create, start: withHips, classesFailure: 'Haltungen-und-Meditationen '.repeat(4) },
  table: { ...ready, items: [givenClass] },
};
export const ClassRefusedInGerman: Story = {
  args: refusedHips,
  globals: { width: '320', language: 'de', textSize: '200' },
  play: fits,
};
export const ClassRefusedInJapanese: Story = {
  args: refusedHips,
  globals: { width: '375', language: 'ja' },
  play: fits,
};

/** A day that is over is nobody's due date. */
export const CreatingForThePast: Story = {
  args: { create: { ...create, today: '2026-11-24' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [field, option] of [
      ['Students', 'Teo'],
      ['Asanas', 'Cobra Pose'],
    ] as const) {
      await pick(canvasElement, field, option);
    }
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11232026');
    await expect(page.getByText('Choose today or later.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Assignments' })).toBeDisabled();
  },
};

export const CreatingBusy: Story = { args: { create: { ...create, isBusy: true } } };
export const CreatingFailed: Story = {
  args: {
    create: { ...create, failure: "Error creating assignments: You're offline." },
  },
};
/** The search for students failed. */
export const UsersFailed: Story = {
  args: {
    create: { ...create, students: picker([], "Error fetching users: You're offline.") },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Students' }));
    await expect(await screen.findByText(/^Error fetching users/)).toBeVisible();
    await closeList();
  },
};

const saysInTheList =
  (emptyText: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(kindOf(canvasElement, 'Classes'));
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Classes' }));
    await expect(await screen.findByText(emptyText)).toBeVisible();
    await closeList();
  };
export const NoClasses: Story = {
  args: { create: { ...create, classes: picker([], 'No classes found') } },
  play: saysInTheList('No classes found'),
};
export const ClassesFailed: Story = {
  args: { create: { ...create, classes: picker([], "Error fetching classes: You're offline.") } },
  play: saysInTheList("Error fetching classes: You're offline."),
};

type View = Extract<AssignmentsDialog, { kind: 'view' }>;
const viewing: View = {
  kind: 'view',
  assignment: givenAnswered,
  revision: 0,
  isBusy: false,
  failure: null,
};

export const Viewing: Story = {
  tags: ['dark'],
  args: { dialog: viewing },
  play: async ({ args }) => {
    await settled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Assignment details' }));
    await expect(dialog.getByText('What kept you steady?')).toBeVisible();
    await expect(dialog.getByText(/^The old oak before the window\./)).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save reply' });
    await expect(save).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Your reply'), 'Well seen. ');
    await userEvent.click(save);
    await expect(args.onReply).toHaveBeenCalledWith('Well seen.');
  },
};
/** Of a class the dialog says so in place of 'Asana'. */
export const ViewingAClass: Story = {
  args: { dialog: { ...viewing, assignment: givenClass } },
  play: async () => {
    await settled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Assignment details' }));
    const fact = dialog.getByText('Hips on Monday').parentElement;
    await expect(fact).toHaveTextContent('ClassHips on Monday');
    await expect(dialog.queryByText('Asana')).toBeNull();
  },
};
/** Work that is not done has nothing to reply to. */
export const ViewingOpenWork: Story = {
  args: { dialog: { ...viewing, assignment: givenToday } },
  globals: { width: '375', language: 'ja' },
  play: async (context) => {
    await dialogFits(context);
    await expect(screen.queryByRole('textbox', { name: 'あなたの返信' })).toBeNull();
  },
};
export const ViewingAReply: Story = {
  args: { dialog: { ...viewing, assignment: givenReplied } },
  play: async () => {
    const reply = await screen.findByRole('textbox', { name: 'Your reply' });
    await expect(reply).toHaveValue('Well done.');
    await expect(reply).toHaveAccessibleDescription(/^The student has read it/);
  },
};
export const ReplyChangedMeanwhile: Story = {
  args: {
    dialog: {
      ...viewing,
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: async (context) => {
    await dialogFits(context);
    const alert = within(await screen.findByRole('alert'));
    await userEvent.click(alert.getByRole('button'));
    await expect(context.args.onLoadNewer).toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  args: { dialog: { kind: 'end', assignment: givenToday, isBusy: false, failure: null } },
  play: async ({ args }) => {
    await settled();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete assignment' }));
    await expect(dialog.getByText(/won't repeat\. Completed practices stay/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
  },
};
export const DeletingFromACompletedRow: Story = {
  args: {
    dialog: {
      kind: 'end',
      assignment: givenAnswered,
      isBusy: false,
      failure: {
        message: "Error deleting assignment: You're offline.",
        isOutdated: false,
      },
    },
  },
  globals: { width: '375' },
  play: async () => {
    await expect(await screen.findByText(/^This practice stays in Teo/)).toBeVisible();
  },
};

const nextPause = { ...givenPaused.pause, id: 'next', fromDay: '2026-12-01', toDay: '2026-12-07' };

/** A pause is the student's: each of their rows says so, and offers to end it. */
export const Paused: Story = {
  tags: ['dark', 'layout'],
  args: {
    table: {
      ...ready,
      items: [givenPaused, { ...givenToday, pause: nextPause }, givenOverdue],
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Paused until Nov 30, 2026')).toBeVisible();
    await expect(page.getByText('Pause from Dec 1, 2026')).toBeVisible();
    const openMenu = (name: string) =>
      userEvent.click(page.getByRole('button', { name: `Actions for ${name}` }));
    await openMenu('Asha Rao, Warrior II');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resume' }));
    await expect(args.onEndPause).toHaveBeenCalledWith(givenPaused);
    await openMenu('Asha Rao, Tree');
    await expect(await screen.findByRole('menuitem', { name: 'Cancel pause' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('Teo, Cobra');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause student' }));
    await expect(args.onOpen).toHaveBeenCalledWith('pause', givenOverdue);
  },
};

const pausing = {
  kind: 'pause',
  assignment: givenToday,
  isBusy: false,
  failure: null,
} as const;
const typeDay = async (field: string, digits: string) => {
  // The form behind a dialog has days too.
  const dialog = within(await screen.findByRole('dialog'));
  const group = within(dialog.getByRole('group', { name: field }));
  await userEvent.click(group.getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard(digits);
};

/** The pause begins today unless the instructor picks another day; the dialog explains it before saving. */
export const Pausing: Story = {
  tags: ['dark', 'layout'],
  args: { dialog: pausing },
  play: async ({ args }) => {
    await settled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause student' }));
    const submit = dialog.getByRole('button', { name: 'Pause' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Please choose both days.');
    await typeDay('Last day', '11302026');
    await expect(
      dialog.getByText(
        "Asha Rao won't have anything due from November 20, 2026 to November 30, 2026. All of their assignments will be paused.",
      ),
    ).toBeVisible();
    await userEvent.click(submit);
    await expect(args.onPause).toHaveBeenCalledWith({
      fromDay: '2026-11-20',
      toDay: '2026-11-30',
    });
  },
};
/** Each day says itself what is wrong with it. */
export const PausingOnWrongDays: Story = {
  args: { dialog: pausing },
  play: async () => {
    await settled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause student' }));
    await typeDay('First day', '11192026');
    await expect(await dialog.findByText('Choose today or later.')).toBeVisible();
    await typeDay('First day', '11212027');
    await expect(await dialog.findByText('Choose a day within the next year.')).toBeVisible();
    await typeDay('First day', '12012026');
    await typeDay('Last day', '11302026');
    await expect(
      await dialog.findByText("The last day can't be before the first day."),
    ).toBeVisible();
    await typeDay('Last day', '12022027');
    await expect(await dialog.findByText('A pause can last up to one year.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pause' })).toBeDisabled();
  },
};
export const PausingFailed: Story = {
  args: {
    dialog: {
      ...pausing,
      failure: { message: "Error pausing the student: You're offline.", isOutdated: false },
    },
  },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: dialogFits,
};

const changing = {
  kind: 'change',
  assignment: givenToday,
  newer: null,
  isBusy: false,
  failure: null,
} as const;
const changeForm = async () => {
  await settled();
  return within(await screen.findByRole('dialog', { name: 'Change assignment' }));
};

/** One occurrence keeps its rhythm; with all that come, the rhythm is asked for too. */
export const Changing: Story = {
  tags: ['dark', 'layout'],
  args: { dialog: changing },
  play: async ({ args }) => {
    const dialog = await changeForm();
    const submit = dialog.getByRole('button', { name: 'Save changes' });
    await expect(submit).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: /Frequency/ })).toBeNull();
    await typeDay('Due Date', '11192026');
    await expect(await dialog.findByText('Choose today or later.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await typeDay('Due Date', '11242026');
    await userEvent.click(submit);
    const unchanged = {
      dueDate: '2026-11-24',
      reflectionQuestion: 'What kept you steady?',
      notes: 'Look at one point.\nSlowly.',
    };
    const rhythm = { frequency: 'weekly', daysOfWeek: [] };
    await expect(args.onChange).toHaveBeenCalledWith({ later: false, ...unchanged, ...rhythm });
    await userEvent.click(dialog.getByRole('radio', { name: 'This and later' }));
    await userEvent.click(dialog.getByRole('button', { name: /Frequency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Specific days' }));
    await settled();
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Please select at least one day of the week');
    await userEvent.click(dialog.getByRole('button', { name: 'Fri' }));
    await userEvent.clear(dialog.getByLabelText('Note for the student'));
    await userEvent.click(submit);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      later: true,
      ...unchanged,
      notes: null,
      frequency: 'specific_days',
      daysOfWeek: ['friday'],
    });
  },
};
/** What is late may stay so while its words change. */
export const ChangingOverdueWork: Story = {
  args: { dialog: { ...changing, assignment: givenOverdue } },
  globals: { width: '375' },
  play: async ({ args }) => {
    const dialog = await changeForm();
    await userEvent.type(dialog.getByLabelText('Note for the student'), 'Slowly.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ later: false, dueDate: '2026-11-17', notes: 'Slowly.' }),
    );
  },
};
/** What is given once is all there is: nothing has to be chosen before its rhythm. */
export const ChangingWhatIsGivenOnce: Story = {
  args: { dialog: { ...changing, assignment: { ...givenToday, frequency: 'once' } } },
  play: async () => {
    const dialog = await changeForm();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.getByRole('button', { name: /Frequency/ })).toBeVisible();
  },
};
export const ChangingFailed: Story = {
  args: {
    dialog: {
      ...changing,
      failure: { message: "Error changing the assignment: You're offline.", isOutdated: false },
    },
  },
  globals: { width: '375', language: 'ja' },
  play: dialogFits,
};
/** Somebody else was faster: what they saved stands beside what was entered here. */
export const ChangedMeanwhile: Story = {
  tags: ['dark', 'layout'],
  args: {
    dialog: {
      ...changing,
      newer: { ...givenToday, revision: 2, dueDate: '2026-11-27', notes: 'Eyes closed.' },
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  play: async () => {
    const dialog = await changeForm();
    const now = within(dialog.getByRole('region', { name: 'Current version' }));
    await expect(now.getByText('Nov 27, 2026')).toBeVisible();
    await expect(now.getByText('Eyes closed.')).toBeVisible();
    await expect(now.getByText(/^Save again to replace this/)).toBeVisible();
  },
};
/** The student was faster: what is done does not change. */
export const CompletedMeanwhile: Story = {
  args: {
    dialog: {
      ...changing,
      // A field of one line scrolls a longer question.
      assignment: { ...givenToday, reflectionQuestion: null },
      newer: { ...givenToday, completed: true },
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: async (context) => {
    await dialogFits(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Hinweis zur Aufgabe'), '!');
    await expect(dialog.getByRole('button', { name: 'Änderungen speichern' })).toBeDisabled();
  },
};
