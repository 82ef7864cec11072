import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { BottomBar } from './BottomBar.tsx';
import { englishPlaces, germanPlaces } from '#testing/navigationExamples.ts';

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  tags: ['dark'],
  parameters: { layout: 'fullscreen', width: '375' },
  args: { label: 'Main', items: englishPlaces },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(bar.getAllByRole('link')).toHaveLength(5);
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(bar.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/profile');
    for (const link of bar.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab();
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

const nothingIsCut: Story['play'] = async ({ canvasElement }) => {
  await expect(clipped(canvasElement)).toEqual([]);
  await expect(overflowsSideways()).toBe(false);
  const [first, ...others] = within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getBoundingClientRect());
  let before = first;
  for (const box of others) {
    const isBeside = before !== undefined && box.left >= before.right - 0.5;
    const isBelow = before !== undefined && box.top >= before.bottom - 0.5;
    await expect(isBeside || isBelow).toBe(true);
    before = box;
  }
};

/** One row, no word cut, at the narrowest screen. */
export const German: Story = {
  args: { items: germanPlaces },
  globals: { width: '320', language: 'de' },
  play: async (context) => {
    await nothingIsCut(context);
    const tops = within(context.canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Where icons and words do not both fit, the words stay. */
export const LargeText: Story = {
  args: { items: germanPlaces },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async (context) => {
    await nothingIsCut(context);
    const bar = within(context.canvasElement).getByRole('navigation');
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(180);
  },
};
