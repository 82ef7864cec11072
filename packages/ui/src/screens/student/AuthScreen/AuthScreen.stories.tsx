import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthScreen } from './AuthScreen.tsx';

const login = { state: { status: 'idle' }, onSubmit: fn(), onResend: fn() } as const;
const signUp = { state: { status: 'idle' }, onSubmit: fn(), onUsernameChange: fn() } as const;

const meta = {
  title: 'Screens/Student/Auth',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'login',
    onChangeTab: fn(),
    login,
    signUp,
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof AuthScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  tags: ['dark', 'layout'],
  globals: { width: '1280' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await userEvent.type(page.getByLabelText('Email'), 'asha@niyama.example');
    await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await expect(args.login.onSubmit).toHaveBeenCalledWith({
      email: 'asha@niyama.example',
      password: 'practice-daily',
    });
    await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
    await expect(args.onChangeTab).toHaveBeenCalledWith('signUp');
    const admin = within(page.getByRole('region', { name: 'Admin Access' }));
    await expect(admin.getByRole('link')).toHaveAttribute('href', '/admin/login');
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

/** The way to the admin app is for wider screens. */
export const SmallLogin: Story = {
  globals: { width: '375' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect(page.getByText('Admin Access')).not.toBeVisible();
  },
};

export const LoginMistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Email'), 'asha@');
    await userEvent.type(page.getByLabelText('Password'), 'short');
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabelText('Email')).toHaveFocus();
    await expect(page.getByLabelText('Email')).toHaveValue('asha@');
    await expect(args.login.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Email'), 'niyama.example');
    await expect(page.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  },
};

export const LoggingIn: Story = {
  args: { login: { ...login, state: { status: 'busy' } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Logging in...' }),
    ).toBeVisible();
  },
};

export const LoginRefused: Story = {
  args: {
    login: {
      ...login,
      state: {
        status: 'failed',
        message: "Error logging in: That email or password isn't right.",
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Error logging in:');
  },
};

export const Unconfirmed: Story = {
  args: {
    login: {
      ...login,
      state: {
        status: 'unconfirmed',
        message: "Error logging in: Your email address isn't confirmed yet.",
        resend: 'offered',
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Resend confirmation email' }),
    );
    await expect(args.login.onResend).toHaveBeenCalled();
  },
};

export const ConfirmationSentAgain: Story = {
  args: { login: { ...login, state: { status: 'unconfirmed', message: '', resend: 'sent' } } },
};

export const SignUp: Story = {
  tags: ['layout'],
  args: { tab: 'signUp' },
  globals: { width: '375' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Username'), 'asha');
    const fullName = page.getByLabelText('Full Name');
    await expect(fullName).toHaveAccessibleDescription(
      'Communities and leaderboards show it unless you set a display name in Settings.',
    );
    await userEvent.type(fullName, 'Asha Rao');
    await userEvent.type(page.getByLabelText('Email'), 'asha@niyama.example');
    await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
    await userEvent.type(page.getByLabelText('Confirm Password'), 'practice-daily');
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect(args.signUp.onSubmit).toHaveBeenCalledWith({
      username: 'asha',
      fullName: 'Asha Rao',
      email: 'asha@niyama.example',
      password: 'practice-daily',
      confirmPassword: 'practice-daily',
    });
  },
};

export const SignUpMistakes: Story = {
  args: { tab: 'signUp' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Username'), 'as');
    await userEvent.type(page.getByLabelText('Full Name'), 'A');
    await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
    await userEvent.type(page.getByLabelText('Confirm Password'), 'practice-weekly');
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Full name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabelText('Username')).toHaveFocus();
    await expect(args.signUp.onSubmit).not.toHaveBeenCalled();
  },
};

export const UsernameTaken: Story = {
  args: { tab: 'signUp', signUp: { ...signUp, state: { status: 'usernameTaken' } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Username is already taken. Please choose another one.'),
    ).toBeVisible();
  },
};

export const CreatingAccount: Story = {
  args: { tab: 'signUp', signUp: { ...signUp, state: { status: 'busy' } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Creating Account...' }),
    ).toBeVisible();
  },
};

export const SignUpFailed: Story = {
  args: {
    tab: 'signUp',
    signUp: {
      ...signUp,
      state: {
        status: 'failed',
        message: "Error signing up: You're offline. Check your connection and try again.",
      },
    },
  },
};
