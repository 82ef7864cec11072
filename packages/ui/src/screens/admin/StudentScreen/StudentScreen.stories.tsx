import { awkwardStudentPage, leavingStudentPage, newStudentPage, studentPage } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import { StudentScreen } from './StudentScreen.tsx';

const ready = { status: 'ready', page: studentPage, stale: null } as const;
const [waiting, replied] = studentPage.reflections;
const [own] = studentPage.notes;
if (!own) throw new Error('There is an own note.');
const newNoteId = 'b0000000-0000-4000-8000-000000000099';

const meta = {
  title: 'Screens/Admin/Student',
  component: StudentScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/users/7')],
  args: {
    state: ready,
    dialog: null,
    replying: null,
    noting: null,
    newNoteId,
    isResuming: false,
    onRetry: fn(),
    onOpenPause: fn(),
    onPause: fn(),
    onEndPause: fn(),
    onReply: fn(),
    onLoadNewer: fn(),
    onKeepNote: fn(),
    onOpenDelete: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StudentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who it is, what can be done, and each subject under its heading. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await expect(page.getByText(/^Joined August 12, 2026/)).toHaveTextContent(
      '6-day streak · Time zone: Europe/Berlin',
    );
    await expect(page.getByRole('link', { name: 'All users' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
    await expect(page.getByRole('link', { name: 'Assign practice' })).toHaveAttribute(
      'href',
      `/admin/assignments?student=${studentPage.person.id}`,
    );
    await expect(page.getByText('@asha · student@niyama.example')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write an Email' })).toHaveAttribute(
      'href',
      'mailto:student@niyama.example',
    );
    await userEvent.click(page.getByRole('button', { name: 'Pause' }));
    await expect(args.onOpenPause).toHaveBeenCalledOnce();
    const work = within(page.getByRole('region', { name: 'Assignments' }));
    await expect(work.getByText('2 days overdue')).toBeVisible();
    await expect(work.getByText('Over')).toBeVisible();
    const hips = work.getByText('Hips on Monday').parentElement;
    await expect(hips).toHaveTextContent('Hips on Monday Class');
    const last = within(page.getByRole('region', { name: 'Latest Practices' }));
    await expect(last.getByText('Meditation')).toBeVisible();
    await expect(last.getByText('20 min')).toBeVisible();
  },
};

/** The account is about to be deleted: what is given now may never be seen. */
export const Leaving: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...ready, page: leavingStudentPage } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Asha Rao has asked to delete this account/)).toHaveTextContent(
      /December 4, 2026.*still assign practices.*won't be notified/,
    );
  },
};

/** The bars of the weeks are for the eye; below them, answers wait for a reply. */
export const WeeksAndReplying: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('a week in which nothing was expected has no share, which is not 0 %', async () => {
      const card = within(within(canvasElement).getByRole('region', { name: 'Last Twelve Weeks' }));
      await expect(card.getByText('Practiced: 462 min on 30 days.')).toBeVisible();
      await expect(card.getByText('Assignments: 25 of 40 completed.')).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: 'Show as a table' }));
      await settled();
      const rows = card
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).slice(1));
      await expect(rows).toHaveLength(13);
      await expect(rows[1]).toEqual(['40', '3', '3 of 4', '75%']);
      await expect(rows[3]).toEqual(['24', '2', '0 of 7', '0%']);
      await expect(rows[5]).toEqual(['0', '0', '–', '–']);
    });
    await step(
      'the box stands open below what waits; another reply is changed on request',
      async () => {
        const card = within(within(canvasElement).getByRole('region', { name: 'Reflections' }));
        await expect(card.getByText('Needs your reply')).toBeVisible();
        const save = card.getByRole('button', { name: 'Save reply' });
        await expect(save).toBeDisabled();
        await userEvent.type(card.getByLabelText('Your reply'), ' Beautiful. ');
        await userEvent.click(save);
        await expect(args.onReply).toHaveBeenCalledWith(waiting, 'Beautiful.');
        await userEvent.click(card.getByRole('button', { name: 'Change reply' }));
        const [, box] = card.getAllByLabelText('Your reply');
        await expect(box).toHaveValue('Well done.');
        await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
        await expect(card.getAllByLabelText('Your reply')).toHaveLength(1);
      },
    );
  },
};

export const ReplyBusy: Story = {
  args: { replying: { id: waiting?.id ?? '', isBusy: true, failure: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Your reply')).toBeDisabled();
  },
};

/** A colleague was faster: what was typed stays until the newer reply is asked for. */
export const RepliedMeanwhile: Story = {
  args: {
    replying: {
      id: waiting?.id ?? '',
      isBusy: false,
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Load the latest version' }));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
    await expect(replied?.reply).toBe('Well done.');
  },
};

/** The form says that the student can download the notes; admins edit only their own, and delete any. */
export const Noting: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Notes' }));
    const box = card.getByLabelText('New note');
    await expect(box).toHaveAccessibleDescription(/they are in the student's download\.$/);
    await expect(card.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.type(box, ' Calm today. ');
    await userEvent.click(card.getByRole('button', { name: 'Add note' }));
    await expect(args.onKeepNote).toHaveBeenCalledWith(newNoteId, 'Calm today.');
    await expect(card.getAllByRole('button', { name: /^Delete: / })).toHaveLength(2);
    const changes = card.getAllByRole('button', { name: /^Edit: / });
    await expect(changes).toHaveLength(1);
    await userEvent.click(card.getByRole('button', { name: 'Delete: Mira Lind, Nov 16, 2026' }));
    await expect(args.onOpenDelete).toHaveBeenCalledWith(own);
    await userEvent.click(card.getByRole('button', { name: 'Edit: Mira Lind, Nov 16, 2026' }));
    const changed = card.getByLabelText('Note');
    await expect(changed).toHaveValue(own.body);
    await userEvent.type(changed, ' Better.');
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await expect(args.onKeepNote).toHaveBeenLastCalledWith(own.id, `${own.body} Better.`);
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await settled();
    await userEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await expect(await card.findByRole('button', { name: /^Edit: / })).toBeVisible();
  },
};

export const NoteFailed: Story = {
  args: {
    noting: {
      id: newNoteId,
      isBusy: false,
      failure: { message: "Error saving the note: You're offline.", isOutdated: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Error saving the note',
    );
  },
};

export const DeletingANote: Story = {
  args: {
    dialog: { kind: 'deleteNote', note: own, isBusy: false, failure: null },
  },
  tags: ['layout'],
  play: async ({ args }) => {
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }));
    await settled();
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Pausing: Story = {
  args: { dialog: { kind: 'pause', isBusy: false, failure: null } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Pause student' }));
    await settled();
    await expect(form.getByText(/in Asha Rao's time zone/)).toBeVisible();
  },
};

/** A pause is said and ended; another one is not offered meanwhile. */
export const Paused: Story = {
  args: { state: { ...ready, page: { ...studentPage, pause: awkwardStudentPage.pause } } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Paused until Nov 30, 2026')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Pause' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Resume' }));
    await expect(args.onEndPause).toHaveBeenCalledWith(awkwardStudentPage.pause);
  },
};

/** Somebody who joined today: nothing is invented. */
export const Empty: Story = {
  args: { state: { ...ready, page: newStudentPage } },
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Time zone not known yet/)).toBeVisible();
    await expect(page.getByText('Nothing has been assigned yet.')).toBeVisible();
    await expect(page.getByText('No practices yet.')).toBeVisible();
    await expect(page.getByText('No answers to assignments yet.')).toBeVisible();
    await expect(page.getByText('No notes yet.')).toBeVisible();
    await expect(page.queryByText(/^Assignments: /)).toBeNull();
  },
};

/** Nobody has this id: a way back. */
export const Missing: Story = {
  args: { state: { ...ready, page: null } },
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Student not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All users' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
    await expect(page.queryByRole('link', { name: 'Assign practice' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: "We couldn't load this student" }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(page.getByRole('link', { name: 'All users' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};

/** What was read before stays, and says that it may be old. */
export const Stale: Story = {
  args: { state: { ...ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Connection Error. This may be out of date.',
    );
    await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await expect(overflowsSideways()).toBe(false);
  for (const list of within(canvasElement).getAllByRole('list'))
    await expect(clipped(list)).toEqual([]);
};

export const LargeText: Story = {
  args: { state: { ...ready, page: awkwardStudentPage } },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: fits,
};
