import { mockApi, serverError, tableRefusal, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import InvitationsRoute from './invitations.tsx';

const list = '/rest/v1/rpc/invitations';

const meta = {
  title: 'Flows/Admin/Invitations',
  component: InvitationsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/users/invitations' })],
} satisfies Meta<typeof InvitationsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function begin(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Invite Students' }));
  return within(await screen.findByRole('dialog'));
}
const pick = (canvasElement: HTMLElement, ...lines: string[]) =>
  pickContent(canvasElement, lines.join('\n'));
async function pickContent(canvasElement: HTMLElement, content: BlobPart) {
  const dialog = await begin(canvasElement);
  const file = new File([content], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  return dialog;
}
const people = [
  'E-Mail;Vorname;Name;Sprache',
  'new@niyama.example;Nova;Sol;Deutsch',
  'student@niyama.example;;;',
  'leela@niyama.example;;;',
  'new@niyama.example;;;',
  '=cmd();;;',
];

export const InvitesByAFile: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, ...people);
    await expect(
      await dialog.findByRole('row', { name: 'new@niyama.example Nova Sol Deutsch' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Not invited (4)')).toBeVisible();
    await expect(dialog.getByText('This person already has an account.')).toBeVisible();
    await expect(dialog.getByText('This person has already been invited.')).toBeVisible();
    await expect(dialog.getByText('This address appears more than once.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    await expect(await dialog.findByText(/^1 person invited/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The keyboard goes on in each step where it was, and one press too many of Back closes nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('textbox', { name: 'Paste addresses' }));
    await userEvent.paste('Name\tE-Mail\nNova\tnew@niyama.example');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('table');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'E-Mail Email' })).toHaveFocus();
    dialog.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Paste addresses' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  },
};

/** Back leads to the columns, which stay as they were chosen. */
export const CorrectsAColumn: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pick(
      canvasElement,
      'Who,Contact,Language',
      'Nova,new@niyama.example,beginner',
    );
    const columnOf = async (field: string, name: string) => {
      await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`${field}$`) }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await columnOf('Name', 'Who');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/^The language must be English/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByRole('button', { name: 'Who Name' })).toBeVisible();
    await columnOf('Language', 'None');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'To invite (1)' }));
    await expect(dialog.getByText(/new@niyama.example/)).toHaveTextContent('Nova');
  },
};

/** Bytes as they are read in Latin-1. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The administrator sees the first names and confirms the encoding before anybody is invited; chosen columns stay. */
export const AsksForTheEncoding: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pickContent(
      canvasElement,
      bytesOf('Who,Contact\n\xafaneta \x8cl\xb9ska,new@niyama.example'),
    );
    await expect(await dialog.findByText('¯aneta Œl¹ska', { selector: 'li' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'None Name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Who' }));
    await expect(
      dialog.getByRole('row', { name: 'new@niyama.example ¯aneta Œl¹ska' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Western European Encoding' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Central European' }));
    await expect(dialog.getByText('Żaneta Śląska', { selector: 'li' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('button', { name: 'Who Name' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'To invite (1)' }));
    await expect(dialog.getByText(/new@niyama.example/)).toHaveTextContent('Żaneta Śląska');
  },
};

/** A list of addresses has nothing to choose; what was pasted stays. */
export const InvitesByPastedAddresses: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('textbox', { name: 'Paste addresses' }));
    await userEvent.paste('Rao, Nova <new@niyama.example>; nobody; no; nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Not invited (3)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByRole('textbox', { name: 'Paste addresses' })).toHaveValue(
      'Rao, Nova <new@niyama.example>; nobody; no; nobody',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 person' }));
    await expect(await dialog.findByText(/^1 person invited/)).toBeVisible();
  },
};

export const DownloadsATemplate: Story = {
  play: async ({ canvasElement }) => {
    const made = spyOn(URL, 'createObjectURL');
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Download a template' }));
    const [file] = made.mock.lastCall ?? [];
    await expect(await (file as Blob).text()).toBe('Email,Name,Language\r\n');
  },
};

/** What was chosen stays, for another try. */
export const NetworkGoneWhileChecking: Story = {
  parameters: mockApi({ inviteStudents: unreachable('post', '/rest/v1/rpc/invite_students') }),
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, ...people);
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Error inviting students: You're offline.",
    );
    await expect(dialog.getByRole('button', { name: 'Vorname Name' })).toBeVisible();
  },
};

async function choose(canvasElement: HTMLElement, email: string, action: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${email}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const SendsAgain: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'invited3@niyama.example', 'Send again');
    await expect(
      await screen.findByText(/send the invitation to invited3@niyama.example again/),
    ).toBeVisible();
  },
};

export const AcceptedMeanwhile: Story = {
  parameters: mockApi({
    resendInvitations: tableRefusal('post', '/rest/v1/rpc/resend_invitations', 400, 'P0001'),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'invited2@niyama.example', 'Send again');
    await expect(await screen.findByText(/Error sending the invitation again:/)).toBeVisible();
  },
};

/** One by its menu, and those that are found and selected with one question. */
export const Withdraws: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'leela@niyama.example', 'Withdraw');
    // A toast is an alert dialog too.
    const asked = { name: 'Withdraw invitation' };
    const first = within(await screen.findByRole('alertdialog', asked));
    await userEvent.click(first.getByRole('button', { name: 'Withdraw' }));
    await expect(
      await screen.findByText('The invitation for leela@niyama.example has been withdrawn.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog', asked)).toBeNull());

    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'invited');
    await waitFor(() => expect(page.queryAllByRole('rowheader')).toHaveLength(3));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(page.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog', asked));
    await expect(question.getByText(/3 links will stop working/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByText('3 invitations have been withdrawn.')).toBeVisible();
  },
};

export const WithdrawingFails: Story = {
  parameters: mockApi({
    withdrawInvitations: unreachable('post', '/rest/v1/rpc/withdraw_invitations'),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'leela@niyama.example', 'Withdraw');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(await question.findByRole('alert')).toHaveTextContent("You're offline.");
  },
};

export const Failed: Story = {
  parameters: mockApi({ invitations: serverError('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Failed to load invitations' }),
    ).toBeVisible();
  },
};
