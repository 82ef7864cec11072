import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankFrame } from '#testing/blankFrame.tsx';
import { FrameBlank } from './FrameBlank.tsx';

const meta = {
  ...blankFrame,
  title: 'Screens/Student/Frame/Blank',
  component: FrameBlank,
  tags: ['dark'],
} satisfies Meta<typeof FrameBlank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
