import {
  api,
  authRefusal,
  functionRefusal,
  mockApi,
  sessionOf,
  student,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import InvitationRoute from './invitation.tsx';

const link = (token = 'fresh', language = 'english') =>
  `/invitation#token=${token}&language=${language}`;

/** What was sent to accept, in order. */
const sent: unknown[] = [];

const accepting = {
  acceptInvitation: http.post(api('/functions/v1/accept-invitation'), async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ email: 'leela@niyama.example' });
  }),
  token: http.post(api('/auth/v1/token'), async ({ request }) => {
    const { password } = (await request.json()) as { password: string };
    return password === 'breathe-in'
      ? HttpResponse.json(sessionOf(student, 'leela@niyama.example'))
      : authRefusal(400, 'invalid_credentials');
  }),
};

const meta = {
  title: 'Flows/Student/Invitation',
  component: InvitationRoute,
  parameters: { layout: 'fullscreen', ...mockApi(accepting) },
  decorators: [
    withStudentApp({ path: link(), pattern: '/invitation', isSignedIn: false, isPublic: true }),
  ],
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof InvitationRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function accept(canvasElement: HTMLElement, username = 'leela') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Username'), username);
  await userEvent.type(page.getByLabelText('New password'), 'breathe-in');
  await userEvent.type(page.getByLabelText('Confirm new password'), 'breathe-in');
  await userEvent.click(page.getByRole('button', { name: 'Create account and log in' }));
  return page;
}

export const AcceptsAndLogsIn: Story = {
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth');
    await waitFor(() => expect(localStorage.getItem('niyama.student.session')).not.toBeNull());
    await expect(sent).toEqual([
      {
        token: 'fresh',
        username: 'leela',
        full_name: 'Leela Iyer',
        password: 'breathe-in',
        language: 'english',
        mails: true,
      },
    ]);
  },
};

export const UsernameTakenBeforeAnythingIsUsedUp: Story = {
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement, 'Asha');
    const username = page.getByLabelText('Username');
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(
        'Username is already taken. Please choose another one.',
      ),
    );
    await expect(sent).toEqual([]);
    await userEvent.type(username, '2');
    await waitFor(() => expect(username).not.toHaveAccessibleDescription(/taken/));
  },
};

export const UsernameTakenMeanwhile: Story = {
  parameters: mockApi({
    ...accepting,
    acceptInvitation: functionRefusal('accept-invitation', 409, 'username_taken'),
  }),
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement);
    await expect(
      await page.findByText('Username is already taken. Please choose another one.'),
    ).toBeVisible();
    await expect(page.getByLabelText('New password')).toHaveValue('breathe-in');
  },
};

export const UsedMeanwhile: Story = {
  parameters: mockApi({
    ...accepting,
    acceptInvitation: functionRefusal('accept-invitation', 404, 'invitation_over'),
  }),
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement);
    await expect(await page.findByText('This invitation no longer works')).toBeVisible();
  },
};

export const HasAnAccountMeanwhile: Story = {
  parameters: mockApi({
    ...accepting,
    acceptInvitation: functionRefusal('accept-invitation', 422, 'email_exists'),
  }),
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement);
    await expect(await page.findByText(/leela@.+ already has an account/)).toBeVisible();
    await waitFor(() => expect(document.title).toContain('You already have an account'));
  },
};

export const NetworkGoneWhileAccepting: Story = {
  parameters: mockApi({
    ...accepting,
    acceptInvitation: unreachable('post', '/functions/v1/accept-invitation'),
  }),
  play: async ({ canvasElement }) => {
    const page = await accept(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "Error accepting the invitation: You're offline.",
    );
    await expect(page.getByLabelText('Username')).toHaveValue('leela');
  },
};

export const Offline: Story = {
  parameters: mockApi({ invitation: unreachable('post', '/rest/v1/rpc/invitation') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("You're offline.");
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(await page.findByRole('alert')).toHaveTextContent("You're offline.");
  },
};

/** Expired, withdrawn, used, or never a link: the page says the same. */
export const NoLongerWorks: Story = {
  parameters: { studentApp: { path: link('used') }, ...mockApi() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This invitation no longer works')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('This invitation no longer works'));
    await userEvent.click(page.getByRole('link', { name: 'Go to login' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth');
  },
};

export const WithoutALink: Story = {
  parameters: { studentApp: { path: '/invitation' }, ...mockApi() },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This invitation no longer works'),
    ).toBeVisible();
  },
};

/** The mail was written in the language of the invitation, and this device knows none yet. */
export const SpeaksTheLanguageOfTheMail: Story = {
  parameters: { studentApp: { path: link('fresh', 'german') }, ...mockApi() },
  decorators: [
    (Content) => {
      localStorage.removeItem('niyama.language');
      return <Content />;
    },
  ],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Nimm deine Einladung an' }),
    ).toBeVisible();
  },
};

export const SomebodyIsLoggedIn: Story = {
  parameters: { studentApp: { isSignedIn: true }, ...mockApi() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/student@niyama.example is logged in/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Go to Home' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};
