import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  tags: ['dark'],
  args: { label: 'Time remaining', seconds: 56 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No live region: nothing is read out by itself. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Time remaining' });
    await expect(timer).toHaveTextContent('00:56');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};

/** A begun second still counts. */
export const LastMoment: Story = {
  args: { size: 'medium', seconds: 0.2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:01');
  },
};

/** Every second takes the same room, so that nothing beside the clock moves. */
export const SameWidth: Story = {
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'start' }}>
      {[71, 600, 1_188].map((seconds) => (
        <Countdown key={seconds} {...args} label={`${seconds}`} seconds={seconds} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('timer')
      .map((timer) => timer.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
  },
};

export const LongInLargeText: Story = {
  args: { seconds: 36_061 },
  globals: { width: '320', textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('10:01:01');
    await expect(overflowsSideways()).toBe(false);
  },
};
