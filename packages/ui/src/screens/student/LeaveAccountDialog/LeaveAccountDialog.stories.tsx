import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import type { AccountFormState } from '../parts/AccountFormDialog.tsx';
import { LeaveAccountDialog } from './LeaveAccountDialog.tsx';

const meta = {
  title: 'Screens/Student/LeaveAccountDialog',
  component: LeaveAccountDialog,
  parameters: { width: '375' },
  args: { form: { status: 'idle' }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof LeaveAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  await settled();
  return within(dialog);
};

const states = {
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ args }) => {
      const dialog = await open();
      await expect(dialog.getByText(/^Your account will be deleted in 14 days/)).toBeVisible();
      const submit = dialog.getByRole('button', { name: 'Delete my account' });
      await userEvent.click(submit);
      const password = dialog.getByLabelText('Current password');
      await expect(password).toHaveAccessibleDescription('Please enter your current password');
      await expect(password).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.type(password, 'practice-daily');
      await userEvent.click(submit);
      await expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: 'practice-daily' });
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    },
  },
  busy: {
    args: { form: { status: 'busy' } },
    play: async ({ args }) => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Deleting...' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
  wrongPassword: {
    tags: ['dark'],
    args: { form: { status: 'wrongPassword' } },
    play: async () => {
      const dialog = await open();
      const password = dialog.getByLabelText('Current password');
      await expect(password).toHaveAccessibleDescription("That's not your current password");
      await userEvent.type(password, 'p');
      await waitFor(() => expect(password).not.toHaveAccessibleDescription(/not your/));
    },
  },
  failed: {
    tags: ['layout'],
    args: {
      form: {
        status: 'failed',
        message:
          "You're the only admin. Make someone else an admin first, then you can delete your account.",
      },
    },
    play: async () => {
      const dialog = await open();
      await expect(dialog.getByRole('alert')).toHaveTextContent("You're the only admin.");
    },
  },
} satisfies Record<AccountFormState['status'], Story>;

export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const WrongPassword: Story = states.wrongPassword;
export const Failed: Story = states.failed;
