import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameSkeleton } from '#testing/frameSkeleton.tsx';
import { AdminFrameSkeleton } from './AdminFrameSkeleton.tsx';

const meta = {
  ...frameSkeleton,
  title: 'Screens/Admin/Layout/Blank',
  component: AdminFrameSkeleton,
  tags: ['dark'],
} satisfies Meta<typeof AdminFrameSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
