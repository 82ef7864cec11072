import { mockApi, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import AuditRoute from './audit.tsx';

const list = '/rest/v1/rpc/audit_acts';

const meta = {
  title: 'Flows/Admin/Audit',
  component: AuditRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/changes' })],
} satisfies Meta<typeof AuditRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(within(canvasElement).queryAllByRole('rowheader')).toHaveLength(count));

/** Twenty acts at a time, narrowed by the server. */
export const Looks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await rows(canvasElement, 20);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await rows(canvasElement, 25);
    await userEvent.click(page.getByRole('button', { name: 'All types What' }));
    await userEvent.click(await screen.findByRole('option', { name: 'User' }));
    await rows(canvasElement, 1);
    await expect(page.getByRole('rowheader')).toHaveTextContent('User: noor');
  },
};

/** A link names what is looked at. */
export const Narrowed: Story = {
  parameters: { adminApp: { path: '/admin/changes?what=app_settings' } },
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 1);
    await expect(
      within(canvasElement).getByRole('button', { name: 'Settings What' }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: mockApi({ auditActs: unreachable('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};
