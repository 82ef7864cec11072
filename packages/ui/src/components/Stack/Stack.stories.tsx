import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const three = [
  <Card key="1">Arrive</Card>,
  <Card key="2">Practice</Card>,
  <Card key="3">Rest</Card>,
];

const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['dark'],
  args: { children: three },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText('Arrive').getBoundingClientRect();
    const second = within(canvasElement).getByText('Practice').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(16);
  },
};

export const Aligned: Story = {
  render: (args) => (
    <Stack>
      <Stack {...args} align="center" gap="2" />
      <Stack {...args} align="end" />
    </Stack>
  ),
};

/** The space grows with the text. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText('Arrive').getBoundingClientRect();
    const second = within(canvasElement).getByText('Practice').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(32);
  },
};
