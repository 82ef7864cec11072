import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const values = [40, 0, 62, 118, 94, 12, 0, 150, 76, 88, 132, 54];
const ticks = ['Sep', null, null, null, 'Oct', null, null, null, 'Nov', null, null, null];
const bars = values.map((value, index) => ({
  id: String(index),
  value,
  valueLabel: [7, 11].includes(index) ? String(value) : null,
  tick: ticks[index] ?? null,
}));

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  tags: ['dark'],
  args: { summary: '54 points this week, 150 in the best week.', bars },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const heights = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[style]')].map((bar) => bar.getBoundingClientRect().height);

/** Bars are as tall as their amounts, and said as one sentence. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent(
      '54 points this week, 150 in the best week.',
    );
    const drawn = heights(canvasElement);
    await expect(drawn).toHaveLength(values.filter((value) => value > 0).length);
    // The best week fills the room; the first one is 40 of its 150 points.
    await expect((drawn[0] ?? 0) / Math.max(...drawn)).toBeCloseTo(40 / 150, 1);
  },
};

/** A number stands on its own bar, however low: over an empty week it would float at the top. */
export const NumbersOnTheirBars: Story = {
  args: {
    bars: bars.map((bar, index) => (index === 11 ? { ...bar, value: 0, valueLabel: '0' } : bar)),
  },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    for (const number of ['0', '150']) {
      const label = chart.getByText(number);
      const below = label.nextElementSibling?.getBoundingClientRect().top ?? 0;
      await expect(Math.abs(below - label.getBoundingClientRect().bottom)).toBeLessThan(4);
    }
  },
};

/** A scale with an end: three of five are not all that there is. */
export const LowWithAFullHeight: Story = {
  args: {
    full: 5,
    height: 'low',
    bars: bars.map((bar) => ({ ...bar, value: 3, valueLabel: null })),
  },
  play: async ({ canvasElement }) => {
    const [drawn = 0] = heights(canvasElement);
    const column = canvasElement.querySelector('[style]')?.parentElement ?? canvasElement;
    const room = column.clientHeight - parseFloat(getComputedStyle(column).paddingTop);
    await expect(drawn / room).toBeCloseTo(3 / 5, 1);
  },
};

export const NothingYet: Story = {
  args: {
    summary: '0 points this week.',
    bars: bars.map((bar) => ({ ...bar, value: 0, valueLabel: null })),
  },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([]);
  },
};

/** Time runs from the right where the writing does. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('[style]');
    const last = [...canvasElement.querySelectorAll('[style]')].at(-1);
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      last?.getBoundingClientRect().right ?? 0,
    );
  },
};
