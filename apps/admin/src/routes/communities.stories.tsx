import type { AdminCommunity } from '@niyama/domain';
import {
  adminCommunities,
  adminCommunityToRow,
  adminMembers,
  adminMemberToRow,
  answerCommunities,
  api,
  manyCommunities,
  manyMembers,
  mockApi,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyOption } from '../testing/readyOption.ts';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import CommunitiesRoute from './communities.tsx';

const list = '/rest/v1/rpc/admin_communities';
const membersList = '/rest/v1/rpc/admin_community_members';
const table = '/rest/v1/communities';
const memberships = '/rest/v1/community_members';

const meta = {
  title: 'Flows/Admin/Communities',
  component: CommunitiesRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/communities' })],
} satisfies Meta<typeof CommunitiesRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const [risers] = adminCommunities as [AdminCommunity];
const png = new File(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (char) => char.charCodeAt(0),
    ),
  ],
  'moon.png',
  { type: 'image/png' },
);

const written = fn();
/** Answers as the usual handler does, and remembers what was written. */
const remembers = (method: 'post' | 'patch') =>
  http[method](api(table), async ({ request }) => {
    const change = (await request.json()) as object;
    written(change);
    const row = { ...adminCommunityToRow(risers), ...change, id: risers.id };
    return HttpResponse.json(method === 'post' ? row : [row]);
  });

async function choose(canvasElement: HTMLElement, action: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${risers.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
async function openCreating(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Create Community' }));
  return within(await screen.findByRole('dialog', { name: 'Create Community' }));
}
async function openEditing(canvasElement: HTMLElement) {
  await choose(canvasElement, 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Edit Community' }));
}
async function openMembers(canvasElement: HTMLElement) {
  await choose(canvasElement, 'Members');
  return within(await screen.findByRole('dialog', { name: `Members of ${risers.name}` }));
}
/** Chooses somebody, and waits until the list is gone that lies over the buttons. */
async function chooseUser(adding: ReturnType<typeof within>, words: string, name: string) {
  await userEvent.type(adding.getByRole('combobox', { name: /^User/ }), words);
  await userEvent.click(await readyOption(name));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
async function pick(file: File) {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  await userEvent.upload(input, file, { applyAccept: false });
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** A toast takes the place of the one before; for a moment both are there. */
const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Looks: Story = {
  parameters: mockApi({ adminCommunities: answerCommunities(manyCommunities) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('50 of 60 rows')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(await page.findByText('60 rows')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search communities' });
    await userEvent.type(search, 'círcle 60');
    await expect(await page.findByText('1 row')).toBeVisible();
    await userEvent.type(search, '0');
    await expect(await page.findByText('No communities found matching your search')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: mockApi({ adminCommunities: unreachable('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};

/** The row first, then the file under its id, then one write with its path. */
export const CreatesWithAPicture: Story = {
  parameters: mockApi({ addCommunity: remembers('post'), changeCommunity: remembers('patch') }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openCreating(canvasElement);
    await userEvent.type(dialog.getByLabelText('Name'), ' Moon circle ');
    await pick(png);
    await dialog.findByText(/^moon\.png will be uploaded/);
    await userEvent.click(dialog.getByRole('button', { name: 'Create Community' }));
    await toast('Community created successfully!');
    await isClosed();
    await expect(written.mock.calls).toEqual([
      [{ id: expect.any(String), name: 'Moon circle', description: 'A yoga community' }],
      [{ image_url: expect.stringMatching(`^community_images/${risers.id}-\\d{13}\\.png$`) }],
    ]);
  },
};

export const CreatingOffline: Story = {
  parameters: mockApi({ addCommunity: unreachable('post', table) }),
  play: async ({ canvasElement }) => {
    const dialog = await openCreating(canvasElement);
    await userEvent.type(dialog.getByLabelText('Name'), 'Moon circle');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Community' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Failed to create community: You're offline.",
    );
    await expect(dialog.getByLabelText('Name')).toHaveValue('Moon circle');
  },
};

export const Renames: Story = {
  parameters: mockApi({ changeCommunity: remembers('patch') }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openEditing(canvasElement);
    await userEvent.type(dialog.getByLabelText('Name'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Community' }));
    await toast('Community updated successfully!');
    await isClosed();
    await expect(written).toHaveBeenCalledWith({
      name: `${risers.name}!`,
      description: risers.description,
    });
  },
};

/** Another admin was faster: what they saved is looked at before anything is saved over it. */
export const TwoAdmins: Story = {
  parameters: mockApi({ changeCommunity: http.patch(api(table), () => HttpResponse.json([])) }),
  play: async ({ canvasElement }) => {
    const dialog = await openEditing(canvasElement);
    await userEvent.type(dialog.getByLabelText('Name'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Community' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Someone else changed this while you were editing, so your changes weren't saved.",
    );
    await expect(dialog.getByLabelText('Name')).toHaveValue(`${risers.name}!`);
    await userEvent.click(dialog.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(dialog.getByLabelText('Name')).toHaveValue(`${risers.name}!`);
    await expect(dialog.getByLabelText('Name')).toBeValid();
  },
};

const removed = fn();

/** The stored picture goes with the community. */
export const Deletes: Story = {
  parameters: mockApi({
    deleteCommunity: http.delete(api(table), () =>
      HttpResponse.json([
        { ...adminCommunityToRow(risers), image_url: 'community_images/a-1.png' },
      ]),
    ),
    removeCommunityPictures: http.delete(
      api('/storage/v1/object/community_images'),
      async ({ request }) => {
        removed(await request.json());
        return HttpResponse.json([]);
      },
    ),
  }),
  play: async ({ canvasElement }) => {
    removed.mockClear();
    await choose(canvasElement, 'Delete');
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(/^3 members will lose access to this community/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await toast('Community deleted successfully');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ prefixes: ['a-1.png'] }));
  },
};

export const DeletingOffline: Story = {
  parameters: mockApi({ deleteCommunity: unreachable('delete', table) }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Delete');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      "Error deleting community: You're offline.",
    );
  },
};

let belong = [...adminMembers];

/** One is added and another removed; the list tells it each time. */
export const ChangesMembers: Story = {
  beforeEach: () => {
    belong = [...adminMembers];
  },
  parameters: mockApi({
    adminMembers: http.post(api(membersList), () =>
      HttpResponse.json(belong.map(adminMemberToRow)),
    ),
    joinCommunity: http.post(api(memberships), () => {
      belong = [...manyMembers.slice(0, 1), ...belong];
      return new HttpResponse(null, { status: 201 });
    }),
    leaveCommunity: http.delete(api(memberships), () => {
      const [gone] = belong.splice(0, 1);
      return HttpResponse.json([{ id: gone?.id }]);
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openMembers(canvasElement);
    await expect(await dialog.findByText('2 rows')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Member' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add Member' }));
    await chooseUser(adding, 'student 1', 'Student 1');
    await userEvent.click(adding.getByRole('button', { name: 'Add Member' }));
    await toast('Member added successfully!');
    await userEvent.click(await dialog.findByRole('button', { name: 'Actions for Student 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Student 1' }));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await toast('Member removed successfully');
    await waitFor(() => expect(dialog.queryByText('Student 1')).toBeNull());
  },
};

async function addNoor(canvasElement: HTMLElement) {
  const dialog = await openMembers(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add Member' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add Member' }));
  await chooseUser(adding, 'noor', 'Noor Haddad');
  await userEvent.click(adding.getByRole('button', { name: 'Add Member' }));
  return adding;
}

let answer: () => Response;

/** The answer is lost; then another admin was faster, and the database says so. */
export const AddingFails: Story = {
  parameters: mockApi({ joinCommunity: http.post(api(memberships), () => answer()) }),
  play: async ({ canvasElement }) => {
    answer = () => HttpResponse.error();
    const adding = await addNoor(canvasElement);
    await expect(await adding.findByRole('alert')).toHaveTextContent(
      /^We can't reach the server, so we don't know whether this was saved\./,
    );
    answer = () => HttpResponse.json({ code: '23505', message: '23505' }, { status: 409 });
    await userEvent.click(adding.getByRole('button', { name: 'Add Member' }));
    await waitFor(() =>
      expect(adding.getByRole('alert')).toHaveTextContent(
        /^User is already a member of this community$/,
      ),
    );
  },
};

export const RemovingOffline: Story = {
  parameters: mockApi({ leaveCommunity: unreachable('delete', memberships) }),
  play: async ({ canvasElement }) => {
    const dialog = await openMembers(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Actions for Asha Rao' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      "Failed to remove member: You're offline.",
    );
  },
};
