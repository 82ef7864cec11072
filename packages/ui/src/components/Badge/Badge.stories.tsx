import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { badgeTones } from '#theme/index.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['dark'],
  args: { children: 'Level 4' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each tone has a different color and a word. */
export const Tones: Story = {
  tags: ['layout'],
  render: () => (
    <Inline gap="2">
      {[...badgeTones, 'outlined' as const].map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const colors = (['beginner', 'intermediate', 'advanced', 'expert'] as const).map(
      (tone) => getComputedStyle(within(canvasElement).getByText(tone)).color,
    );
    await expect(new Set(colors).size).toBe(4);
  },
};

/** The levels look different in dark mode, too. */
export const TonesAtNight: Story = { ...Tones, globals: { theme: 'dark' } };
