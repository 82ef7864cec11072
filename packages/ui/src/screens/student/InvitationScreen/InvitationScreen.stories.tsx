import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvitationScreen, type InvitationState } from './InvitationScreen.tsx';

const person = { email: 'leela@niyama.example', fullName: 'Leela Iyer' };

const meta = {
  title: 'Screens/Student/Invitation',
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'idle', person },
    onSubmit: fn(),
    onUsernameChange: fn(),
    onRetry: fn(),
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof InvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const waysIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const states = {
  checking: {
    args: { state: { status: 'checking' } },
    play: async ({ canvasElement }) => {
      await expect(
        within(canvasElement).getByRole('progressbar', { name: 'Checking your link...' }),
      ).toBeVisible();
    },
  },
  unread: {
    args: { state: { status: 'unread', isOffline: true, reason: "You're offline." } },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent("You're offline.");
      await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    },
  },
  over: {
    tags: ['dark', 'layout'],
    args: { state: { status: 'over' } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        'This invitation no longer works',
      );
      await expect(waysIn(canvasElement)).toEqual(['Go to login', 'Set a new password']);
    },
  },
  exists: {
    args: { state: { status: 'exists', email: person.email } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        'leela@niyama.example already has an account.',
      );
      await expect(waysIn(canvasElement)).toEqual(['Go to login', 'Set a new password']);
    },
  },
  signedIn: {
    args: { state: { status: 'signedIn', email: 'asha@niyama.example' } },
    play: async ({ canvasElement }) => {
      await expect(waysIn(canvasElement)).toEqual(['Go to Home']);
    },
  },
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByText(/You're invited as leela@niyama.example/)).toBeVisible();
      await expect(page.getByLabelText('Full Name')).toHaveValue('Leela Iyer');
      await userEvent.type(page.getByLabelText('Username'), 'le');
      await userEvent.type(page.getByLabelText('New password'), '12345');
      await userEvent.type(page.getByLabelText('Confirm new password'), '1234567');
      await userEvent.click(page.getByRole('button', { name: 'Create account and log in' }));
      await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
      await expect(page.getByLabelText('Username')).toHaveFocus();
      await userEvent.type(page.getByLabelText('Username'), 'ela');
      await userEvent.type(page.getByLabelText('New password'), '6');
      await userEvent.click(page.getByRole('button', { name: 'Create account and log in' }));
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(page.getByRole('checkbox', { name: /^Email me/, checked: true }));
      await userEvent.clear(page.getByLabelText('Confirm new password'));
      await userEvent.type(page.getByLabelText('Confirm new password'), '123456{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'leela',
        fullName: 'Leela Iyer',
        password: '123456',
        mails: false,
      });
    },
  },
  busy: {
    args: { state: { status: 'busy', person } },
    play: async ({ canvasElement }) => {
      await expect(
        within(canvasElement).getByRole('button', { name: /Creating your account/ }),
      ).toBeVisible();
    },
  },
  usernameTaken: {
    args: { state: { status: 'usernameTaken', person: { ...person, fullName: null } } },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      const field = page.getByLabelText('Username');
      await expect(field).toHaveAccessibleDescription(
        'Username is already taken. Please choose another one.',
      );
      await expect(page.getByLabelText('Full Name')).toHaveValue('');
      await userEvent.type(field, '2');
      await expect(args.onUsernameChange).toHaveBeenCalled();
    },
  },
  failed: {
    args: {
      state: {
        status: 'failed',
        person,
        message: "Error accepting the invitation: You're offline.",
      },
    },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        "Error accepting the invitation: You're offline.",
      );
    },
  },
} satisfies Record<InvitationState['status'], Story>;

export const Checking: Story = states.checking;
export const Unread: Story = states.unread;
export const Over: Story = states.over;
export const Exists: Story = states.exists;
export const SignedIn: Story = states.signedIn;
export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const UsernameTaken: Story = states.usernameTaken;
export const Failed: Story = states.failed;
