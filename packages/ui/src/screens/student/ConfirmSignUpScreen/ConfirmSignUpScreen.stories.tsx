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
    onUsernameChange: fn(),
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof ConfirmSignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  checking: { args: { state: { status: 'checking' } } },
  linkExpired: {
    args: { state: { status: 'linkExpired', hasOtherPassword: false } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent('This link no longer works');
      const ways = within(page.getByRole('main')).getAllByRole('link');
      await expect(ways.map(({ textContent }) => textContent)).toEqual([
        'Go to login',
        'Set a new password',
      ]);
      await expect(ways[0]).toHaveAttribute('href', '/auth');
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
      await expect(args.onUsernameChange).toHaveBeenCalled();
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
  tags: ['dark', 'layout'],
  args: { state: { status: 'idle', signUp, password: 'chosen' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('not the password you signed up with');
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
/** Why a password is chosen stays said while something else went wrong. */
export const ChoosingFailed: Story = {
  args: {
    state: {
      status: 'failed',
      signUp,
      password: 'chosen',
      message: "Error confirming your account: You're offline.",
    },
  },
  play: async ({ canvasElement }) => {
    const alerts = within(canvasElement).getAllByRole('alert');
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([
      "Error confirming your account: You're offline.",
      expect.stringContaining('not the password you signed up with'),
    ]);
  },
};

/** Nobody knows this account's password: a login could only fail. */
export const LinkExpiredWithAnotherPassword: Story = {
  tags: ['layout'],
  args: { state: { status: 'linkExpired', hasOtherPassword: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ways = within(page.getByRole('main')).getAllByRole('link');
    await expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Set a new password',
      'Go to login',
    ]);
    await expect(page.getByRole('alert')).toHaveTextContent("isn't right for this account");
  },
};
