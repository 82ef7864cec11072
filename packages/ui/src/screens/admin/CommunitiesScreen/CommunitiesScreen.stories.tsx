import {
  adminCommunities,
  adminMembers,
  awkwardCommunities,
  awkwardUsers,
  communityWithPicture,
  newcomers,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import type { MediaSaving } from '../parts/mediaState.ts';
import { CommunitiesScreen, type CommunitiesScreenProps } from './CommunitiesScreen.tsx';
import type { CommunitiesDialog, MembersStep, NewcomersState } from './types.ts';

const pageOf = <Item,>(items: readonly Item[]) =>
  ({ status: 'ready', items, more: 'none', isBusy: false, stale: null }) as const;

/** What stands over the list of members opens after it, as it does when somebody asks for it. */
function InItsTime({ dialog, ...props }: CommunitiesScreenProps) {
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setListed(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const isEarly = dialog?.kind === 'members' && !isListed;
  return <CommunitiesScreen {...props} dialog={isEarly ? { ...dialog, step: null } : dialog} />;
}

const meta = {
  title: 'Screens/Admin/Communities',
  component: CommunitiesScreen,
  render: (args) => <InItsTime {...args} />,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/communities')],
  args: {
    table: pageOf([communityWithPicture, ...adminCommunities]),
    search: '',
    dialog: null,
    onSearch: fn(),
    onRetry: fn(),
    onShowMore: fn(),
    onCloseDialog: fn(),
    onCreate: fn(),
    onMembers: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSave: fn(),
    onLoadNewer: fn(),
    onPickPicture: fn(),
    onRemovePicture: fn(),
    onConfirmRemoval: fn(),
    members: {
      onRetry: fn(),
      onShowMore: fn(),
      onAdd: fn(),
      onRemove: fn(),
      onCloseStep: fn(),
      onSearchNewcomers: fn(),
      onRetryNewcomers: fn(),
      onConfirmAdding: fn(),
      onConfirmRemoval: fn(),
    },
  },
} satisfies Meta<typeof CommunitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
};
/** The open dialog, once it stands still. */
const shown = async (role: 'dialog' | 'alertdialog', name: string | RegExp = /./) => {
  const found = await screen.findByRole(role, { name });
  await settled();
  return found;
};
const dialogFits: Story['play'] = async () => {
  const dialog = await shown('dialog');
  await expect(overflowsSideways()).toBe(false);
  // What is typed into a line may be longer than the line.
  const cut = clipped(dialog).filter((element) => !(element instanceof HTMLInputElement));
  await expect(cut).toEqual([]);
};

export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const table = page.getByRole('grid', { name: 'Communities' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Description',
      'Members',
      'Created',
      'Actions',
    ]);
    const row = within(table).getByRole('row', { name: /Moon circle/ });
    await expect(row).toHaveTextContent('1,204');
    await expect(row).toHaveTextContent('Nov 18, 2026');
    const acts = { Members: args.onMembers, Edit: args.onEdit, Delete: args.onRemove };
    for (const [name, act] of Object.entries(acts)) {
      await userEvent.click(page.getByRole('button', { name: 'Actions for Moon circle' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(act).toHaveBeenCalledWith(communityWithPicture);
    }
    await userEvent.click(page.getByRole('button', { name: 'Create Community' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { table: { status: 'loading' } } };
export const Failed: Story = {
  args: { table: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Failed to load communities: Something went wrong.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { table: pageOf([]) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No communities found. Create a community to get started.'),
    ).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { table: pageOf([]), search: 'swan' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No communities found matching your search'),
    ).toBeVisible();
  },
};
/** Names as long as the database takes them, code in them, and writing from the right. */
export const LargeText: Story = {
  args: { table: pageOf(awkwardCommunities) },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: async (context) => {
    await fits(context);
    await expect(within(context.canvasElement).getByText(/alert\(1\)/)).toBeVisible();
  },
};

type FormDialog = Extract<CommunitiesDialog, { kind: 'form' }>;
const creating: FormDialog = {
  kind: 'form',
  community: null,
  revision: 0,
  saving: { status: 'idle' },
  failure: null,
  picture: { address: null, fileName: null, failure: null },
};
const editing: FormDialog = { ...creating, community: communityWithPicture };

/** The name is asked for, spaces are none, and something stands where nobody described it. */
export const Creating: Story = {
  tags: ['dark'],
  args: { dialog: creating },
  play: async ({ args }) => {
    const dialog = within(await shown('dialog', 'Create Community'));
    const name = dialog.getByLabelText('Name');
    await userEvent.type(name, '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Community' }));
    await expect(name).toHaveAccessibleDescription(/Community name is required/);
    await expect(name).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'Moon circle ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Community' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Moon circle',
      description: 'A yoga community',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove image' }));
    await expect(args.onRemovePicture).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    const question = within(await shown('alertdialog'));
    await expect(args.onCloseDialog).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onCloseDialog).toHaveBeenCalledOnce();
  },
};

const savings = {
  idle: {
    tags: ['layout'],
    args: { dialog: editing },
    play: async ({ args }) => {
      const dialog = within(await shown('dialog', 'Edit Community'));
      await expect(dialog.getByLabelText('Name')).toHaveValue('Moon circle');
      await userEvent.keyboard('{Escape}');
      await expect(args.onCloseDialog).toHaveBeenCalledOnce();
    },
  },
  saving: {
    args: { dialog: { ...creating, saving: { status: 'saving' } } },
    play: async ({ args }) => {
      await shown('dialog');
      await expect(screen.getByRole('button', { name: /Creating\.\.\./ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(args.onCloseDialog).not.toHaveBeenCalled();
    },
  },
  uploading: {
    args: {
      dialog: {
        ...editing,
        saving: { status: 'uploading', slot: 'image', percent: 62 },
        picture: { address: 'data:image/png,', fileName: 'moon.png', failure: null },
      },
    },
    play: async () => {
      const bar = await screen.findByRole('progressbar', { name: 'Uploading the image' });
      await expect(bar).toHaveAttribute('aria-valuenow', '62');
      await expect(screen.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
    },
  },
} satisfies Record<MediaSaving['status'], Story>;

export const Editing: Story = savings.idle;
export const Saving: Story = savings.saving;
export const Uploading: Story = savings.uploading;

export const PictureRefused: Story = {
  args: {
    dialog: {
      ...creating,
      picture: { ...creating.picture, failure: 'Image is too large. Maximum size is 2MB.' },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Image is too large.');
  },
};

/** Somebody else was faster: what was typed stays until the newer state is asked for. */
export const ChangedMeanwhile: Story = {
  args: {
    dialog: {
      ...editing,
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  play: async ({ args }) => {
    await shown('dialog');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
  },
};

type Removal = Extract<CommunitiesDialog, { kind: 'remove' }>;
const removing: Removal = {
  kind: 'remove',
  community: communityWithPicture,
  isBusy: false,
  failure: null,
};

export const Removing: Story = {
  args: { dialog: removing },
  play: async ({ args }) => {
    const dialog = within(await shown('alertdialog', 'Delete Moon circle'));
    await expect(dialog.getByText('Are you sure you want to delete this community?')).toBeVisible();
    await expect(
      dialog.getByText(/^1,204 members will lose access to this community\./),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirmRemoval).toHaveBeenCalledOnce();
  },
};
export const RemovalFailed: Story = {
  args: {
    dialog: {
      ...removing,
      community: { ...communityWithPicture, memberCount: 0 },
      failure: {
        message: "Error deleting community: You're offline.",
        isOutdated: false,
      },
    },
  },
  play: async () => {
    const dialog = within(await shown('alertdialog'));
    await expect(dialog.getByText('This community has no members.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Error deleting community');
  },
};

type MembersDialog = Extract<CommunitiesDialog, { kind: 'members' }>;
const members: MembersDialog = {
  kind: 'members',
  community: communityWithPicture,
  members: pageOf(adminMembers),
  step: null,
};
const withStep = (step: MembersStep): Story['args'] => ({ dialog: { ...members, step } });

export const Members: Story = {
  tags: ['dark'],
  args: { dialog: members },
  play: async ({ args }) => {
    const dialog = within(await shown('dialog', 'Members of Moon circle'));
    await expect(dialog.getByText('Asha Rao')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Actions for Asha Rao' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(args.members.onRemove).toHaveBeenCalledWith(adminMembers[0]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Member' }));
    await expect(args.members.onAdd).toHaveBeenCalledOnce();
  },
};
export const MembersEmpty: Story = {
  args: { dialog: { ...members, members: pageOf([]) } },
  play: async () => {
    const dialog = within(await shown('dialog'));
    await expect(dialog.getByText('No members found in this community')).toBeVisible();
  },
};
export const MembersFailed: Story = {
  args: {
    dialog: {
      ...members,
      members: { status: 'failed', isOffline: false, reason: 'Please try again later.' },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await shown('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Failed to load members: Please try again later.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(args.members.onRetry).toHaveBeenCalledOnce();
  },
};
export const MembersGerman: Story = {
  args: {
    dialog: {
      ...members,
      members: pageOf(
        awkwardUsers.map((user) => ({
          ...user,
          userId: user.id,
          joinedAt: '2026-11-03T07:30:00Z',
        })),
      ),
    },
  },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: dialogFits,
};

const asked = { isBusy: false, failure: null } as const;
const adding = (newcomersState: NewcomersState): MembersStep => ({
  kind: 'add',
  newcomers: newcomersState,
  ...asked,
});

const additions = {
  loading: { args: withStep(adding({ status: 'loading' })) },
  ready: {
    tags: ['dark'],
    args: withStep(adding({ status: 'ready', people: newcomers, search: '' })),
    play: async ({ args }) => {
      const dialog = within(await shown('dialog', 'Add Member'));
      const field = dialog.getByRole('combobox', { name: /^User/ });
      await userEvent.click(dialog.getByRole('button', { name: 'Add Member' }));
      await expect(field).toHaveAccessibleDescription(/Please select a user to add/);
      await expect(args.members.onConfirmAdding).not.toHaveBeenCalled();
      await userEvent.type(field, 'noor');
      await expect(args.members.onSearchNewcomers).toHaveBeenCalledWith('noor');
      await userEvent.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
      await settled();
      await userEvent.type(field, '{ArrowDown}');
      await userEvent.tab();
      await settled();
      await userEvent.click(dialog.getByRole('button', { name: 'Add Member' }));
      await expect(args.members.onConfirmAdding).toHaveBeenCalledWith(newcomers[0]?.id);
    },
  },
  failed: {
    args: withStep(adding({ status: 'failed', isOffline: true, reason: "You're offline." })),
    play: async ({ args }) => {
      const dialog = within(await shown('dialog', 'Add Member'));
      await expect(dialog.getByRole('alert')).toHaveTextContent(
        "Failed to load available users: You're offline.",
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
      await expect(args.members.onRetryNewcomers).toHaveBeenCalledOnce();
    },
  },
} satisfies Record<NewcomersState['status'], Story>;

export const AddingLoading: Story = additions.loading;
export const Adding: Story = additions.ready;
export const AddingImpossible: Story = additions.failed;

export const NobodyLeftToAdd: Story = {
  args: withStep(adding({ status: 'ready', people: [], search: '' })),
  play: async () => {
    const dialog = within(await shown('dialog', 'Add Member'));
    await expect(
      dialog.getByText('No available users to add. All users are already members.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add Member' })).toBeDisabled();
  },
};

export const AddingRefused: Story = {
  args: withStep({
    kind: 'add',
    newcomers: { status: 'ready', people: newcomers, search: '' },
    isBusy: false,
    failure: 'User is already a member of this community',
  }),
  globals: { width: '375', language: 'ja' },
  play: async () => {
    const dialog = within(await shown('dialog', 'メンバーを追加'));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const RemovingAMember: Story = {
  args: adminMembers[0] ? withStep({ kind: 'remove', member: adminMembers[0], ...asked }) : {},
  play: async ({ args }) => {
    const dialog = within(await shown('alertdialog', 'Remove Asha Rao'));
    await expect(dialog.getByText('Are you sure you want to remove this member?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.members.onConfirmRemoval).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.members.onCloseStep).toHaveBeenCalledOnce();
  },
};
