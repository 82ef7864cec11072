import { mockApi, tableRefusal } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import LibraryRoute from './library.tsx';

/**
 * The library stands for every screen that reads: if the server refuses, the screen says so and offers to
 * try again, and a session that is over leads to the login and back.
 */
const meta = {
  title: 'Flows/Student/Faults',
  component: LibraryRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/library' })],
} satisfies Meta<typeof LibraryRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const asanas = '/rest/v1/asanas';

export const Forbidden: Story = {
  parameters: mockApi({ asanas: tableRefusal('get', asanas, 403, '42501') }),
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(screen.queryByTestId('elsewhere')).toBeNull();
  },
};

export const SessionOver: Story = {
  parameters: mockApi({ asanas: tableRefusal('get', asanas, 401, 'PGRST301') }),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await expect(within(canvasElement).queryByTestId('elsewhere')).toBeNull();
  },
};
