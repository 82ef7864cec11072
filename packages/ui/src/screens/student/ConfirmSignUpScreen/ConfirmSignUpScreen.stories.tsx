import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmSignUpScreen, type ConfirmSignUpState } from './ConfirmSignUpScreen.tsx';

const signUp = { email: 'leela@niyama.example', username: 'leela', fullName: 'Leela Iyer' };

const meta = {
  title: 'Screens/Student/ConfirmSignUp',
  component: ConfirmSignUpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'idle', signUp, password: 'known' },
    onSubmit: fn(),
    onMendUsername: fn(),
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof ConfirmSignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  checking: { args: { state: { status: 'checking' } } },
  linkExpired: {
    args: { state: { status: 'linkExpired' } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent('This link no longer works');
      await expect(page.getByRole('link', { name: 'Go to login' })).toHaveAttribute(
        'href',
        '/auth',
      );
      await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    },
  },
  signedIn: { args: { state: { status: 'signedIn', email: 'asha@niyama.example' } } },
  idle: {
    tags: ['dark'],
    play: async ({ canvasElement, args }) => {
      const page = within(canvasElement);
      await expect(page.getByText(/leela@niyama.example/)).toBeVisible();
      await userEvent.clear(page.getByLabelText('Username'));
      await userEvent.type(page.getByLabelText('Username'), 'lee');
      await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
      await expect(page.getByLabelText('Password')).toHaveFocus();
      await userEvent.type(page.getByLabelText('Password'), 'breathe-in{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'lee',
        fullName: 'Leela Iyer',
        password: 'breathe-in',
      });
    },
  },
  busy: { args: { state: { status: 'busy', signUp, password: 'known' } } },
  usernameTaken: {
    args: { state: { status: 'usernameTaken', signUp, password: 'known' } },
    play: async ({ canvasElement, args }) => {
      const field = within(canvasElement).getByLabelText('Username');
      await expect(field).toHaveAccessibleDescription(
        'Username is already taken. Please choose another one.',
      );
      await userEvent.type(field, '2');
      await expect(args.onMendUsername).toHaveBeenCalled();
    },
  },
  failed: {
    args: {
      state: {
        status: 'failed',
        signUp,
        password: 'known',
        message: "Error confirming your account: You're offline.",
      },
    },
  },
} satisfies Record<ConfirmSignUpState['status'], Story>;

export const Checking: Story = states.checking;
export const LinkExpired: Story = states.linkExpired;
export const SignedIn: Story = states.signedIn;
export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const UsernameTaken: Story = states.usernameTaken;
export const Failed: Story = states.failed;
export const ChoosesAPassword: Story = {
  tags: ['dark'],
  args: { state: { status: 'idle', signUp, password: 'chosen' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('not the password of this sign-up');
    const password = page.getByLabelText('New password');
    await userEvent.type(password, '日'.repeat(25));
    await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-out');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await expect(password).toHaveAccessibleDescription(/Password is too long/);
    await userEvent.clear(password);
    await userEvent.type(password, 'breathe-in');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(page.getByLabelText('Confirm new password'));
    await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-in{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'leela',
      fullName: 'Leela Iyer',
      password: 'breathe-in',
    });
  },
};
export const German: Story = {
  args: { language: 'de', state: { status: 'idle', signUp, password: 'chosen' } },
  globals: { language: 'de', width: '320' },
};
export const Japanese: Story = {
  args: { language: 'ja', state: { status: 'linkExpired' } },
  globals: { language: 'ja', width: '375' },
};
