import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['dark'],
  args: {
    label: 'Your instructor replied',
    children: <Text>Stay with that, and try one more minute.</Text>,
    onOpen: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed at first; opened and closed by its button. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Your instructor replied', expanded: false });
    await expect(page.getByText(/one more minute/)).not.toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText(/one more minute/)).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText(/one more minute/)).not.toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
