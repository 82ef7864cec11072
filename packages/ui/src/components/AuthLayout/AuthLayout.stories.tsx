import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { standing } from '../PoseFigure/poses/standing.ts';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Components/AuthLayout',
  component: AuthLayout,
  tags: ['dark'],
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'Niyama',
    productHref: '/',
    children: <Heading level={1}>Welcome Back</Heading>,
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['layout'],
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Niyama' })).toHaveAttribute('href', '/');
    await expect(within(page.getByRole('main')).getByRole('heading')).toBeVisible();
  },
};

export const Standing: Story = {
  args: { figure: { poses: [standing['mountain-pose']], poseKey: 'mountain-pose' } },
  globals: { width: '1280' },
};
