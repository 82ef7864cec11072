import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LogInAgainDialog } from './LogInAgainDialog.tsx';

const meta = {
  title: 'Screens/Shared/LogInAgainDialog',
  component: LogInAgainDialog,
  args: {
    email: 'maya.lind@niyama.example',
    state: { status: 'idle' },
    onSubmit: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof LogInAgainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Password'), 'practice-daily{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maya.lind@niyama.example',
      password: 'practice-daily',
    });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { state: { status: 'busy' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', message: "That email or password isn't right." } },
};
