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

export const Default: Story = {};

/** Each tone has a different color and a word. */
export const Tones: Story = {
  render: () => (
    <Inline gap="2">
      {badgeTones.map((tone) => (
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

/** The levels can be told apart in dark mode, too. */
export const TonesAtNight: Story = { ...Tones, globals: { theme: 'dark' } };

export const Outlined: Story = { args: { tone: 'outlined', children: 'strength' } };

export const LargeText: Story = {
  args: { tone: 'overdue', children: 'Seit 12 Tagen überfällig' },
  globals: { textSize: '200', language: 'de', width: '320' },
};

export const Japanese: Story = {
  args: { tone: 'done', children: '完了しました' },
  globals: { language: 'ja' },
};
