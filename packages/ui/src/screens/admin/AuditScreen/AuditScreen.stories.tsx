import { auditEntries, instructor } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { AuditScreen } from './AuditScreen.tsx';

const meta = {
  title: 'Screens/Admin/Audit',
  component: AuditScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/changes')],
  args: {
    state: {
      status: 'ready',
      items: auditEntries.slice(0, 9),
      more: 'available',
      isBusy: false,
      stale: null,
    },
    view: { who: 'all', what: 'all' },
    people: [{ id: instructor.id, name: instructor.fullName }],
    onView: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('grid');
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

/** One line for each act, however many rows it changed; for an assignment it names the students. */
export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Asana: Boat, Camel, Crow, and 497 more')).toBeVisible();
    await expect(
      page.getByText('Assignment: Tree for asha, Tree for noor, and Tree for teo'),
    ).toBeVisible();
    await expect(page.getByText('Settings', { selector: 'bdi' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'All types What' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Community' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ who: 'all', what: 'communities' });
    await userEvent.click(page.getByRole('button', { name: 'Everyone By' }));
    await userEvent.click(await screen.findByRole('option', { name: instructor.fullName ?? '' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ who: instructor.id, what: 'all' });
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledTimes(1);
  },
};

/** Their one name stands once, whatever the languages are. */
export const TranslationsOfOneAsana: Story = {
  args: {
    state: {
      status: 'ready',
      items: auditEntries.slice(0, 1).map((entry) => ({
        ...entry,
        table: 'asana_translations',
        count: 4,
        rows: entry.rows.map((row) => ({ ...row, subject: 'Boat' })),
      })),
      more: 'none',
      isBusy: false,
      stale: null,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Asana translation: Boat and 3 more')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' }, people: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: "We couldn't load the changes" })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', items: [], more: 'none', isBusy: false, stale: null } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No admin has changed anything yet.'),
    ).toBeVisible();
    // Only screen readers hear the number once more.
    const { width } = within(canvasElement).getByText('0 rows').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

export const NothingFound: Story = {
  args: { ...Empty.args, view: { who: 'all', what: 'communities' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No changes found.')).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { textSize: '200', width: '320' },
  args: {
    state: {
      status: 'ready',
      items: auditEntries.slice(0, 2).map((entry) => ({
        ...entry,
        adminName: '<script>'.repeat(10),
        rows: [{ subject: 'W'.repeat(100), student: 'M'.repeat(50) }],
      })),
      more: 'none',
      isBusy: false,
      stale: null,
    },
  },
  play: fits,
};
