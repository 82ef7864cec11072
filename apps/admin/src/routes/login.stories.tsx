import {
  api,
  instructor,
  leavingRefusal,
  mockApi,
  serverError,
  sessionOf,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sessionStorageKey } from '../app/AdminSession.tsx';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import LoginRoute from './login.tsx';

const meta = {
  title: 'Flows/Admin/Login',
  component: LoginRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/login', person: null, isPublic: true })],
} satisfies Meta<typeof LoginRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Attempt {
  email?: string;
  password?: string;
}

async function logIn(
  canvasElement: HTMLElement,
  { email = 'admin@niyama.example', password = 'practice-daily' }: Attempt = {},
) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Email'), email);
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Login as Admin' }));
  return page;
}

const isSignedOut = async () =>
  waitFor(() => expect(localStorage.getItem(sessionStorageKey)).toBeNull());

export const LogsIn: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin$/);
    await expect(await screen.findByText('Welcome to Admin Dashboard')).toBeVisible();
  },
};

export const ReturnsWhereTheLoginWasAskedFor: Story = {
  parameters: { adminApp: { path: '/admin/login?next=%2Fadmin%2Fusers' } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/users$/);
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement, { password: 'practice-never' });
    await expect(await page.findByRole('alert')).toHaveTextContent(/^Invalid credentials$/);
    await expect(page.getByLabelText('Email')).toHaveValue('admin@niyama.example');
    await expect(page.getByLabelText('Password')).toHaveValue('practice-never');
  },
};

/** The auth service accepted the password and named nobody. */
export const NobodyReturned: Story = {
  parameters: mockApi({
    token: http.post(api('/auth/v1/token'), () => HttpResponse.json({})),
  }),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(/^Login failed$/);
  },
};

/** A student's password is right, and yet the door stays shut: the session is gone again. */
export const NotAnAdmin: Story = {
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement, { email: 'student@niyama.example' });
    await expect(await page.findByRole('alert')).toHaveTextContent(
      /^Unauthorized: You do not have admin privileges$/,
    );
    await isSignedOut();
  },
};

export const RoleLookUpFails: Story = {
  parameters: mockApi({ profiles: serverError('get', '/rest/v1/profiles') }),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      /^Error verifying admin privileges$/,
    );
    await isSignedOut();
  },
};

/** They asked for their account to be deleted, which the student app alone takes back. */
export const AccountLeaving: Story = {
  parameters: mockApi({ profiles: leavingRefusal('get', '/rest/v1/profiles') }),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      /^This account is about to be deleted. To keep it, use the student login.$/,
    );
    await isSignedOut();
  },
};

export const NetworkGone: Story = {
  parameters: mockApi({ token: unreachable('post', '/auth/v1/token') }),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong. Please try again.');
    await expect(alert).toHaveTextContent("You're offline.");
    await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeEnabled();
  },
};

/** The login in another tab counts here too. */
export const SignedInByAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByLabelText('Email');
    const session = JSON.stringify(sessionOf(instructor, 'admin@niyama.example'));
    localStorage.setItem(sessionStorageKey, session);
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: session }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin$/);
  },
};
