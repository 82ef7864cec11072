import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clipped } from '#testing/clipped.ts';
import { englishPlaces, germanPlaces } from '#testing/navigationExamples.ts';
import { SideRail } from './SideRail.tsx';

const meta = {
  title: 'Components/SideRail',
  component: SideRail,
  tags: ['dark'],
  parameters: { layout: 'fullscreen', width: '1280' },
  args: { label: 'Main', items: englishPlaces, product: 'Niyama' },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-grid', height: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words beside the icons where there is room. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rail = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await userEvent.tab();
    await expect(rail.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const German: Story = {
  args: { items: germanPlaces },
  globals: { width: '768', language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(clipped(canvasElement)).toEqual([]);
  },
};

export const LargeText: Story = {
  args: { items: germanPlaces },
  globals: { width: '768', textSize: '200', language: 'de' },
  play: German.play,
};
