import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowsSideways } from '../../../testing/clipped.ts';
import { FrameBlank } from './FrameBlank.tsx';

const meta = {
  title: 'Screens/Student/Frame/Blank',
  component: FrameBlank,
  tags: ['dark'],
  parameters: { layout: 'fullscreen' },
  // As it stands in the page: for the eye alone.
  decorators: [
    (Story) => (
      <div aria-hidden inert>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText.trim()).toBe('');
    await expect(overflowsSideways()).toBe(false);
  },
} satisfies Meta<typeof FrameBlank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
