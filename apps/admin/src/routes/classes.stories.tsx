import { adminPaths } from '@niyama/domain';
import {
  api,
  hipsOnMonday,
  mockApi,
  shelfClassToRow,
  shelfClasses,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import ClassesRoute from './classes.tsx';

const list = '/rest/v1/rpc/shelf';
const archiving = '/rest/v1/rpc/archive_class';
const table = '/rest/v1/classes';

/** The classes that a story has archived. */
const archivedIds = new Set<string>();
const written = fn();

/** The shelf without what was archived. */
const shelf = http.post(api(list), async ({ request }) => {
  const { archived = false } = (await request.json()) as { archived?: boolean };
  const found = shelfClasses.filter(({ id }) => archivedIds.has(id) === archived);
  return HttpResponse.json({ items: found.map(shelfClassToRow), total: found.length });
});
const archiveClass = http.post(api(archiving), async ({ request }) => {
  const { class_id: id, is_archived: isArchived } = (await request.json()) as {
    class_id: string;
    is_archived: boolean;
  };
  if (isArchived) archivedIds.add(id);
  else archivedIds.delete(id);
  return new HttpResponse(null, { status: 204 });
});

const meta = {
  title: 'Flows/Admin/Classes',
  component: ClassesRoute,
  parameters: { layout: 'fullscreen', ...mockApi({ shelf, archiveClass }), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/classes' })],
  beforeEach: () => {
    archivedIds.clear();
    written.mockClear();
  },
} satisfies Meta<typeof ClassesRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, action: string) {
  const page = within(canvasElement);
  const name = `Actions for ${hipsOnMonday.name}`;
  await userEvent.click(await page.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
/** A toast takes the place of the one before; for a moment both are there. */
const toast = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());
const hips = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('row', { name: /Hips on Monday/ });

/** Undo brings the class back, and so does the list of what is archived. The focus stays in the list. */
export const Archives: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement, 'Archive');
    await toast('“Hips on Monday” was archived');
    await waitFor(() => expect(hips(canvasElement)).toBeNull());
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Actions for Vinyasa 50' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await toast('“Hips on Monday” is back in the list');
    await waitFor(() => expect(hips(canvasElement)).toBeVisible());

    await choose(canvasElement, 'Archive');
    await waitFor(() => expect(hips(canvasElement)).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Show Archived' }));
    await choose(canvasElement, 'Restore');
    await expect(await page.findByText('No archived classes.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.click(page.getByRole('button', { name: 'Show Classes' }));
    await waitFor(() => expect(hips(canvasElement)).toBeVisible());
  },
};

export const ArchivingFails: Story = {
  parameters: mockApi({
    shelf,
    archiveClass: tableRefusal('post', archiving, 400, 'class_not_found'),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Archive');
    await toast('Error archiving the class: This class is archived or no longer exists.');
    await expect(hips(canvasElement)).toBeVisible();
  },
};

export const Assigns: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Assign');
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      adminPaths.assignments(),
    );
  },
};

/** A copy of the class as it is now, which is opened. */
export const Duplicates: Story = {
  parameters: mockApi({
    addOwnClass: http.post(api(table), async ({ request }) => {
      written(await request.json());
      return HttpResponse.json([{ revision: 1 }], { status: 201 });
    }),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Duplicate');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const [copy] = written.mock.lastCall as [{ id: string }];
    await expect(copy).toEqual({
      id: expect.any(String),
      user_id: null,
      name: 'Hips on Monday copy',
      description: hipsOnMonday.description,
      body: hipsOnMonday.body,
      total_seconds: 1460,
    });
    await expect(copy.id).not.toBe(hipsOnMonday.id);
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      adminPaths.class(copy.id),
    );
  },
};

export const DuplicatingFails: Story = {
  parameters: mockApi({ addOwnClass: tableRefusal('post', table, 400, 'too_many_classes') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Duplicate');
    await toast(/^Error duplicating the class: There's no room for more\./);
    await expect(hips(canvasElement)).toBeVisible();
  },
};

/** Only an app that is newer can copy what a newer app wrote. */
export const DuplicatesNothingNewer: Story = {
  parameters: mockApi({
    classForEditor: http.post(api('/rest/v1/rpc/class_for_editor'), () =>
      HttpResponse.json({
        class: {
          id: hipsOnMonday.id,
          name: hipsOnMonday.name,
          description: null,
          body: { ...hipsOnMonday.body, v: 2 },
          revision: 4,
          changed_at: hipsOnMonday.changedAt,
          changed_by: null,
          changed_by_me: false,
          is_archived: false,
        },
        asanas: [],
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Duplicate');
    await toast(
      'Error duplicating the class: This class was made with a newer version of the app.',
    );
  },
};

/** The server searches; the address remembers the words. */
export const Searches: Story = {
  parameters: mockApi(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('3 rows')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search classes' });
    await userEvent.type(search, 'vinyasa');
    await expect(await page.findByText('1 row')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(await page.findByText('No classes matching your search.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: mockApi({ shelf: unreachable('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};
