import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { photograph } from '#testing/photographExample.ts';
import { PosePicture } from './PosePicture.tsx';

const meta = {
  title: 'Components/PosePicture',
  component: PosePicture,
  tags: ['dark'],
  args: { asana: { key: 'tree', category: 'standing', name: 'Tree Pose', imageUrl: null } },
  decorators: [
    (Story) => (
      <div style={{ width: '16rem', height: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PosePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('img', { name: 'Tree Pose' });
    const { width, height } = figure.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(1);
    await expect(height).toBeLessThanOrEqual(160);
  },
};

export const Photograph: Story = {
  args: { asana: { ...meta.args.asana, imageUrl: photograph } },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Tree Pose' });
    await expect(picture.tagName).toBe('IMG');
  },
};

/** An image that cannot be shown gives way to the drawn figure. */
export const BrokenPhotograph: Story = {
  args: { asana: { ...meta.args.asana, imageUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'Tree Pose' }).tagName).not.toBe('IMG'),
    );
  },
};

/** The name stands beside it already. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
