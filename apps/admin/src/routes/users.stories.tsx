import {
  adminCommunities,
  answerUsers,
  api,
  functionRefusal,
  instructor,
  listedStudent,
  manyUsers,
  mockApi,
  profileToRow,
  tableRefusal,
  unreachable,
  userToRow,
} from '@niyama/mocks';
import { daysAfter, deviceTimeZone, localDate } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyOption } from '../testing/readyOption.ts';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import UsersRoute from './users.tsx';

const list = '/rest/v1/rpc/admin_users';

const meta = {
  title: 'Flows/Admin/Users',
  component: UsersRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/users' })],
} satisfies Meta<typeof UsersRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowNames = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findAllByRole('rowheader')).map(({ textContent }) => textContent);

/** The newest first; searched, sorted and narrowed on the server. */
export const Looks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Teo');
    await expect((await rowNames(canvasElement))[0]).toContain('Teo');
    await userEvent.click(page.getByRole('columnheader', { name: 'Points' }));
    await waitFor(async () => expect((await rowNames(canvasElement))[0]).toContain('Noor Haddad'));
    await userEvent.click(page.getByRole('button', { name: /Show All/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Admins Only' }));
    await waitFor(async () => expect(await rowNames(canvasElement)).toHaveLength(2));
    await userEvent.type(page.getByRole('searchbox', { name: 'Search users' }), 'guide');
    await waitFor(async () => expect(await rowNames(canvasElement)).toHaveLength(1));
    await userEvent.type(page.getByRole('searchbox', { name: 'Search users' }), '-nobody');
    await expect(await page.findByText('No users found')).toBeVisible();
  },
};

async function choose(canvasElement: HTMLElement, name: string, action: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const select = async (canvasElement: HTMLElement, ...names: string[]) => {
  const page = within(canvasElement);
  for (const name of names) {
    await userEvent.click(
      await page.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) }),
    );
  }
  return within(page.getByRole('region', { name: 'Selected people' }));
};

/** Who is selected stays so in another order, further down and in other words. */
export const SelectsOverPages: Story = {
  parameters: mockApi({ adminUsers: answerUsers(manyUsers) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('50 of 60 rows');
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all shown' }));
    const bar = within(page.getByRole('region', { name: 'Selected people' }));
    await expect(bar.getByText('50 selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('60 rows');
    await expect(bar.getByText('50 selected')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all shown' }));
    await expect(bar.getByText('60 selected')).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Search users' }), '-nobody');
    await page.findByText('No users found');
    await expect(bar.getByText("60 of them aren't shown in the list above.")).toBeVisible();
  },
};

/** Opens the form for assignments, whose stories cover what it receives. */
export const GivesToSelected: Story = {
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement, 'Asha Rao', 'Teo');
    await userEvent.click(bar.getByRole('button', { name: 'Assign practice' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/admin/assignments');
  },
};

const { name: communityName = '' } = adminCommunities[0] ?? {};

async function addToFirst(canvasElement: HTMLElement) {
  const bar = await select(canvasElement, 'Asha Rao', 'Teo');
  await userEvent.click(bar.getByRole('button', { name: 'Add to community' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('combobox', { name: 'Community' }), 'ear');
  await userEvent.click(await readyOption(communityName));
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
  return form;
}

/** How many belonged to it before is said; then nobody is selected. */
export const AddsToACommunity: Story = {
  parameters: mockApi({
    addMembers: http.post(api('/rest/v1/rpc/add_members'), () =>
      HttpResponse.json({ added: 1, already: 1 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await addToFirst(canvasElement);
    await expect(
      await screen.findByText(
        `1 person added to ${communityName}. 1 person was already a member of ${communityName}.`,
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).queryByText(/ selected$/)).toBeNull();
  },
};

/** The dialog and the selection stay. */
export const AddsToADeletedCommunity: Story = {
  parameters: mockApi({
    addMembers: http.post(api('/rest/v1/rpc/add_members'), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'community_not_found', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  play: async ({ canvasElement }) => {
    const form = await addToFirst(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Error adding to the community: This community no longer exists.',
    );
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(await within(canvasElement).findByText('2 selected')).toBeVisible();
  },
};

/** Names the students who have another pause at that time, which stays. */
export const PausesSelected: Story = {
  parameters: mockApi({
    pauseStudents: http.post(api('/rest/v1/rpc/pause_students'), async ({ request }) => {
      const asked = (await request.json()) as { student_ids: string[]; from_day: string };
      return HttpResponse.json({
        paused: asked.student_ids.length - 1,
        overlapping: [listedStudent.id],
      });
    }),
  }),
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement, 'Asha Rao', 'Teo');
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    const form = within(await screen.findByRole('dialog', { name: 'Pause 2 students' }));
    const [year, month, day] = daysAfter(localDate(Date.now(), deviceTimeZone()), 3).split('-');
    const last = within(form.getByRole('group', { name: 'Last day' }));
    await userEvent.click(last.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard(`${month}${day}${year}`);
    await userEvent.click(form.getByRole('button', { name: 'Pause' }));
    await expect(
      await screen.findByText(
        /^1 student paused from .+ 1 student is already paused on some of these days\. That pause won't change: Asha Rao$/,
      ),
    ).toBeVisible();
    await expect(within(canvasElement).queryByText(/ selected$/)).toBeNull();
  },
};

/** Whose account is deleted is selected no longer. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'Asha Rao', 'Teo');
    await choose(canvasElement, 'Asha Rao', 'Delete User');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete User' }));
    await userEvent.type(asked.getByLabelText('Type asha to confirm'), 'asha');
    await userEvent.click(asked.getByRole('button', { name: 'Delete User' }));
    await expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await expect(await within(canvasElement).findByText('1 selected')).toBeVisible();
  },
};

export const Renames: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Edit User');
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha R.');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('User updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape and Cancel ask before a changed name is lost. */
export const AsksBeforeClosing: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Edit User');
    const form = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.type(form.getByLabelText('Full Name'), ' R.');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(form.getByLabelText('Full Name')).toHaveFocus());
    await expect(form.getByLabelText('Full Name')).toHaveValue('Asha Rao R.');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const again = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog stays with what was typed. */
export const NameTaken: Story = {
  parameters: mockApi({ editUser: functionRefusal('update-user', 409, 'username_taken') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Edit User');
    const form = within(await screen.findByRole('dialog'));
    const username = form.getByLabelText('Username');
    await userEvent.clear(username);
    await userEvent.type(username, 'guide');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Error updating user: Username is already taken',
    );
    await expect(username).toHaveValue('guide');
  },
};

let isRenamed = false;

/** Another admin was faster: what they saved is looked at before anything is saved over it. */
export const TwoAdmins: Story = {
  parameters: mockApi({
    editUser: http.post(api('/functions/v1/update-user'), () => {
      isRenamed = true;
      return HttpResponse.json(
        { code: 'changed_meanwhile', message: 'changed_meanwhile' },
        { status: 409 },
      );
    }),
    adminUsers: http.post(api(list), () => {
      const fullName = isRenamed ? 'Asha Banerjee' : listedStudent.fullName;
      const items = [userToRow({ ...listedStudent, fullName })];
      return HttpResponse.json({ items, next: null, total: 1 });
    }),
  }),
  beforeEach: () => {
    isRenamed = false;
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Edit User');
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha R.');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      "Someone else changed this while you were editing, so your changes weren't saved.",
    );
    await expect(name).toHaveValue('Asha R.');
    await userEvent.click(form.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        'Someone else changed this too. If you save, your version replaces theirs.',
      ),
    );
    await expect(name).toHaveValue('Asha R.');
  },
};

export const ChangesRoles: Story = {
  play: async ({ canvasElement }) => {
    const change = async (name: string, action: string) => {
      await choose(canvasElement, name, action);
      const asked = within(await screen.findByRole('alertdialog', { name: action }));
      await userEvent.click(asked.getByRole('button', { name: action }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: action })).toBeNull());
    };
    await change('Asha Rao', 'Make Admin');
    await expect(await screen.findByText('Asha Rao is now an admin')).toBeVisible();
    await change('Noor Haddad', 'Remove Admin');
    await expect(await screen.findByText('Noor Haddad is no longer an admin')).toBeVisible();
  },
};

export const TheLastAdminStays: Story = {
  parameters: mockApi({
    setRole: http.post(api('/rest/v1/rpc/set_role'), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'last_admin', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Noor Haddad', 'Remove Admin');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Admin' }));
    await userEvent.click(asked.getByRole('button', { name: 'Remove Admin' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'Error changing the role: There must always be at least one admin.',
    );
  },
};

/** The word stays typed, for another try. */
export const DeletionOffline: Story = {
  parameters: mockApi({ deleteUser: unreachable('post', '/functions/v1/delete-user') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Delete User');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete User' }));
    await userEvent.type(asked.getByLabelText('Type asha to confirm'), 'asha');
    await userEvent.click(asked.getByRole('button', { name: 'Delete User' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      "Error deleting user: You're offline.",
    );
    await expect(asked.getByRole('button', { name: 'Delete User' })).toBeEnabled();
  },
};

let isDemoted = false;

/** Refused while signed in: the app asks for the role again, and sends a former admin out. */
export const DemotedMeanwhile: Story = {
  parameters: mockApi({
    setRole: http.post(api('/rest/v1/rpc/set_role'), () => {
      isDemoted = true;
      return HttpResponse.json(
        { code: '42501', message: 'not_admin', details: null, hint: null },
        { status: 403 },
      );
    }),
    profiles: http.get(api('/rest/v1/profiles'), () =>
      HttpResponse.json({ ...profileToRow(instructor), role: isDemoted ? 'user' : 'admin' }),
    ),
  }),
  beforeEach: () => {
    isDemoted = false;
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Asha Rao', 'Make Admin');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Make Admin' }));
    await userEvent.click(asked.getByRole('button', { name: 'Make Admin' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      'https://niyama.example/?notice=',
    );
  },
};

/** The token was taken away: a dialog asks for the password. */
export const SessionEnded: Story = {
  parameters: mockApi({ adminUsers: tableRefusal('post', list, 401, 'PGRST301') }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    const [message] = await screen.findAllByText('You must be logged in as an admin to view users');
    await expect(message).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: mockApi({ adminUsers: tableRefusal('post', list, 403, '42501') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('You must be logged in as an admin to view users'),
    ).toBeVisible();
  },
};
