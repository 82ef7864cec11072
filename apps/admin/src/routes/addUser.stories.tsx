import { api, functionRefusal, mockApi } from '@niyama/mocks';
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

async function fillIn(canvasElement: HTMLElement, username = 'maya') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Full Name'), 'Maya Lind');
  await userEvent.type(page.getByLabelText('Username'), username);
  await userEvent.type(page.getByLabelText('Email Address'), 'maya@niyama.example');
  await userEvent.type(page.getByLabelText('Password'), 'practice-daily');
  return page;
}
async function create(canvasElement: HTMLElement, username?: string) {
  const page = await fillIn(canvasElement, username);
  await userEvent.click(page.getByRole('button', { name: 'Create User' }));
  return page;
}
async function isSaid(page: ReturnType<typeof within>, message: string) {
  const [alert] = await page.findAllByText(message);
  await expect(alert).toBeVisible();
  await expect(page.getByLabelText('Full Name')).toHaveValue('Maya Lind');
  await waitFor(() => expect(page.getByRole('button', { name: 'Create User' })).toBeEnabled());
  const toast = within(await screen.findByRole('region', { name: 'Status messages' }));
  await waitFor(() => expect(toast.getByText(message)).toBeVisible());
}

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
    const page = await fillIn(canvasElement);
    await userEvent.dblClick(page.getByRole('button', { name: 'Create User' }));
    await expect(await screen.findByText('User Maya Lind created successfully!')).toBeVisible();
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/users$/);
    await expect(asked).toHaveBeenCalledOnce();
  },
};

const refusal = (status: number, code: string) =>
  HttpResponse.json({ code, message: code }, { status });
const failures: [() => Response, string][] = [
  [() => HttpResponse.json({}), 'Failed to create user account'],
  [
    () => refusal(500, 'profile_failed'),
    'Error creating user profile: Something went wrong. Please try again later.',
  ],
  [
    () => refusal(500, 'XX000'),
    'An unexpected error occurred: Something went wrong. Please try again later.',
  ],
  [
    () => HttpResponse.error(),
    "An unexpected error occurred: You're offline. Check your connection and try again.",
  ],
  [
    () => refusal(422, 'email_exists'),
    'Error creating user: An account with this email address already exists.',
  ],
];
let answer: () => Response;

/** The message stands above the form, which keeps what was typed for another try, and in a toast. */
export const SaysWhyItFailed: Story = {
  parameters: mockApi({ createUser: http.post(api(path), () => answer()) }),
  play: async ({ canvasElement, step }) => {
    const page = await fillIn(canvasElement);
    for (const [failing, message] of failures) {
      await step(message, async () => {
        answer = failing;
        await userEvent.click(page.getByRole('button', { name: 'Create User' }));
        await isSaid(page, message);
      });
    }
  },
};

export const UsernameTaken: Story = {
  play: async ({ canvasElement }) => {
    const page = await create(canvasElement, 'asha');
    await isSaid(page, 'Username is already taken');
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
