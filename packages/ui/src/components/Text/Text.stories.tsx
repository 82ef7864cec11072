import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['dark'],
  args: { children: 'A wide, steady stance with the arms stretched like a horizon.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SizesAndTones: Story = {
  render: () => (
    <Stack>
      {(['caption', 'small', 'body', 'large', 'title'] as const).map((size) => (
        <Text key={size} size={size}>
          Breathe evenly. Gaze at one point.
        </Text>
      ))}
      {(['ink', 'soft', 'warm', 'plum', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          The front knee bends over the ankle.
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = within(canvasElement)
      .getAllByText(/Breathe evenly/)
      .map((line) => parseFloat(getComputedStyle(line).fontSize));
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  },
};

/** Every digit is as wide as the next: the clock does not tremble. */
export const Clock: Story = {
  render: () => (
    <Stack align="start">
      <Text size="clock" as="span">
        11:11
      </Text>
      <Text size="clock" as="span">
        00:56
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [ones, others] = ['11:11', '00:56'].map(
      (time) => within(canvasElement).getByText(time).getBoundingClientRect().width,
    );
    await expect(ones).toBe(others);
  },
};

export const LongGermanText: Story = {
  args: { children: 'Gleichgewichtsübungsfortschrittsbenachrichtigungseinstellungen' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
