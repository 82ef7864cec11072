import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sprout } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const onOpen = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['dark'],
  args: {
    title: 'No favorites yet',
    description: 'Tap the heart of a pose, and it waits for you here.',
    action: <Button onPress={onOpen}>Explore Library</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No favorites yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Explore Library' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const WithFigureOrTitleOnly: Story = {
  render: (args) => (
    <Stack>
      <EmptyState {...args} figure={<Sprout size="5rem" strokeWidth={1} aria-hidden="true" />} />
      <EmptyState title="No history yet" />
    </Stack>
  ),
};
