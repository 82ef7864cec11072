import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ForgotPasswordScreen, type ForgotPasswordState } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/Student/ForgotPassword',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'idle' }, onSubmit: fn(), language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ canvasElement, args }) => {
      const page = within(canvasElement);
      await userEvent.click(page.getByRole('button', { name: 'Send link' }));
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await userEvent.type(page.getByLabelText('Email'), 'asha@niyama.example');
      await userEvent.click(page.getByRole('button', { name: 'Send link' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'asha@niyama.example' });
    },
  },
  busy: { args: { state: { status: 'busy' } } },
  sent: {
    args: { state: { status: 'sent' } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('on its way');
    },
  },
  failed: {
    args: {
      state: {
        status: 'failed',
        message: "You've requested too many emails. Please wait a few minutes and try again.",
      },
    },
  },
} satisfies Record<ForgotPasswordState['status'], Story>;

export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const Sent: Story = states.sent;
export const Failed: Story = states.failed;
