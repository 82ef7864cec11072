import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameSkeleton } from '#testing/frameSkeleton.tsx';
import { StudentFrameSkeleton } from './StudentFrameSkeleton.tsx';

const meta = {
  ...frameSkeleton,
  title: 'Screens/Student/Frame/Blank',
  component: StudentFrameSkeleton,
  tags: ['dark'],
} satisfies Meta<typeof StudentFrameSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
