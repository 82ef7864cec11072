import { api, authRefusal, mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import NewPasswordRoute from './newPassword.tsx';

const meta = {
  title: 'Flows/Student/NewPassword',
  component: NewPasswordRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [
    // As after a reload behind the link: its session, and the note that it is one.
    withStudentApp({ path: '/auth/new-password', state: { isRecovery: true }, isPublic: true }),
  ],
} satisfies Meta<typeof NewPasswordRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function setPassword(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('New password'), 'breathe-in-out');
  await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-in-out');
  await userEvent.click(page.getByRole('button', { name: 'Save password' }));
  return page;
}

export const SavesThePassword: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
    await expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  },
};

export const SamePassword: Story = {
  parameters: mockApi({
    updateUser: http.put(api('/auth/v1/user'), () => authRefusal(422, 'same_password')),
  }),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Your new password must be different from your current one.',
    );
  },
};

/** A session alone may be a phone that lies open: the current password is asked for elsewhere. */
export const MerelyLoggedIn: Story = {
  parameters: { studentApp: { state: null } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/profile/edit',
    );
  },
};

/** The note is only for the page: the server asks again. */
export const NoLongerARecovery: Story = {
  parameters: mockApi({
    updateUser: http.put(api('/auth/v1/user'), () => authRefusal(400, 'current_password_required')),
  }),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Your current password is needed for this.',
    );
  },
};

export const WithoutALink: Story = {
  parameters: { studentApp: { isSignedIn: false, state: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This link no longer works')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Request a new link' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth/forgot-password');
  },
};
