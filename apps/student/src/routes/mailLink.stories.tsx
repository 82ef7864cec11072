import { api, authRefusal, mockApi, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import MailLinkRoute from './mailLink.tsx';

const path = '/auth/link';
const link = (type: string, token = 'fresh') => `${path}#type=${type}&token_hash=${token}`;
const meta = {
  title: 'Flows/Student/MailLink',
  component: MailLinkRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [
    withStudentApp({
      path: link('email_change'),
      pattern: path,
      isSignedIn: false,
      isPublic: true,
      isAlone: true,
    }),
  ],
} satisfies Meta<typeof MailLinkRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name = 'Confirm the change') => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name }));
  return page;
};
const heading = async (page: ReturnType<typeof within>, name: string) =>
  expect(await page.findByRole('heading', { name })).toBeVisible();

export const SecondLink: Story = {
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await heading(page, 'Your email address has changed');
    // The link does not log anybody in.
    await expect(localStorage.getItem('niyama.student.session')).toBeNull();
  },
};

export const FirstLink: Story = {
  parameters: mockApi({
    verify: http.post(api('/auth/v1/verify'), () =>
      HttpResponse.json({ msg: 'Confirmation link accepted', code: 200 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await heading(await press(canvasElement), 'One more link to open');
  },
};

export const UsedLink: Story = {
  parameters: { studentApp: { path: link('email_change', 'used') } },
  play: async ({ canvasElement }) => {
    await heading(await press(canvasElement), 'This link no longer works');
  },
};

export const TakenMeanwhile: Story = {
  parameters: mockApi({
    verify: http.post(api('/auth/v1/verify'), () => authRefusal(422, 'email_exists')),
  }),
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await heading(page, 'This link no longer works');
    await expect(page.getByText(/An account with this email/)).toBeVisible();
  },
};

export const NetworkGone: Story = {
  parameters: mockApi({ verify: unreachable('post', '/auth/v1/verify') }),
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "Couldn't change your email address: You're offline.",
    );
  },
};

export const LogsIn: Story = {
  parameters: { studentApp: { path: link('magiclink') } },
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Log In');
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
    await expect(localStorage.getItem('niyama.student.session')).not.toBeNull();
  },
};

export const UsedLoginLink: Story = {
  parameters: { studentApp: { path: link('magiclink', 'used') } },
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Log In');
    await heading(page, 'This link no longer works');
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
  },
};

export const OpenedByHand: Story = {
  parameters: { studentApp: { path } },
  play: async ({ canvasElement }) => {
    await heading(within(canvasElement), 'This link no longer works');
  },
};
