import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankFrame } from '#testing/blankFrame.tsx';
import { AdminFrameBlank } from './AdminFrameBlank.tsx';

const meta = {
  ...blankFrame,
  title: 'Screens/Admin/Layout/Blank',
  component: AdminFrameBlank,
  tags: ['dark'],
} satisfies Meta<typeof AdminFrameBlank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
