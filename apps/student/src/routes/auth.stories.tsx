import { mockApi, serverError, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import AuthRoute from './auth.tsx';

const meta = {
  title: 'Flows/Student/Auth',
  component: AuthRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/auth', isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof AuthRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvasElement: HTMLElement, password = 'practice-daily') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Email'), 'student@niyama.example');
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Log In' }));
  return page;
}

async function signUp(canvasElement: HTMLElement, username = 'leela') {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('tab', { name: 'Sign Up' }));
  await userEvent.type(page.getByLabelText('Username'), username);
  await userEvent.type(page.getByLabelText('Full Name'), 'Leela Iyer');
  await userEvent.type(page.getByLabelText('Email'), 'leela@niyama.example');
  await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
  await userEvent.type(page.getByLabelText('Confirm Password'), 'practice-daily');
  await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
  return page;
}

export const LogsIn: Story = {
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
    await expect(await screen.findByText('Welcome back!')).toBeVisible();
  },
};

export const ReturnsWhereTheLoginWasAskedFor: Story = {
  parameters: { studentApp: { path: '/auth?next=%2Flibrary%3Fq%3Dtree' } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/library?q=tree');
  },
};

export const FollowsNoLinkToAnotherSite: Story = {
  parameters: { studentApp: { path: '/auth?next=https%3A%2F%2Fspy.example%2F' } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/homepage$/);
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement, 'practice-never');
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "Error logging in: That email or password isn't right.",
    );
    await expect(page.getByLabelText('Email')).toHaveValue('student@niyama.example');
    await expect(page.getByLabelText('Password')).toHaveValue('practice-never');
  },
};

export const NetworkGone: Story = {
  parameters: mockApi({ token: unreachable('post', '/auth/v1/token') }),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("You're offline.");
  },
};

export const SignsUp: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement);
    await expect(
      await screen.findByText('Account created! Please check your email to verify your account.'),
    ).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByLabelText('Email')).toHaveValue('leela@niyama.example');
  },
};

export const UsernameTaken: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement, 'Asha');
    await expect(
      await page.findByText('Username is already taken. Please choose another one.'),
    ).toBeVisible();
    await expect(page.getByLabelText('Full Name')).toHaveValue('Leela Iyer');
  },
};

export const SignUpFails: Story = {
  parameters: mockApi({ signup: serverError('post', '/auth/v1/signup') }),
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Error signing up: Something went wrong. Please try again later.',
    );
    await expect(page.getByLabelText('Email')).toHaveValue('leela@niyama.example');
  },
};

export const AlreadySignedIn: Story = {
  parameters: { studentApp: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/homepage',
    );
  },
};
