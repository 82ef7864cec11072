import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type AdminLoginState, LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Admin/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'idle' },
    onSubmit: fn(),
    studentLoginHref: 'https://niyama.example/auth',
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state of the screen has a story. */
const states = {
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
      await expect(
        page.getByText('Enter your admin credentials to access the dashboard'),
      ).toBeVisible();
      await expect(page.getByText(/This is a restricted area/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Student Login' })).toHaveAttribute(
        'href',
        'https://niyama.example/auth',
      );
      await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    },
  },
  busy: {
    args: { state: { status: 'busy' } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('button', { name: /Authenticating\.\.\./ })).toBeVisible();
    },
  },
  failed: {
    args: { state: { status: 'failed', message: 'Invalid credentials', reason: null } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        /^Invalid credentials$/,
      );
    },
  },
} satisfies Record<AdminLoginState['status'], Story>;

export const Default: Story = states.idle;
export const Authenticating: Story = states.busy;
export const InvalidCredentials: Story = states.failed;

/** What a person can do about it stands below what happened. */
export const FailedWithReason: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'Something went wrong. Please try again.',
      reason: "You're offline. Check your connection and try again.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("You're offline.");
  },
};

/** Enter submits; each rule is said beside its field and the first wrong one has the focus. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Email'), 'admin');
    await userEvent.type(page.getByLabelText('Password'), 'short{Enter}');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Email'), '@niyama.example');
    await expect(page.queryByText('Please enter a valid email address')).toBeNull();
    await userEvent.type(page.getByLabelText('Password'), '1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'admin@niyama.example',
      password: 'short1',
    });
  },
};
