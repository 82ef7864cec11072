import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['dark'],
  args: { label: 'Level 4', value: 40, valueLabel: '40 of 100 points' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Level 4' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40 of 100 points');
  },
};

export const EmptyAndFull: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} valueLabel="0 of 100 points" />
      <ProgressBar {...args} label="Level 5" value={100} valueLabel="100 of 100 points" />
    </Stack>
  ),
};
