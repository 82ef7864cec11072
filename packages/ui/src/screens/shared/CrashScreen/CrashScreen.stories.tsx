import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shared/Crash',
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn(), homeHref: '/homepage' },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't show this page");
    await userEvent.click(page.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};

/** A part of this build is gone from the server, because another build is there now. */
export const PartLost: Story = {
  tags: ['layout'],
  args: { cause: 'partLost' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('This page needs to be reloaded');
    await userEvent.click(page.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { cause: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      "This page isn't available offline yet.",
    );
  },
};
