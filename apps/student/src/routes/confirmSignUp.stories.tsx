import { api, authRefusal, mockApi, sessionOf, student, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import ConfirmSignUpRoute from './confirmSignUp.tsx';

const link = (change: Record<string, string> = {}) =>
  `#${new URLSearchParams({
    type: 'signup',
    token_hash: 'fresh',
    email: 'leela@niyama.example',
    username: 'leela',
    full_name: 'Leela Iyer',
    language: 'english',
    ...change,
  })}`;

/** What was sent to the auth service and to the profile, in order. */
const sent: [what: string, body: unknown][] = [];

/** What was set as the account's password; until then it waits with 'practice-daily'. */
let password: string | null = null;

/** The account of the sign-up. */
function account() {
  return {
    token: http.post(api('/auth/v1/token'), async ({ request }) => {
      const typed = ((await request.json()) as { password: string }).password;
      if (password === null) {
        const code = typed === 'practice-daily' ? 'email_not_confirmed' : 'invalid_credentials';
        return authRefusal(400, code);
      }
      return typed === password
        ? HttpResponse.json(sessionOf(student, 'leela@niyama.example'))
        : authRefusal(400, 'invalid_credentials');
    }),
    updateUser: http.put(api('/auth/v1/user'), async ({ request }) => {
      ({ password } = (await request.json()) as { password: string });
      sent.push(['password', password]);
      return HttpResponse.json(sessionOf(student, 'leela@niyama.example').user);
    }),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      const { username, full_name } = (await request.json()) as Record<string, string>;
      sent.push(['names', { username, full_name }]);
      return HttpResponse.json([{ username, full_name, avatar_url: null }]);
    }),
    logout: http.post(api('/auth/v1/logout'), ({ request }) => {
      sent.push(['logout', new URL(request.url).searchParams.get('scope')]);
      return new HttpResponse(null, { status: 204 });
    }),
  };
}

const meta = {
  title: 'Flows/Student/ConfirmSignUp',
  component: ConfirmSignUpRoute,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withStudentApp({
      path: `/auth/confirm?next=%2Flibrary${link()}`,
      pattern: '/auth/confirm',
      isSignedIn: false,
      isPublic: true,
    }),
  ],
  beforeEach: () => {
    sent.length = 0;
    password = null;
  },
} satisfies Meta<typeof ConfirmSignUpRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Password'), 'practice-daily');
  await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
  return page;
}

const leavesFor = async (page: ReturnType<typeof within>, address: string) =>
  expect(await page.findByTestId('elsewhere')).toHaveTextContent(address);

/** Back to the login form, which logs in by itself and leads on: before the next story begins. */
async function logsIn(page: ReturnType<typeof within>) {
  await leavesFor(page, '/auth?next=%2Flibrary');
  await waitFor(() => expect(localStorage.getItem('niyama.student.session')).not.toBeNull());
}

export const ConfirmsWithThePasswordOfTheSignUp: Story = {
  parameters: mockApi(account()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Username')).toHaveValue('leela');
    await expect(page.getByLabelText('Full Name')).toHaveValue('Leela Iyer');
    await userEvent.type(page.getByLabelText('Username'), '2');
    await enter(canvasElement);
    await logsIn(page);
    await expect(sent).toEqual([
      ['names', { username: 'leela2', full_name: 'Leela Iyer' }],
      ['password', 'practice-daily'],
      ['logout', 'global'],
    ]);
  },
};

/** Somebody else signed up with this address: their password is never the account's. */
export const ChoosesAnotherPassword: Story = {
  parameters: mockApi(account()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Password'), 'my-own-password{Enter}');
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "That's not the password you signed up with.",
    );
    await expect(sent).toEqual([]);
    await expect(page.getByLabelText('New password')).toHaveValue('my-own-password');
    await userEvent.type(page.getByLabelText('Confirm new password'), 'my-own-password');
    // Not by Enter: of a field that goes away with the focus, `userEvent` tells the change while React
    // takes it away, and React then works no more for the stories that follow.
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await logsIn(page);
    await expect(sent).toContainEqual(['password', 'my-own-password']);
  },
};

export const UsernameTakenBeforeAnythingIsUsedUp: Story = {
  parameters: mockApi(account()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const username = await page.findByLabelText('Username');
    await userEvent.clear(username);
    await userEvent.type(username, 'Asha');
    await enter(canvasElement);
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(
        'Username is already taken. Please choose another one.',
      ),
    );
    await expect(sent).toEqual([]);
    await userEvent.type(username, '2');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await logsIn(page);
  },
};

/** Taken at the very moment: the database says so, and the second attempt goes on from there. */
export const UsernameTakenMeanwhile: Story = {
  parameters: mockApi({
    ...account(),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      const { username } = (await request.json()) as { username: string };
      return username === 'leela'
        ? HttpResponse.json({ code: '23505', message: 'duplicate' }, { status: 409 })
        : HttpResponse.json([{ username, full_name: 'Leela Iyer', avatar_url: null }]);
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = await enter(canvasElement);
    await page.findByText('Username is already taken. Please choose another one.');
    await userEvent.type(page.getByLabelText('Username'), '2');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await logsIn(page);
    await expect(sent).toContainEqual(['password', 'practice-daily']);
  },
};

export const NetworkGone: Story = {
  parameters: mockApi({ ...account(), token: unreachable('post', '/auth/v1/token') }),
  play: async ({ canvasElement }) => {
    const page = await enter(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "Error confirming your account: You're offline.",
    );
    await expect(page.getByLabelText('Password')).toHaveValue('practice-daily');
  },
};

/**
 * Open in two tabs, and confirmed in the other one; or the page went away after the address was
 * confirmed and before the password was set. The account's password is not known here.
 */
export const ConfirmedElsewhereMeanwhile: Story = {
  parameters: {
    studentApp: { path: `/auth/confirm${link({ token_hash: 'used' })}` },
    ...mockApi(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Password'), 'practice-never');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await userEvent.type(await page.findByLabelText('Confirm new password'), 'practice-never');
    await userEvent.click(page.getByRole('button', { name: 'Confirm and log in' }));
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent('This link no longer works'),
    );
    const [first] = within(page.getByRole('main')).getAllByRole('link');
    await expect(first).toHaveTextContent('Set a new password');
  },
};

export const UsedLink: Story = {
  parameters: {
    studentApp: { path: '/auth/confirm#error=access_denied&error_code=otp_expired' },
    ...mockApi(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This link no longer works')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('This link no longer works'));
    await userEvent.click(page.getByRole('link', { name: 'Go to login' }));
    await leavesFor(page, '/auth');
  },
};

/** The mail was written in the language of the sign-up, and this device knows none yet. */
export const SpeaksTheLanguageOfTheMail: Story = {
  parameters: {
    studentApp: { path: `/auth/confirm${link({ language: 'german' })}` },
    ...mockApi(account()),
  },
  decorators: [
    (Content) => {
      localStorage.removeItem('niyama.language');
      return <Content />;
    },
  ],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Bestätige dein Konto' }),
    ).toBeVisible();
  },
};

export const SomebodyElseIsLoggedIn: Story = {
  parameters: { studentApp: { isSignedIn: true }, ...mockApi() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/student@niyama.example is logged in/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Go to Home' }));
    await leavesFor(page, '/homepage');
  },
};

export const LoggedInByThisLinkAlready: Story = {
  parameters: {
    studentApp: { isSignedIn: true, path: '/auth/confirm?next=%2Ftimer#error_code=otp_expired' },
    ...mockApi(),
  },
  play: async ({ canvasElement }) => {
    await leavesFor(within(canvasElement), '/timer');
  },
};
