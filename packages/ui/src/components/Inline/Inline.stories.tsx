import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  tags: ['dark'],
  args: {
    children: ['Level 4', '340 points', '6-day streak'].map((word) => (
      <Badge key={word}>{word}</Badge>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Justified: Story = {
  render: (args) => (
    <Stack>
      {(['start', 'center', 'between'] as const).map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
      ))}
    </Stack>
  ),
};

/** What does not fit continues below. */
export const Wraps: Story = {
  globals: { width: '320', textSize: '200' },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText('Level 4').getBoundingClientRect();
    const last = within(canvasElement).getByText('6-day streak').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
