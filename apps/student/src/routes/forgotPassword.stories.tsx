import { mockApi, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import ForgotPasswordRoute from './forgotPassword.tsx';

const meta = {
  title: 'Flows/Student/ForgotPassword',
  component: ForgotPasswordRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [
    withStudentApp({ path: '/auth/forgot-password', isSignedIn: false, isPublic: true }),
  ],
} satisfies Meta<typeof ForgotPasswordRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForLink(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Email'), 'student@niyama.example');
  await userEvent.click(page.getByRole('button', { name: 'Send link' }));
  return page;
}

export const SendsALink: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = await askForLink(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to login' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth');
  },
};

export const NetworkGone: Story = {
  parameters: mockApi({ recover: unreachable('post', '/auth/v1/recover') }),
  play: async ({ canvasElement }) => {
    const page = await askForLink(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("You're offline.");
    await expect(page.getByLabelText('Email')).toHaveValue('student@niyama.example');
  },
};
