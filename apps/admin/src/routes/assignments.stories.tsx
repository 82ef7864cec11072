import {
  answerGivenAssignments,
  api,
  cobra,
  editedClassToRow,
  givenAnswered,
  givenAssignmentToRow,
  givenClass,
  givenPaused,
  givenToday,
  hipsOnMonday,
  listedColleague,
  mockApi,
  serverError,
  student,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyOption } from '../testing/readyOption.ts';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import AssignmentsRoute from './assignments.tsx';

const list = '/rest/v1/rpc/admin_assignments';

const meta = {
  title: 'Flows/Admin/Assignments',
  component: AssignmentsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/assignments' })],
} satisfies Meta<typeof AssignmentsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While there is nothing to show, one row says so. */
const rows = (canvasElement: HTMLElement, count: number) =>
  // A row is named by its student and its asana.
  waitFor(() => expect(within(canvasElement).queryAllByRole('rowheader')).toHaveLength(2 * count));
const closeList = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** The open work first; the other tabs and the search ask the server. */
export const Looks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await rows(canvasElement, 3);
    await userEvent.click(page.getByRole('tab', { name: 'Completed' }));
    await rows(canvasElement, 2);
    await userEvent.click(page.getByRole('tab', { name: 'All' }));
    await rows(canvasElement, 5);
    await userEvent.type(page.getByRole('searchbox', { name: 'Search assignments' }), 'COBRA');
    await rows(canvasElement, 1);
    await userEvent.type(page.getByRole('searchbox', { name: 'Search assignments' }), ' swan');
    await expect(await page.findByText('No assignments found matching your search.')).toBeVisible();
  },
};

const written = fn();
const mailed = fn();
const pick = async (canvasElement: HTMLElement, field: string, typed: string, option: RegExp) => {
  const combobox = within(canvasElement).getByRole('combobox', { name: field });
  await userEvent.click(combobox);
  await userEvent.type(combobox, typed);
  await userEvent.click(await readyOption(option));
  await closeList();
};
async function fillIn(canvasElement: HTMLElement) {
  await rows(canvasElement, 3);
  await pick(canvasElement, 'Students', 'asha', /^Asha Rao/);
  await pick(canvasElement, 'Asanas', 'cobra', /^Cobra/);
  await userEvent.click(within(canvasElement).getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard('01022060');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create Assignments' }));
}

/** The server finds people and poses; afterwards the form is empty, and the students are notified. */
export const Creates: Story = {
  parameters: mockApi({
    giveAssignments: http.post(api('/rest/v1/rpc/give_assignments'), async ({ request }) => {
      written(await request.json());
      return HttpResponse.json(1);
    }),
    notifyStudents: http.post(api('/functions/v1/notify-students'), () => {
      mailed();
      return HttpResponse.json({ sent: 1, failed: 0 });
    }),
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    mailed.mockClear();
    await fillIn(canvasElement);
    await expect(
      await screen.findByText(
        'Assignments created successfully! 1 person will get a notification or an email.',
      ),
    ).toBeVisible();
    await expect(written).toHaveBeenCalledWith({
      request_id: expect.any(String),
      student_ids: [student.id],
      everybody: false,
      community_ids: [],
      searches: [],
      asana_ids: [cobra.id],
      class_ids: [],
      frequency: 'daily',
      due_date: '2060-01-02',
    });
    await waitFor(() => expect(mailed).toHaveBeenCalledTimes(1));
    const form = within(canvasElement);
    await expect(form.queryByRole('grid', { name: 'Selected students' })).toBeNull();
    await expect(await form.findByRole('button', { name: 'Create Assignments' })).toBeDisabled();
    await expect(form.getByRole('region', { name: 'Create assignments' })).toHaveFocus();
  },
};

/** Poses are found and named in the language of the page, with what else they are called below. */
export const FindsPosesInGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 3);
    const field = within(canvasElement).getByRole('combobox', { name: 'Asanas' });
    await userEvent.click(field);
    await userEvent.type(field, 'zweiter krieger');
    const option = within(await readyOption(/^Krieger II/));
    await expect(option.getByText('Krieger II')).not.toHaveAttribute('lang');
    await expect(option.getByText(/^Warrior II · /)).toHaveAttribute('lang', 'en');
    await closeList();
  },
};

/** Everybody, or everybody a search finds: one choice and one request each, and the server counts them. */
export const CreatesForGroups: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await rows(canvasElement, 3);
    await pick(canvasElement, 'Students', 'silva', /^Mateo|^Teo/);
    await pick(canvasElement, 'Students', 'niyama', /^Everyone matching “niyama”/);
    const students = page.getByRole('grid', { name: 'Selected students' });
    await expect(students).toHaveTextContent('Everyone matching “niyama”');
    await pick(canvasElement, 'Asanas', 'cobra', /^Cobra/);
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('01022060');
    await expect(await page.findByText('For 2 people')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Create Assignments' }));
    await expect(
      await screen.findByText(
        'Assignments created for 2 people. 1 person will get a notification or an email.',
      ),
    ).toBeVisible();
  },
};

/** From a student's page, that student is chosen already, and the form has the focus. */
export const CreatesForAStudent: Story = {
  parameters: { adminApp: { path: `/admin/assignments?student=${student.id}` } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chosen = await page.findByRole('grid', { name: 'Selected students' });
    await expect(chosen).toHaveTextContent('Asha Rao');
    await expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus();
  },
};

/** The people selected in the list are all chosen already. */
export const CreatesForSelectedPeople: Story = {
  parameters: {
    adminApp: {
      path: '/admin/assignments',
      state: {
        students: [
          { id: student.id, label: 'Asha Rao' },
          { id: listedColleague.id, label: 'Noor Haddad' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chosen = await page.findByRole('grid', { name: 'Selected students' });
    await expect(within(chosen).getAllByRole('row')).toHaveLength(2);
    await expect(page.getByRole('region', { name: 'Create assignments' })).toHaveFocus();
  },
};

const fromTheShelf = {
  adminApp: {
    path: '/admin/assignments',
    state: { classes: [{ id: hipsOnMonday.id, label: hipsOnMonday.name }] },
  },
};
async function giveHips(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const chosen = await page.findByRole('grid', { name: 'Selected classes' });
  await expect(chosen).toHaveTextContent('Hips on Monday');
  await rows(canvasElement, 3);
  await pick(canvasElement, 'Students', 'asha', /^Asha Rao/);
  await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard('01022060');
  await userEvent.click(page.getByRole('button', { name: 'Create Assignments' }));
}

/** From the shelf, the class is chosen already; the form gives it in place of poses. */
export const CreatesWithAClass: Story = {
  parameters: {
    ...fromTheShelf,
    ...mockApi({
      giveAssignments: http.post(api('/rest/v1/rpc/give_assignments'), async ({ request }) => {
        written(await request.json());
        return HttpResponse.json(1);
      }),
    }),
  },
  beforeEach: () => void written.mockClear(),
  play: async ({ canvasElement }) => {
    await giveHips(canvasElement);
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith(
        expect.objectContaining({ asana_ids: [], class_ids: [hipsOnMonday.id] }),
      ),
    );
  },
};

/** The class was archived meanwhile, which its field says until another class is chosen. */
export const ClassArchivedMeanwhile: Story = {
  parameters: {
    ...fromTheShelf,
    ...mockApi({
      giveAssignments: tableRefusal(
        'post',
        '/rest/v1/rpc/give_assignments',
        400,
        'class_not_found',
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await giveHips(canvasElement);
    const field = page.getByRole('combobox', { name: 'Classes' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('This class is archived or no longer exists.');
    await expect(page.queryByRole('alert')).toBeNull();
    await pick(canvasElement, 'Classes', 'vinyasa', /^Vinyasa 50/);
    await waitFor(() => expect(field).toBeValid());
  },
};

/** What was entered stays for another try. */
export const CreatingFails: Story = {
  parameters: mockApi({ giveAssignments: serverError('post', '/rest/v1/rpc/give_assignments') }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(/^Error creating assignments: /);
    await expect(page.getByRole('grid', { name: 'Selected students' })).toHaveTextContent(
      'Asha Rao',
    );
    await expect(page.getByRole('button', { name: 'Create Assignments' })).toBeEnabled();
  },
};

/** Mails that cannot be sent keep nobody from giving work. */
export const CreatesWithoutMails: Story = {
  parameters: mockApi({ notifyStudents: unreachable('post', '/functions/v1/notify-students') }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(
      await screen.findByText(
        'Assignments created successfully! 1 person will get a notification or an email.',
      ),
    ).toBeVisible();
  },
};

export const SearchesFail: Story = {
  parameters: mockApi({
    recipients: unreachable('post', '/rest/v1/rpc/recipient_options'),
    adminAsanas: unreachable('post', '/rest/v1/rpc/admin_asanas'),
    shelf: unreachable('post', '/rest/v1/rpc/shelf'),
  }),
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 3);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox', { name: 'Students' }));
    await expect(await screen.findByText(/^Error fetching users: /)).toBeVisible();
    await closeList();
    await userEvent.click(page.getByRole('combobox', { name: 'Asanas' }));
    await expect(await screen.findByText(/^Error fetching asanas: /)).toBeVisible();
    await closeList();
    await userEvent.click(page.getByRole('radio', { name: 'Classes' }));
    await userEvent.click(page.getByRole('combobox', { name: 'Classes' }));
    await expect(await screen.findByText(/^Error fetching classes: /)).toBeVisible();
    await closeList();
  },
};

async function choose(canvasElement: HTMLElement, tab: string, name: string, action: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('tab', { name: tab }));
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const answered = `Teo, ${givenAnswered.work.name}`;
async function reply(canvasElement: HTMLElement) {
  await choose(canvasElement, 'Completed', answered, 'View');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your reply'), 'Well seen.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
  return dialog;
}

/** What was entered is not replaced without a question. */
export const Copies: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await rows(canvasElement, 3);
    await choose(canvasElement, 'Completed', answered, 'Copy');
    const form = page.getByRole('region', { name: 'Create assignments' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(page.getByRole('grid', { name: 'Selected asanas' })).toHaveTextContent(
      givenAnswered.work.name,
    );
    await expect(page.getByLabelText('Reflection Question')).toHaveValue(
      givenAnswered.reflectionQuestion,
    );
    await userEvent.type(page.getByLabelText('Note for the student'), 'Slowly.');
    await choose(canvasElement, 'Completed', answered, 'Copy');
    const asked = async (button: string) => {
      const dialog = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
      await userEvent.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await asked('Keep editing');
    await expect(page.getByLabelText('Note for the student')).toHaveValue(
      `${givenAnswered.notes ?? ''}Slowly.`,
    );
    await choose(canvasElement, 'Completed', answered, 'Copy');
    await asked('Discard changes');
    await expect(page.getByLabelText('Note for the student')).toHaveValue(
      givenAnswered.notes ?? '',
    );
  },
};

const hipsGiven = answerGivenAssignments([givenClass]);
const copyHips = (canvasElement: HTMLElement) =>
  choose(canvasElement, 'Active', 'Asha Rao, Hips on Monday', 'Copy');

/** A class is copied as it is on the shelf now. */
export const CopiesAClass: Story = {
  parameters: mockApi({
    givenAssignments: hipsGiven,
    classForEditor: http.post(api('/rest/v1/rpc/class_for_editor'), () =>
      HttpResponse.json({
        class: editedClassToRow({ ...hipsOnMonday, name: 'Hips on Tuesday' }),
        asanas: [],
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await copyHips(canvasElement);
    await expect(await page.findByRole('grid', { name: 'Selected classes' })).toHaveTextContent(
      'Hips on Tuesday',
    );
    await expect(page.getByRole('button', { name: /Frequency/ })).toHaveTextContent('Daily');
  },
};
export const CopiesNoArchivedClass: Story = {
  parameters: mockApi({
    givenAssignments: hipsGiven,
    classForEditor: http.post(api('/rest/v1/rpc/class_for_editor'), () =>
      HttpResponse.json({
        class: editedClassToRow({ ...hipsOnMonday, isArchived: true }),
        asanas: [],
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await copyHips(canvasElement);
    await expect(
      await screen.findByText(
        'Error copying the assignment: This class is archived or no longer exists.',
      ),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('combobox', { name: 'Asanas' })).toBeVisible();
  },
};

export const Replies: Story = {
  play: async ({ canvasElement }) => {
    await reply(canvasElement);
    await expect(await screen.findByText('Reply saved successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A half-written reply is not lost without a question. */
export const AsksBeforeAReplyIsLost: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Completed', answered, 'View');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.type(dialog.getByLabelText('Your reply'), 'Well se');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.getByLabelText('Your reply')).toHaveFocus());
    await expect(dialog.getByLabelText('Your reply')).toHaveValue('Well se');
  },
};

/** Neither are the students and notes of work that is not given yet. */
export const AsksBeforeWorkIsLost: Story = {
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 3);
    const page = within(canvasElement);
    await pick(canvasElement, 'Students', 'asha', /^Asha Rao/);
    await userEvent.click(page.getByRole('link', { name: 'Settings' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await expect(page.getByRole('grid', { name: 'Selected students' })).toHaveTextContent(
      'Asha Rao',
    );
    await userEvent.click(page.getByRole('link', { name: 'Settings' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/admin/settings');
  },
};

/** Another admin has replied: nothing is overwritten, and their words are looked at first. */
export const TwoAdmins: Story = {
  parameters: mockApi({
    replyToAssignment: http.post(api('/rest/v1/rpc/reply_to_assignment'), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'changed_meanwhile', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await reply(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Someone else changed/);
    await expect(dialog.getByLabelText('Your reply')).toHaveValue('Well seen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveValue(''));
  },
};

/** Of completed work only what would have followed is gone. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    // A toast is an alert dialog too.
    const question = { name: 'Delete assignment' };
    const confirm = async () => {
      const asked = within(await screen.findByRole('alertdialog', question));
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
    };
    await choose(canvasElement, 'Active', 'Asha Rao, Warrior II', 'Delete');
    await confirm();
    await expect(await screen.findByText('Assignment deleted successfully')).toBeVisible();

    await choose(canvasElement, 'Completed', answered, 'Delete');
    await confirm();
    await expect(
      await screen.findByText(
        `The next practice was deleted. ${givenAnswered.work.name} won't repeat.`,
      ),
    ).toBeVisible();
  },
};

export const DeletionOffline: Story = {
  parameters: mockApi({ endAssignment: unreachable('post', '/rest/v1/rpc/end_assignment') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Active', 'Asha Rao, Warrior II', 'Delete');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      "Error deleting assignment: You're offline.",
    );
  },
};

export const Refused: Story = {
  parameters: mockApi({ givenAssignments: tableRefusal('post', list, 403, '42501') }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        "Error fetching assignments: You don't have permission to do this.",
      ),
    ).toBeVisible();
  },
};

const paused = fn();
const ended = fn();
const school = [givenToday];
const refusal = (name: string, message: string) =>
  http.post(api(`/rest/v1/rpc/${name}`), () =>
    HttpResponse.json({ code: 'P0001', message, details: null, hint: null }, { status: 400 }),
  );
const pauseToday = async (canvasElement: HTMLElement) => {
  await choose(canvasElement, 'Active', 'Asha Rao, Tree', 'Pause student');
  const dialog = within(await screen.findByRole('dialog'));
  const last = within(dialog.getByRole('group', { name: 'Last day' }));
  await userEvent.click(last.getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard('11302026');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  return dialog;
};

/** The row says it at once, and has the focus again. */
export const Pauses: Story = {
  parameters: mockApi({
    givenAssignments: answerGivenAssignments(school),
    pauseStudent: http.post(api('/rest/v1/rpc/pause_student'), async ({ request }) => {
      paused(await request.json());
      school[0] = { ...givenToday, pause: givenPaused.pause };
      return HttpResponse.json('e0000000-0000-4000-8000-000000000001');
    }),
  }),
  beforeEach: () => {
    paused.mockClear();
    school[0] = givenToday;
  },
  play: async ({ canvasElement }) => {
    await pauseToday(canvasElement);
    await expect(
      await screen.findByText('Asha Rao: paused from November 20, 2026 to November 30, 2026'),
    ).toBeVisible();
    await expect(paused).toHaveBeenCalledWith({
      student_id: student.id,
      from_day: '2026-11-20',
      to_day: '2026-11-30',
    });
    const page = within(canvasElement);
    await expect(await page.findByText('Paused until Nov 30, 2026')).toBeVisible();
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Actions for Asha Rao, Tree' })).toHaveFocus(),
    );
  },
};

/** Another instructor was first: the days stay, and the list behind shows their pause. */
export const PausedMeanwhile: Story = {
  parameters: mockApi({ pauseStudent: refusal('pause_student', 'pause_overlaps') }),
  play: async ({ canvasElement }) => {
    const dialog = await pauseToday(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error pausing the student: This student is already paused on some of these days.',
    );
    await expect(dialog.getByText(/^Asha Rao won't have anything due/)).toBeVisible();
  },
};

export const Resumes: Story = {
  parameters: mockApi({
    givenAssignments: answerGivenAssignments(school),
    endPause: http.post(api('/rest/v1/rpc/end_pause'), async ({ request }) => {
      ended(await request.json());
      school[0] = givenToday;
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  beforeEach: () => {
    ended.mockClear();
    school[0] = { ...givenToday, pause: givenPaused.pause };
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Active', 'Asha Rao, Tree', 'Resume');
    await expect(await screen.findByText('Asha Rao: assignments resumed')).toBeVisible();
    await expect(ended).toHaveBeenCalledWith({ pause_id: givenPaused.pause?.id });
    const page = within(canvasElement);
    await waitFor(() => expect(page.queryByText(/^Paused until/)).toBeNull());
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Actions for Asha Rao, Tree' })).toHaveFocus(),
    );
  },
};
/** A pause that has not begun is canceled, in vain. */
export const CancelingFails: Story = {
  parameters: mockApi({
    givenAssignments: answerGivenAssignments([
      { ...givenToday, pause: { id: 'gone', fromDay: '2026-12-01', toDay: '2026-12-07' } },
    ]),
    endPause: serverError('post', '/rest/v1/rpc/end_pause'),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Active', 'Asha Rao, Tree', 'Cancel pause');
    await expect(
      await screen.findByText(
        'Error ending the pause: Something went wrong. Please try again later.',
      ),
    ).toBeVisible();
  },
};

const changed = fn();
const answerChange = (outcome: () => Response) =>
  http.post(api('/rest/v1/rpc/change_assignment'), async ({ request }) => {
    changed(await request.json());
    return outcome();
  });
const written204 = () => new HttpResponse(null, { status: 204 });
const changeNotes = async (canvasElement: HTMLElement) => {
  await choose(canvasElement, 'Active', 'Asha Rao, Tree', 'Change');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'This and later' }));
  const notes = dialog.getByLabelText('Note for the student');
  await userEvent.clear(notes);
  await userEvent.type(notes, 'Softly.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  return dialog;
};
const sentChange = {
  assignment_id: givenToday.id,
  revision: 1,
  later: true,
  due_date: '2026-11-20',
  frequency: 'weekly',
  notes: 'Softly.',
  reflection_question: 'What kept you steady?',
};

export const Changes: Story = {
  parameters: mockApi({ changeAssignment: answerChange(written204) }),
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvasElement }) => {
    await changeNotes(canvasElement);
    await expect(await screen.findByText('Assignment changed')).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(sentChange);
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Actions for Asha Rao, Tree' }),
      ).toHaveFocus(),
    );
  },
};

/** Another instructor was first: theirs is shown, what was typed stays, and saving again replaces it. */
export const ChangedByTwo: Story = {
  parameters: mockApi({
    changeAssignment: answerChange(() =>
      changed.mock.calls.length > 1
        ? written204()
        : HttpResponse.json(
            { code: 'P0001', message: 'changed_meanwhile', details: null, hint: null },
            { status: 400 },
          ),
    ),
    givenAssignment: http.post(api('/rest/v1/rpc/admin_assignment'), () =>
      HttpResponse.json(
        givenAssignmentToRow({ ...givenToday, revision: 2, notes: 'Eyes closed.' }),
      ),
    ),
  }),
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvasElement }) => {
    const dialog = await changeNotes(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Someone else changed/);
    const now = within(dialog.getByRole('region', { name: 'Current version' }));
    await expect(now.getByText('Eyes closed.')).toBeVisible();
    await expect(dialog.getByLabelText('Note for the student')).toHaveValue('Softly.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Assignment changed')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ ...sentChange, revision: 2 });
  },
};

/** The student has done it today: the server says which day can't be, and what was typed stays. */
export const ChangeRefused: Story = {
  parameters: mockApi({ changeAssignment: refusal('change_assignment', 'assignment_invalid') }),
  play: async ({ canvasElement }) => {
    const dialog = await changeNotes(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/That day is in the past/);
    await expect(dialog.getByLabelText('Note for the student')).toHaveValue('Softly.');
  },
};
