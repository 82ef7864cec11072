import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['dark'],
  args: { children: '56 seconds left' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsSign: Story = {
  render: (args) => (
    <Text>
      <span aria-hidden="true">00:56</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('56 seconds left');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
