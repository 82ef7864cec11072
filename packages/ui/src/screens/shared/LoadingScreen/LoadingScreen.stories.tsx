import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Screens/Shared/Loading',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};
