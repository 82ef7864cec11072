import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewPasswordScreen, type NewPasswordState } from './NewPasswordScreen.tsx';

const meta = {
  title: 'Screens/Student/NewPassword',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'idle' }, onSubmit: fn(), language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof NewPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  checking: { args: { state: { status: 'checking' } } },
  linkExpired: {
    args: { state: { status: 'linkExpired' } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent('This link no longer works');
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    },
  },
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ canvasElement, args }) => {
      const page = within(canvasElement);
      await userEvent.type(page.getByLabelText('New password'), 'breathe-in');
      await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-out');
      await userEvent.click(page.getByRole('button', { name: 'Save password' }));
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await userEvent.clear(page.getByLabelText('Confirm new password'));
      await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-in');
      await userEvent.click(page.getByRole('button', { name: 'Save password' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        password: 'breathe-in',
        confirmPassword: 'breathe-in',
      });
    },
  },
  busy: { args: { state: { status: 'busy' } } },
  failed: {
    args: {
      state: {
        status: 'failed',
        message:
          "Couldn't save your password: Your new password must be different from your current one.",
      },
    },
  },
} satisfies Record<NewPasswordState['status'], Story>;

export const Checking: Story = states.checking;
export const LinkExpired: Story = states.linkExpired;
export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const Failed: Story = states.failed;
