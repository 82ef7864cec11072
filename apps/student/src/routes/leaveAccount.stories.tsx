import { mockApi, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
// There from the start: React takes a press while a part is on its way for a mistake of the story.
import './settings/LeaveAccount.tsx';
import SettingsRoute from './settings.tsx';

/** 'Delete my account', from Settings to the page of leaving students. */
const meta = {
  title: 'Flows/Student/LeaveAccount',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/profile/settings' })],
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function leave(canvasElement: HTMLElement, password = 'practice-daily') {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  await userEvent.type(dialog.getByLabelText('Current password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  return dialog;
}

export const Leaves: Story = {
  play: async ({ canvasElement }) => {
    await leave(canvasElement);
    const elsewhere = await within(canvasElement).findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/leaving');
    // Back does not lead to the settings of an account that is going.
    await expect(elsewhere).toHaveAttribute('data-how', 'REPLACE');
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await leave(canvasElement, 'practice-weekly');
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
        "That's not your current password",
      ),
    );
  },
};

export const Offline: Story = {
  parameters: mockApi({ leaveAccount: unreachable('post', '/functions/v1/leave-account') }),
  play: async ({ canvasElement }) => {
    const dialog = await leave(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "We couldn't delete your account. You're offline.",
    );
    await expect(dialog.getByLabelText('Current password')).toHaveValue('practice-daily');
  },
};
