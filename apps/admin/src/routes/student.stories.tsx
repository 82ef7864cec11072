import { adminPaths, pathPatterns, type StudentPage } from '@niyama/domain';
import {
  answerRows,
  api,
  instructor,
  mockApi,
  profileToRow,
  student,
  studentPage,
  studentPageToAnswer,
  tableRefusal,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import StudentRoute from './student.tsx';

const asked = '/rest/v1/rpc/student_page';

/** What the mocked server knows, and what it was sent. */
let shown: StudentPage = studentPage;
const sent = fn();
const mailed = fn();

const writes = (name: string, change: () => Partial<StudentPage>) =>
  http.post(api(`/rest/v1/rpc/${name}`), async ({ request }) => {
    sent(await request.json());
    shown = { ...shown, ...change() };
    return new HttpResponse(null, { status: 204 });
  });

const remembering = {
  studentPage: http.post(api(asked), () => HttpResponse.json(studentPageToAnswer(shown))),
  replyToAssignment: writes('reply_to_assignment', () => ({
    reflections: shown.reflections.map((each) => ({ ...each, reply: each.reply ?? 'Lovely.' })),
  })),
  saveStudentNote: writes('save_student_note', () => ({
    notes: shown.notes.map((note) =>
      note.isOwn ? { ...note, body: 'Better.', changedAt: '2026-11-20T09:00:00+00:00' } : note,
    ),
  })),
  deleteStudentNote: writes('delete_student_note', () => ({ notes: shown.notes.slice(1) })),
  pauseStudent: http.post(api('/rest/v1/rpc/pause_student'), async ({ request }) => {
    sent(await request.json());
    const pause = {
      id: 'e0000000-0000-4000-8000-000000000001',
      fromDay: studentPage.today,
      toDay: '2026-11-30',
    };
    shown = { ...shown, pause };
    return HttpResponse.json(pause.id);
  }),
  endPause: writes('end_pause', () => ({ pause: null })),
  notifyStudents: http.post(api('/functions/v1/notify-students'), () => {
    mailed();
    return HttpResponse.json({ sent: 1, failed: 0 });
  }),
};

const meta = {
  title: 'Flows/Admin/Student',
  component: StudentRoute,
  parameters: { layout: 'fullscreen', ...mockApi(remembering), width: '1280' },
  decorators: [
    withAdminApp({ path: adminPaths.student(student.id), pattern: pathPatterns.student }),
  ],
  beforeEach: () => {
    shown = studentPage;
    sent.mockClear();
    mailed.mockClear();
  },
} satisfies Meta<typeof StudentRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));

/** The reply replaces the form, the student is notified, and the navigation counts one less. */
export const Replies: Story = {
  parameters: mockApi({
    ...remembering,
    profiles: http.get(api('/rest/v1/profiles'), ({ request }) => {
      const waiting_reflections = shown.reflections.filter(({ reply }) => !reply).length;
      return answerRows(request, [{ ...profileToRow(instructor), waiting_reflections }]);
    }),
  }),
  play: async ({ canvasElement }) => {
    const waiting = /^Reflections ?1 without a reply$/;
    await within(canvasElement).findByRole('link', { name: waiting });
    const reflections = await card(canvasElement, 'Reflections');
    await userEvent.type(reflections.getByLabelText('Your reply'), 'Lovely.');
    await userEvent.click(reflections.getByRole('button', { name: 'Save reply' }));
    await expect(await screen.findByText('Reply saved successfully')).toBeVisible();
    await waitFor(() => expect(reflections.queryByText('Needs your reply')).toBeNull());
    await expect(reflections.getByText('Lovely.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      assignment_id: studentPage.reflections[0]?.id,
      seen: '',
      reply: 'Lovely.',
    });
    await waitFor(() => expect(mailed).toHaveBeenCalledOnce());
    await within(canvasElement).findByRole('link', { name: 'Reflections' });
  },
};

/** A colleague was faster: what was typed stays until theirs is asked for. */
export const RepliedMeanwhile: Story = {
  parameters: mockApi({
    ...remembering,
    replyToAssignment: http.post(api('/rest/v1/rpc/reply_to_assignment'), () => {
      shown = {
        ...shown,
        reflections: shown.reflections.map((each) => ({ ...each, reply: 'From Noor.' })),
      };
      return HttpResponse.json(
        { code: 'P0001', message: 'changed_meanwhile', details: null, hint: null },
        { status: 400 },
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    const reflections = await card(canvasElement, 'Reflections');
    await userEvent.type(reflections.getByLabelText('Your reply'), 'Mine.');
    await userEvent.click(reflections.getByRole('button', { name: 'Save reply' }));
    await reflections.findByRole('alert');
    await expect(reflections.getByLabelText('Your reply')).toHaveValue('Mine.');
    await userEvent.click(reflections.getByRole('button', { name: 'Load the latest version' }));
    await expect(await reflections.findAllByText('From Noor.')).toHaveLength(2);
  },
};

/** The name is the page's title. The note is saved once, and the form starts over. */
export const Notes: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Asha Rao · Niyama'));
    const notes = await card(canvasElement, 'Notes');
    await userEvent.type(notes.getByLabelText('New note'), 'Better.');
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
    await expect(await screen.findByText('Note saved')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      note_id: expect.any(String),
      student_id: student.id,
      body: 'Better.',
    });
    await waitFor(() => expect(notes.getByLabelText('New note')).toHaveValue(''));
    await expect(await notes.findByText('Better.')).toBeVisible();
  },
};

/** What was typed stays for another try. */
export const NoteRefused: Story = {
  parameters: mockApi({
    ...remembering,
    saveStudentNote: http.post(api('/rest/v1/rpc/save_student_note'), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'notes_full', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  play: async ({ canvasElement }) => {
    const notes = await card(canvasElement, 'Notes');
    await userEvent.type(notes.getByLabelText('New note'), 'One more.');
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
    await expect(await notes.findByRole('alert')).toHaveTextContent(
      'Error saving the note: There are already 100 notes about this student.',
    );
    await expect(notes.getByLabelText('New note')).toHaveValue('One more.');
  },
};

export const DeletesANote: Story = {
  play: async ({ canvasElement }) => {
    const notes = await card(canvasElement, 'Notes');
    await userEvent.click(notes.getByRole('button', { name: /^Delete: Mira Lind/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Note deleted')).toBeVisible();
    await waitFor(() => expect(notes.queryByText(/^Left knee/)).toBeNull());
  },
};

export const PausesAndResumes: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Pause' }));
    const form = within(await screen.findByRole('dialog', { name: 'Pause student' }));
    const [, last] = form.getAllByRole('spinbutton', { name: /^month/ });
    if (last) await userEvent.click(last);
    await userEvent.keyboard('11302026');
    await userEvent.click(form.getByRole('button', { name: 'Pause' }));
    await expect(await screen.findByText(/^Asha Rao: paused from/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      student_id: student.id,
      from_day: studentPage.today,
      to_day: '2026-11-30',
    });
    await userEvent.click(await page.findByRole('button', { name: 'Resume' }));
    await expect(await screen.findByText('Asha Rao: assignments resumed')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** Nobody has this id, or what stands in the address is none. */
export const Missing: Story = {
  parameters: { ...mockApi(), adminApp: { path: '/admin/users/nobody' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Student not found' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'All users' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/admin/users');
  },
};

export const Refused: Story = {
  parameters: mockApi({ studentPage: tableRefusal('post', asked, 403, '42501') }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "We couldn't load this student" }),
    ).toBeVisible();
  },
};
