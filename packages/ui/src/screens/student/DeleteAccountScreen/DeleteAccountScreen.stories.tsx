import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeleteAccountScreen, type DeleteAccountState } from './DeleteAccountScreen.tsx';

const meta = {
  title: 'Screens/Student/DeleteAccount',
  component: DeleteAccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'idle' }, onDelete: fn(), language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Permanently delete your account?' }),
      ).toBeVisible();
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    },
  },
  busy: {
    args: { state: { status: 'busy' } },
    play: async ({ args, canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deleting...' }));
      await expect(args.onDelete).not.toHaveBeenCalled();
    },
  },
  failed: {
    tags: ['layout'],
    args: {
      state: {
        status: 'failed',
        message:
          "We couldn't delete your account. You're offline. Check your connection and try again.",
      },
    },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent("You're offline.");
      await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    },
  },
  over: {
    tags: ['layout'],
    args: { state: { status: 'over' } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent('This link no longer works');
      await expect(page.getByRole('link', { name: 'Go to login' })).toHaveAttribute(
        'href',
        '/auth',
      );
    },
  },
  done: {
    tags: ['dark', 'layout'],
    args: { state: { status: 'done' } },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }),
      ).toBeVisible();
      await expect(page.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
        'href',
        '/',
      );
    },
  },
} satisfies Record<DeleteAccountState['status'], Story>;

export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const Failed: Story = states.failed;
export const Over: Story = states.over;
export const Done: Story = states.done;
