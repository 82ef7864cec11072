import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Screens/Student/Parts/Show more',
  component: ShowMore,
  parameters: { width: '375' },
  args: { limit: 50, total: 120, isBusy: false, onPress: fn() },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the last rows the button goes, and the focus stays where it was. */
export const ToTheEnd: Story = {
  tags: ['dark'],
  render: (args) => {
    const [limit, setLimit] = useState(args.limit);
    return <ShowMore {...args} limit={limit} onPress={() => setLimit(limit + 50)} />;
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    const more = part.getByRole('button', { name: 'Show more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(part.getByText('100 of 120 shown')).toBeVisible();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part.getByText('120 of 120 shown').parentElement).toHaveFocus());
    await expect(part.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnItsWay: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loading...' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const NeverTooLong: Story = {
  args: { total: 50 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/shown/)).not.toBeInTheDocument();
  },
};
