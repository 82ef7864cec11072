import {
  adminCommunities,
  awkwardUsers,
  listedColleague,
  listedInstructor,
  listedLeaver,
  listedStudent,
  listedWithPicture,
  manyUsers,
  today,
  users,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import type { SelectionDialogState, UserAct, UserDialogState } from './types.ts';
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';

const ready = { status: 'ready', more: 'none', isBusy: false, stale: null } as const;

const meta = {
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/users')],
  args: {
    state: { ...ready, items: users },
    view: { search: '', show: 'all', sort: { column: 'joined', direction: 'descending' } },
    ownId: listedInstructor.id,
    dialog: null,
    selected: [],
    selectionDialog: null,
    onSelect: fn(),
    onGive: fn(),
    onOpenDialog: fn(),
    onPauseSelected: fn(),
    onAddToCommunity: fn(),
    onCloseDialog: fn(),
    onSearch: fn(),
    onSort: fn(),
    onShow: fn(),
    onRetry: fn(),
    onShowMore: fn(),
    onOpen: fn(),
    onSave: fn(),
    onConfirm: fn(),
    onLoadNewer: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = [
  'Select all shown',
  'Name',
  'Email',
  'Level',
  'Practices',
  'Points',
  'Last Active',
  'Join Date',
  'Role',
  'Actions',
];

/** Every column, each person's names, address, counters, day and role. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    await expect(page.getByText('View and manage user accounts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add New User' })).toHaveAttribute(
      'href',
      '/admin/users/add',
    );
    await expect(page.getByRole('link', { name: 'Invite Students' })).toHaveAttribute(
      'href',
      '/admin/users/invitations',
    );
    const found = page.getAllByRole('columnheader');
    await expect(found.map(({ textContent }) => textContent)).toEqual(heads);
    const row = page.getByRole('row', { name: /Teo/ });
    await expect(row).toHaveTextContent('Mateo Silva · @mateo.silva');
    const values = within(row).getAllByRole('gridcell');
    await expect(values.slice(1, -1).map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'mateo@niyama.example',
      '4',
      '42',
      '360',
      'Nov 19, 2026',
      'Nov 18, 2026',
      'Student',
    ]);
    await expect(page.getByRole('row', { name: /Mira Lind/ })).toHaveTextContent('@guide · You');
    await userEvent.click(page.getByRole('columnheader', { name: 'Points' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'points', direction: 'ascending' });
    await expect(page.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Never');
    await userEvent.click(page.getByRole('button', { name: /Show All/ }));
    const filters = await screen.findAllByRole('option');
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      'Show All',
      'Admins Only',
      'Inactive for a week',
      'Overdue assignments',
      'New in the last 7 days',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Inactive for a week' }));
    await expect(args.onShow).toHaveBeenCalledWith('inactive');
    await userEvent.type(page.getByRole('searchbox', { name: 'Search users' }), 'noor');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('noor'));
  },
};

/** Somebody who has asked for the account to be deleted stands there with the day. */
export const SomebodyLeaves: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...ready, items: [listedLeaver, ...users] } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('rowheader');
    await expect(rows.map(({ textContent }) => /Dec 4, 2026/.test(textContent ?? ''))).toEqual([
      true,
      ...users.map(() => false),
    ]);
    await expect(rows[0]).toHaveTextContent('Leaving on Dec 4, 2026');
  },
};

async function openMenu(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${name}` }));
  const menu = within(await screen.findByRole('menu'));
  await settled();
  return menu;
}

/** No one deletes or demotes their own account; a colleague's rights can be taken back. */
export const Menu: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = await openMenu(canvasElement, 'Asha Rao');
    const items = menu.getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit User',
      'Contact User',
      'Make Admin',
      'Delete User',
    ]);
    await expect(menu.getByRole('menuitem', { name: 'Contact User' })).toHaveAttribute(
      'href',
      'mailto:student@niyama.example',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit User' }));
    await expect(args.onOpen).toHaveBeenCalledWith('edit', listedStudent);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const own = await openMenu(canvasElement, 'Mira Lind');
    for (const name of ['Remove Admin', 'Delete User']) {
      await expect(own.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const other = await openMenu(canvasElement, 'Noor Haddad');
    await expect(other.getByRole('menuitem', { name: 'Remove Admin' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Empty: Story = {
  args: { state: { ...ready, items: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No users found')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } }, tags: ['dark'] };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: false,
      reason: 'You must be logged in as an admin to view users',
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Failed to load users' })).toBeVisible();
    await expect(page.getByText('You must be logged in as an admin to view users')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const dialogOf = (act: UserAct, changes: Partial<UserDialogState> = {}): UserDialogState => ({
  act,
  user: listedWithPicture,
  isBusy: false,
  failure: null,
  ...changes,
});
const dialog = async (role: 'dialog' | 'alertdialog') => {
  const found = await screen.findByRole(role);
  await settled();
  return within(found);
};

/** Literal rules and messages; the picture can be taken away. */
export const Editing: Story = {
  args: { dialog: dialogOf('edit') },
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const form = await dialog('dialog');
    const [name, username] = [form.getByLabelText('Full Name'), form.getByLabelText('Username')];
    await expect(name).toHaveValue('Mateo Silva');
    await userEvent.clear(name);
    await userEvent.clear(username);
    await userEvent.type(username, 'ma');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(form.getByText('Full name is required')).toBeVisible();
    await expect(form.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'Mateo S.');
    await userEvent.type(username, 'teo');
    await userEvent.click(form.getByRole('switch', { name: 'Remove profile photo' }));
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      fullName: 'Mateo S.',
      username: 'mateo',
      removesAvatar: true,
    });
  },
};

export const EditingFailed: Story = {
  args: {
    dialog: dialogOf('edit', {
      failure: { message: "Error updating user: You're offline.", isOutdated: false },
    }),
  },
  play: async () => {
    const form = await dialog('dialog');
    await expect(form.getByRole('alert')).toHaveTextContent('Error updating user');
    await expect(form.queryByRole('button', { name: 'Load the latest version' })).toBeNull();
  },
};

/** Another admin was faster: nothing is overwritten, and nothing typed is lost. */
export const EditedMeanwhile: Story = {
  args: {
    dialog: dialogOf('edit', {
      failure: {
        message: "Someone else changed this while you were editing, so your changes weren't saved.",
        isOutdated: true,
      },
    }),
  },
  play: async ({ args }) => {
    const form = await dialog('dialog');
    await userEvent.click(form.getByRole('button', { name: 'Load the latest version' }));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { dialog: dialogOf('edit', { isBusy: true }) },
  play: async ({ args }) => {
    const form = await dialog('dialog');
    await expect(form.getByLabelText('Username')).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: /Saving\.\.\./ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MakingAdmin: Story = {
  args: { dialog: dialogOf('makeAdmin') },
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^Teo will be able to manage users/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Make Admin' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const RemovingAdmin: Story = {
  args: { dialog: dialogOf('removeAdmin', { user: listedColleague }) },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^Noor Haddad will no longer have access/)).toBeVisible();
  },
};

export const Deleting: Story = {
  args: { dialog: dialogOf('delete') },
  tags: ['dark'],
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    const confirm = asked.getByRole('button', { name: 'Delete User' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(asked.getByLabelText('Type mateo.silva to confirm'), 'mateo.silva');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('rowheader');
  await expect(overflowsSideways()).toBe(false);
  await expect(
    clipped(canvasElement).filter((element) => !element.matches('[role=columnheader]')),
  ).toEqual([]);
};

/** Remembers the selection, as the route does. */
function Selecting(props: UsersScreenProps) {
  const [selected, setSelected] = useState(props.selected);
  const onSelect = (next: UsersScreenProps['selected']) => {
    props.onSelect(next);
    setSelected(next);
  };
  return <UsersScreen {...props} selected={selected} onSelect={onSelect} />;
}
const bar = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Selected people' }));

/** Boxes with the names of their rows, and one for all; people who are not listed stay selected. */
export const Selects: Story = {
  args: { selected: manyUsers.slice(0, 1) },
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(bar(canvasElement).getByText('1 selected')).toBeVisible();
    await expect(
      bar(canvasElement).getByText("1 of them isn't shown in the list above."),
    ).toBeVisible();
    const all = page.getByRole('checkbox', { name: 'Select all shown' });
    await userEvent.click(page.getByRole('checkbox', { name: /^Select Asha Rao/ }));
    await expect(bar(canvasElement).getByText('2 selected')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    // Administrators are not among them.
    await expect(bar(canvasElement).getByText('3 selected')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith(manyUsers.slice(0, 1));
    await userEvent.click(bar(canvasElement).getByRole('button', { name: 'Clear selection' }));
    await expect(page.queryByRole('region', { name: 'Selected people' })).toBeNull();
    // Keyboard users go on at the list.
    await expect(document.activeElement).toContainElement(
      page.getByRole('grid', { name: 'Users' }),
    );
    await expect(document.activeElement).not.toBe(document.body);
    // Space selects the row that has the focus, and Escape takes nothing back.
    page.getByRole('row', { name: /Teo/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(bar(canvasElement).getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(bar(canvasElement).getByText('2 selected')).toBeVisible();
  },
};

/** What can be done to all of them. */
export const Selected: Story = {
  args: { selected: [listedStudent, listedColleague] },
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const acts = bar(canvasElement);
    await expect(acts.getByRole('link', { name: 'Write an Email' })).toHaveAttribute(
      'href',
      'mailto:?bcc=student@niyama.example,noor@niyama.example',
    );
    await userEvent.click(acts.getByRole('button', { name: 'Assign practice' }));
    await expect(args.onGive).toHaveBeenCalledOnce();
    await userEvent.click(acts.getByRole('button', { name: 'Add to community' }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith('community');
    await userEvent.click(acts.getByRole('button', { name: 'Pause' }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith('pause');
  },
};

export const SelectedOnAPhone: Story = {
  args: { selected: [listedStudent, manyUsers[0] ?? listedColleague] },
  globals: { width: '375' },
  tags: ['dark'],
  play: async (context) => {
    await fits(context);
    const all = within(context.canvasElement).getByText('Select all shown');
    await expect(all).toBeVisible();
  },
};

/** As many as one request takes, and one more. */
export const TooManySelected: Story = {
  args: {
    selected: Array.from({ length: 501 }, (_, index) => ({ ...listedStudent, id: `${index}` })),
  },
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const acts = bar(canvasElement);
    await expect(acts.getByText('You can select up to 500 people at a time.')).toBeVisible();
    await expect(acts.getByText('You can send one email to up to 50 people.')).toBeVisible();
    await expect(acts.queryByRole('link', { name: 'Write an Email' })).toBeNull();
    for (const name of ['Assign practice', 'Add to community', 'Pause']) {
      await expect(acts.getByRole('button', { name })).toBeDisabled();
    }
    await userEvent.click(acts.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onSelect).toHaveBeenCalledWith([]);
  },
};

const twoSelected = [listedStudent, listedColleague];
const idle = { isBusy: false, failure: null } as const;

/** The dialog of a row, for several students and their time zones. */
export const PausingSelected: Story = {
  args: { selected: twoSelected, selectionDialog: { kind: 'pause', today, ...idle } },
  tags: ['layout'],
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Pause 2 students' }));
    await settled();
    await expect(form.getByText(/in each student's own time zone/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Pause' })).toBeDisabled();
  },
};

/** One who is selected is named. */
export const PausingOneSelected: Story = {
  args: { selected: [listedStudent], selectionDialog: { kind: 'pause', today, ...idle } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Pause student' }));
    await settled();
    await expect(form.getByText(/in Asha Rao's time zone/)).toBeVisible();
  },
};

export const PausingSelectedFailed: Story = {
  args: {
    selected: twoSelected,
    selectionDialog: {
      kind: 'pause',
      today,
      isBusy: false,
      failure: { message: "Error pausing the students: You're offline.", isOutdated: false },
    },
  },
  play: async () => {
    await expect((await dialog('dialog')).getByRole('alert')).toHaveTextContent(
      "Error pausing the students: You're offline.",
    );
  },
};

const communityDialog = (
  changes: Partial<Extract<SelectionDialogState, { kind: 'community' }>> = {},
): SelectionDialogState => ({
  kind: 'community',
  communities: {
    options: adminCommunities.map(({ id, name }) => ({ id, label: name })),
    emptyText: 'Loading...',
    onOpen: fn(),
    onQueryChange: fn(),
  },
  ...idle,
  ...changes,
});

export const AddingToACommunity: Story = {
  args: { selected: twoSelected, selectionDialog: communityDialog() },
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const form = await dialog('dialog');
    await expect(form.getByText('2 people will be added.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(form.getByText('Please select a community')).toBeVisible();
    const field = form.getByRole('combobox', { name: 'Community' });
    await expect(field).toHaveFocus();
    const name = adminCommunities[0]?.name ?? '';
    await userEvent.type(field, name.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name }));
    await settled();
    await userEvent.type(field, '{ArrowDown}');
    await userEvent.tab();
    await settled();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(args.onAddToCommunity).toHaveBeenCalledWith({
      id: adminCommunities[0]?.id,
      label: name,
    });
  },
};

export const AddingToACommunityFailed: Story = {
  args: {
    selected: twoSelected,
    selectionDialog: communityDialog({
      failure: {
        message: 'Error adding to the community: This community no longer exists.',
        isOutdated: false,
      },
    }),
  },
  play: async () => {
    await expect((await dialog('dialog')).getByRole('alert')).toHaveTextContent(
      'Error adding to the community: This community no longer exists.',
    );
  },
};

export const AwkwardNames: Story = {
  args: { state: { ...ready, items: awkwardUsers } },
  play: async (context) => {
    await fits(context);
    const page = within(context.canvasElement);
    await expect(page.getByText('<b>Bold</b> & <script>alert(1)</script>')).toBeVisible();
    const menu = await openMenu(context.canvasElement, 'person14');
    await expect(menu.getByRole('menuitem', { name: 'Contact User' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const linesOf: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const rows = (await page.findAllByRole('row')).slice(1);
  await expect(rows.filter(({ clientHeight }) => clientHeight > 49)).toEqual([]);
  await expect(overflowsSideways()).toBe(false);
  const email = page.getByTitle('person100@niyama.example');
  await expect(email).toHaveTextContent('person100@niyama.example');
};

/** Ten people stand in a window of 1280 x 800, each on two lines. */
export const Scanned: Story = {
  args: { state: { ...ready, items: manyUsers, more: 'available' } },
  globals: { language: 'de' },
  play: async (context) => {
    await linesOf(context);
    const tenth = within(context.canvasElement).getAllByRole('row')[10];
    await expect(tenth?.getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
  },
};

/** Beside the narrowed sidebar every column has room, also where the heads are long. */
export const ScannedOnATablet: Story = {
  ...Scanned,
  globals: { width: '1024', language: 'es' },
  play: linesOf,
};

export const LargeText: Story = {
  args: { state: { ...ready, items: awkwardUsers } },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: fits,
};
