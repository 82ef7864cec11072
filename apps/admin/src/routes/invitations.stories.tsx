import {
  answerInvitations,
  manyInvitations,
  mockApi,
  serverError,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

async function pick(canvasElement: HTMLElement, ...lines: string[]) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Invite Students' }));
  await screen.findByRole('dialog');
  const file = new File([lines.join('\n')], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  return within(screen.getByRole('dialog'));
}
const people = [
  'email;full_name;language',
  'new@niyama.example;Nova;de',
  'student@niyama.example;;',
  'leela@niyama.example;;',
  'new@niyama.example;;',
  '=cmd();;',
];

export const InvitesByAFile: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, ...people);
    await expect(await dialog.findByText('Not invited (4)')).toBeVisible();
    await expect(dialog.getByText('This person already has an account.')).toBeVisible();
    await expect(dialog.getByText('This person has already been invited.')).toBeVisible();
    await expect(dialog.getByText('This address appears twice in the file.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    await expect(await dialog.findByText(/^1 person invited/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooManyInOneFile: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `a${index}@niyama.example`);
    const dialog = await pick(canvasElement, 'email', ...rows);
    await expect(await dialog.findByText(/too many people in this file/)).toBeVisible();
  },
};

export const NetworkGoneWhileChecking: Story = {
  parameters: mockApi({ inviteStudents: unreachable('post', '/rest/v1/rpc/invite_students') }),
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, ...people);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Error inviting students: You're offline.",
    );
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
      await screen.findByText(/invitation for invited3@niyama.example will be sent again/),
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

export const Withdraws: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'leela@niyama.example', 'Withdraw');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(
      await screen.findByText('The invitation for leela@niyama.example has been withdrawn.'),
    ).toBeVisible();
  },
};

/** Those that are found and selected, with one question. */
export const WithdrawsSeveral: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'invited');
    await waitFor(() => expect(page.queryAllByRole('rowheader')).toHaveLength(3));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(page.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog'));
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

/** 120 invitations come in three pages. */
export const ShowsMore: Story = {
  parameters: mockApi({ invitations: answerInvitations(manyInvitations) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = (count: number) =>
      waitFor(() => expect(page.queryAllByRole('rowheader')).toHaveLength(count));
    await rows(50);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await rows(100);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await rows(120);
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
