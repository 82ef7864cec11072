import { api, functionRefusal, mockApi, never, serverError, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import AddUserRoute from './addUser.tsx';

const path = '/functions/v1/create-user';

const meta = {
  title: 'Flows/Admin/AddUser',
  component: AddUserRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/users/add' })],
} satisfies Meta<typeof AddUserRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function create(canvasElement: HTMLElement, username = 'maya') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Full Name'), 'Maya Lind');
  await userEvent.type(page.getByLabelText('Username'), username);
  await userEvent.type(page.getByLabelText('Email Address'), 'maya@niyama.example');
  await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
  await userEvent.click(page.getByRole('button', { name: 'Create User' }));
  return page;
}

/** The message stands above the form, which keeps what was typed, and in a toast. */
const says =
  (message: string, username?: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = await create(canvasElement, username);
    const [alert] = await page.findAllByText(message);
    await expect(alert).toBeVisible();
    await expect(page.getByLabelText('Full Name')).toHaveValue('Maya Lind');
    await expect(page.getByRole('button', { name: 'Create User' })).toBeEnabled();
    const toast = within(await screen.findByRole('region', { name: 'Status messages' }));
    await expect(toast.getByText(message)).toBeVisible();
  };

export const Creates: Story = {
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    await expect(await screen.findByText('User Maya Lind created successfully!')).toBeVisible();
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/users$/);
  },
};

export const Cancels: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/users$/);
  },
};

/** What was typed is not lost without a question; the link's way is gone on with afterwards. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Full Name'), 'Maya Lind');
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByLabelText('Full Name')).toHaveValue('Maya Lind');
    await userEvent.click(page.getByRole('link', { name: 'Communities' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/admin/communities');
  },
};

const asked = fn();

/** A double click is one account. */
export const CreatesOnce: Story = {
  parameters: mockApi({
    createUser: http.post(api(path), async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json({ user: { id: 'a0000000-0000-4000-8000-000000000999' } });
    }),
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Full Name'), 'Maya Lind');
    await userEvent.type(page.getByLabelText('Username'), 'maya');
    await userEvent.type(page.getByLabelText('Email Address'), 'maya@niyama.example');
    await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
    await userEvent.dblClick(page.getByRole('button', { name: 'Create User' }));
    await expect(await screen.findByText('User Maya Lind created successfully!')).toBeVisible();
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/users$/);
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const UsernameTaken: Story = { play: says('Username is already taken', 'asha') };

export const EmailTaken: Story = {
  parameters: mockApi({ createUser: functionRefusal('create-user', 422, 'email_exists') }),
  play: says('Error creating user: An account with this email address already exists.'),
};

export const NoAccount: Story = {
  parameters: mockApi({ createUser: http.post(api(path), () => HttpResponse.json({})) }),
  play: says('Failed to create user account'),
};

export const NoProfile: Story = {
  parameters: mockApi({ createUser: functionRefusal('create-user', 500, 'profile_failed') }),
  play: says('Error creating user profile: Something went wrong. Please try again later.'),
};

export const Broken: Story = {
  parameters: mockApi({ createUser: serverError('post', path) }),
  play: says('An unexpected error occurred: Something went wrong. Please try again later.'),
};

export const Offline: Story = {
  parameters: mockApi({ createUser: unreachable('post', path) }),
  play: says("An unexpected error occurred: You're offline. Check your connection and try again."),
};

export const Slow: Story = {
  parameters: mockApi({ createUser: never('post', path) }),
  play: async ({ canvasElement }) => {
    const page = await create(canvasElement);
    await expect(await page.findByRole('button', { name: /Creating\.\.\./ })).toBeVisible();
  },
};

/** A dialog asks for the password, and the toast says why. */
export const SessionEnded: Story = {
  parameters: mockApi({ createUser: functionRefusal('create-user', 401, 'not_signed_in') }),
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await expect(
      await screen.findByText('You must be logged in to perform this action'),
    ).toBeVisible();
  },
};
