import { api, authRefusal, mockApi, sessionOf, student } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import NewPasswordRoute from './newPassword.tsx';

const path = '/auth/new-password';

const meta = {
  title: 'Flows/Student/NewPassword',
  component: NewPasswordRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [
    withStudentApp({
      path: `${path}#type=recovery&token_hash=fresh`,
      pattern: path,
      isSignedIn: false,
      isPublic: true,
      isAlone: true,
    }),
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

/** Refused once, it is saved with the second press, which no longer needs the link. */
export const SamePassword: Story = {
  parameters: mockApi({
    verify: http.post(
      api('/auth/v1/verify'),
      () => HttpResponse.json(sessionOf(student, 'student@niyama.example')),
      { once: true },
    ),
    updateUser: http.put(api('/auth/v1/user'), async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === 'breathe-in-out'
        ? authRefusal(422, 'same_password')
        : HttpResponse.json(sessionOf(student, 'student@niyama.example').user);
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Your new password must be different from your current one.',
    );
    await userEvent.type(page.getByLabelText('New password'), '-more');
    await userEvent.type(page.getByLabelText('Confirm new password'), '-more');
    await userEvent.click(page.getByRole('button', { name: 'Save password' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};

/** The link logs in the person who got the mail, even if another person is logged in. */
export const SomebodyIsLoggedIn: Story = {
  parameters: { studentApp: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};

/** A session alone may be a phone that lies open: the current password is asked for elsewhere. */
export const MerelyLoggedIn: Story = {
  parameters: { studentApp: { path, isSignedIn: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/profile/edit',
    );
  },
};

export const WithoutALink: Story = {
  parameters: { studentApp: { path } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This link no longer works')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Request a new link' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth/forgot-password');
  },
};
