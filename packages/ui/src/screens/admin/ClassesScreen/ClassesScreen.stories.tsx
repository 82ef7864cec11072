import { adminPaths } from '@niyama/domain';
import { listedEmpty, listedHips, listedVinyasa, shelfClasses } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { ClassesScreen } from './ClassesScreen.tsx';

const shelf = {
  status: 'ready',
  items: shelfClasses,
  total: shelfClasses.length,
  more: 'none',
  isBusy: false,
  stale: null,
} as const;
const shelfView = {
  search: '',
  archived: false,
  onAssign: fn(),
  onDuplicate: fn(),
  onArchive: fn(),
} as const;
const archivedView = { search: '', archived: true, onRestore: fn() } as const;

const meta = {
  title: 'Screens/Admin/Classes',
  component: ClassesScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/classes')],
  args: {
    table: shelf,
    view: shelfView,
    onToggleArchived: fn(),
    onSearch: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof ClassesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement, name: string) => {
  const button = within(canvasElement).getByRole('button', { name: `Actions for ${name}` });
  await userEvent.click(button);
};

export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const table = page.getByRole('grid', { name: 'Classes' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Length',
      'Poses',
      'Changed',
      'Actions',
    ]);
    const row = within(table).getByRole('row', { name: /Hips on Monday/ });
    await expect(row).toHaveTextContent(/24 min/);
    await expect(row).toHaveTextContent(/Nov 20, 2026/);
    await expect(row).toHaveTextContent(/Leela Iyer/);
    await expect(row.querySelectorAll('svg[viewBox="0 0 120 120"]')).toHaveLength(2);
    await expect(within(row).getByRole('link', { name: 'Hips on Monday' })).toHaveAttribute(
      'href',
      adminPaths.class(listedHips.id),
    );
    // Half a minute and more is a whole one; what is empty lasts no time.
    await expect(page.getByRole('row', { name: /Vinyasa 50/ })).toHaveTextContent(/51 min/);
    await expect(page.getByRole('row', { name: /Breath before sleep/ })).toHaveTextContent(
      /Length0 min/,
    );
    await openMenu(canvasElement, 'Hips on Monday');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      adminPaths.class(listedHips.id),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Assign' }));
    await expect(shelfView.onAssign).toHaveBeenCalledWith(listedHips);
    await openMenu(canvasElement, 'Hips on Monday');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(shelfView.onDuplicate).toHaveBeenCalledWith(listedHips);
    await openMenu(canvasElement, 'Hips on Monday');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(shelfView.onArchive).toHaveBeenCalledWith(listedHips);
    await expect(page.getByRole('link', { name: 'New Class' })).toHaveAttribute(
      'href',
      adminPaths.newClass(),
    );
    await userEvent.click(page.getByRole('button', { name: 'Show Archived' }));
    await expect(args.onToggleArchived).toHaveBeenCalledOnce();
  },
};

export const Archived: Story = {
  tags: ['layout'],
  args: { view: archivedView, table: { ...shelf, items: [listedVinyasa], total: 1 } },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Vinyasa 50');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    await expect(archivedView.onRestore).toHaveBeenCalledWith(listedVinyasa);
    await expect(within(canvasElement).getByRole('button', { name: 'Show Classes' })).toBeVisible();
  },
};

export const Loading: Story = { args: { table: { status: 'loading' } } };

export const Failed: Story = {
  args: { table: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Failed to load classes: Something went wrong.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { table: { ...shelf, stale: 'failed' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Failed to load classes. This may be out of date.',
    );
    await expect(page.getByRole('row', { name: /Hips on Monday/ })).toBeVisible();
  },
};

export const More: Story = {
  args: { table: { ...shelf, total: 60, more: 'available' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

const none = { ...shelf, items: [], total: 0 };
const says =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  };

export const Empty: Story = {
  args: { table: none },
  play: says('No classes yet. Write the first one, or start from a wish.'),
};
export const NothingFound: Story = {
  args: { table: none, view: { ...shelfView, search: 'swan' } },
  play: says('No classes matching your search.'),
};
export const NothingArchived: Story = {
  args: { table: none, view: archivedView },
  play: says('No archived classes.'),
};

/** Names as long as the database takes them, code in them, and writing from the right. */
export const LargeText: Story = {
  args: {
    table: {
      ...shelf,
      items: [
        { ...listedVinyasa, name: 'Sonnenaufgangsyogastunde'.repeat(5).slice(0, 100) },
        { ...listedEmpty, name: '<script>alert(1)</script>', changedBy: 'יוגה בבוקר' },
        { ...listedHips, name: 'Hüften\u202E am Montag' },
      ],
    },
  },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(within(canvasElement).getByRole('grid'))).toEqual([]);
    await expect(within(canvasElement).getByText(/alert\(1\)/)).toBeVisible();
  },
};
