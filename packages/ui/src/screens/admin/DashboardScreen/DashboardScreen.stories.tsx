import { dashboard, emptyDashboard, inEnglish } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Admin/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/dashboard')],
  args: {
    state: { status: 'ready', dashboard, stale: null },
    now: Date.parse('2026-11-20T11:30:00Z'),
    isInvented: false,
    onRetry: fn(),
    onCheckInDone: fn(),
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The item of a list that holds these words. */
const itemWith = (canvasElement: HTMLElement, words: string) => {
  const item = within(canvasElement).getByText(words).closest('li');
  if (!item) throw new Error(`${words} stands in no list`);
  return within(item);
};

/** Every figure is one of the school's own. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const users = itemWith(canvasElement, 'Total Users');
    await expect(users.getByText('128')).toBeVisible();
    await expect(users.getByText('+6 new this week')).toBeVisible();
    const summary = within(page.getByRole('region', { name: 'Activity Summary' }));
    await expect(summary.getByText('74%')).toBeVisible();
    await expect(summary.getByText('10 minutes')).toBeVisible();
    await expect(summary.getByText('Mountain Pose')).toBeVisible();
    const recent = within(page.getByRole('region', { name: 'Recent Activity' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(5);
    await expect(recent.getByText('Asha Rao · 4 minutes ago')).toBeVisible();
    await expect(recent.getByText('Unknown User · 3 hours ago')).toBeVisible();
    const changes = within(page.getByRole('region', { name: 'Changes by Admins' }));
    await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Assignment: Tree.*Added$/),
      expect.stringMatching(/^Asana: Camel Pose.*Changed$/),
      expect.stringMatching(/^Community: Early risers.*Deleted$/),
      expect.stringMatching(/^Assignment: Cobra.*Replied$/),
      expect.stringMatching(/^Asana: Fish Pose.*Restored$/),
      expect.stringMatching(/^User: noor.*Role changed$/),
      expect.stringMatching(/^Settings.*Changed$/),
    ]);
    // Each check-in says why, in numbers, and leads to the student.
    const card = checkInsCard(canvasElement);
    const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'Asha RaoAn answer has been waiting for a reply for 3 days.Write an EmailDone',
      "Mateo SilvaJoined 6 days ago and hasn't practiced yet.Write an EmailDone",
      "Leela IyerHasn't practiced in 9 days, after practicing on 17 days in the four weeks before that.Write an EmailDone",
      'Ben OkaforCompleted 3 of 10 assignments in the last two weeks, down from 16 of 20 in the four weeks before.Write an EmailDone',
    ]);
    await expect(card.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute(
      'href',
      '/admin/users/a0000000-0000-4000-8000-000000000003',
    );
    await userEvent.click(card.getByRole('button', { name: 'Done: Ben Okafor' }));
    await expect(args.onCheckInDone).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'adherence' }),
    );
    await expect(card.getByRole('link', { name: 'See the whole list' })).toHaveAttribute(
      'href',
      '/admin/check-ins',
    );
  },
};

const invented = 'This is a demo. The school and its students are made up.';

/** The school of the demo says what it is. */
export const Invented: Story = {
  args: { isInvented: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(invented)).toBeVisible();
  },
};

const checkInsCard = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Check-Ins' }));

/** Nobody else: the list holds no more than the card. */
export const NobodyElseNeedsACheckIn: Story = {
  args: {
    state: { status: 'ready', stale: null, dashboard: { ...dashboard, moreCheckIns: false } },
  },
  play: async ({ canvasElement }) => {
    const card = checkInsCard(canvasElement);
    await expect(card.getAllByRole('listitem')).toHaveLength(4);
    await expect(card.queryByRole('link', { name: 'See the whole list' })).toBeNull();
  },
};

/** Nobody on the card needs a check-in any more, but the list may have others. */
export const OthersMayNeedACheckIn: Story = {
  args: { state: { status: 'ready', stale: null, dashboard: { ...dashboard, checkIns: [] } } },
  play: async ({ canvasElement }) => {
    const card = checkInsCard(canvasElement);
    await expect(card.getByRole('link', { name: 'See the whole list' })).toBeVisible();
    await expect(card.queryByText('No one needs a check-in right now.')).toBeNull();
  },
};

/** The bars are for the eye; the same numbers stand in a table. */
export const DaysAsATable: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show as a table' }));
    await settled();
    const table = within(page.getByRole('table', { name: 'Practices per Day' }));
    await expect(table.getByRole('row', { name: 'Nov 20 4 2' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Oct 27 0 0' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(29);
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeInTheDocument();
  },
};

/** A new school: no figure is invented. */
export const Empty: Story = {
  args: { state: { status: 'ready', dashboard: emptyDashboard, stale: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = within(page.getByRole('region', { name: 'Activity Summary' }));
    await expect(summary.getAllByText('None')).toHaveLength(2);
    await expect(summary.getByText('0%')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Assign a practice' })).toHaveAttribute(
      'href',
      '/admin/assignments',
    );
    await expect(page.getByText('No admin has changed anything yet.')).toBeVisible();
    await expect(page.getByText('No one needs a check-in right now.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: false,
      reason: 'Something went wrong. Please try again later.',
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: "We couldn't load the dashboard" }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
};

/** What was read before stays, and says that it may be old. */
export const KeptWhileOffline: Story = {
  args: { state: { status: 'ready', dashboard, stale: 'offline' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('This may be out of date.');
    await expect(page.getByText('128')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The longest names that a pose or a person may have, HTML in them, on a small phone at 200 %. */
export const LongNames: Story = {
  globals: { textSize: '200', width: '320', language: 'de' },
  args: {
    state: {
      status: 'ready',
      stale: null,
      dashboard: {
        ...dashboard,
        users: { count: 1_234_567, newThisWeek: 12_345 },
        mostPopular: inEnglish({ name: 'Utthita<b>Hasta</b>'.repeat(6) }),
        recent: dashboard.recent.map((work) => ({
          ...work,
          work: inEnglish({ name: 'Utthitahastapadangusthasana'.repeat(4) }),
          studentName: '<script>'.repeat(12),
        })),
        audit: dashboard.audit.map((entry) => ({
          ...entry,
          rows: [{ subject: 'W'.repeat(120), student: 'M'.repeat(50) }],
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowsSideways()).toBe(false);
    // The bars are narrower than their numbers; all else is words.
    for (const list of within(canvasElement).getAllByRole('list'))
      await expect(clipped(list)).toEqual([]);
  },
};
