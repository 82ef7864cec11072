import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import NotFoundRoute from './notFound.tsx';

const meta = {
  title: 'Flows/Admin/NotFound',
  component: NotFoundRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/nowhere', person: null, isPublic: true })],
} satisfies Meta<typeof NotFoundRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsHome: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Return to Home' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin$/);
  },
};
