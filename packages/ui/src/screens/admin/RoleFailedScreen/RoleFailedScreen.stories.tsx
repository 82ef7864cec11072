import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RoleFailedScreen } from './RoleFailedScreen.tsx';

const meta = {
  title: 'Screens/Admin/RoleFailed',
  component: RoleFailedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
    onRetry: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof RoleFailedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Error verifying admin privileges');
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    reason: "You're offline. Check your connection and try again.",
  },
};
