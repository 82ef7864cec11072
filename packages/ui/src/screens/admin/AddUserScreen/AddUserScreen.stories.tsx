import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { AddUserScreen } from './AddUserScreen.tsx';

const meta = {
  title: 'Screens/Admin/AddUser',
  component: AddUserScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/users/add')],
  args: {
    state: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof AddUserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new user is a student by default. */
export const Idle: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Create a new user account')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
    await userEvent.type(page.getByLabelText('Full Name'), ' Maya Lind ');
    await userEvent.type(page.getByLabelText('Username'), 'maya');
    await userEvent.type(page.getByLabelText('Email Address'), 'maya@niyama.example');
    await userEvent.type(page.getByLabelText('Password'), 'a long enough one');
    await userEvent.click(page.getByRole('button', { name: 'Create User' }));
    const maya = {
      fullName: 'Maya Lind',
      username: 'maya',
      email: 'maya@niyama.example',
      password: 'a long enough one',
    };
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...maya, role: 'user' });
    await userEvent.click(page.getByRole('button', { name: /User Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
    await userEvent.click(page.getByRole('button', { name: 'Create User' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...maya, role: 'admin' });
  },
};

/** Every rule of the form with its message, all at once. */
export const Wrong: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Full Name'), 'M');
    await userEvent.type(page.getByLabelText('Username'), 'ma');
    await userEvent.type(page.getByLabelText('Email Address'), 'maya');
    await userEvent.type(page.getByLabelText('Password'), '1234567');
    await userEvent.click(page.getByRole('button', { name: 'Create User' }));
    for (const message of [
      'Full name is required',
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabelText('Full Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { state: { status: 'busy' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /Creating\.\.\./ }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['layout'],
  args: {
    state: { status: 'failed', message: 'Username is already taken', field: 'username' },
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent(/^Username is already taken$/);
    const form = canvasElement.querySelector('form');
    await expect(
      alert.compareDocumentPosition(form ?? alert) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    // The field is marked until it holds something else.
    const username = within(canvasElement).getByLabelText('Username');
    await expect(username).toBeInvalid();
    await expect(username).toHaveAccessibleDescription('Username is already taken');
    await userEvent.type(username, 'maya');
    await expect(username).toBeValid();
  },
};
