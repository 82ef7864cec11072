import { dashboard } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { CheckInsScreen } from './CheckInsScreen.tsx';

const ready = {
  status: 'ready',
  items: dashboard.checkIns,
  more: 'none',
  isBusy: false,
  stale: null,
} as const;
const empty = { ...ready, items: [] };

const meta = {
  title: 'Screens/Admin/Check-ins',
  component: CheckInsScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/check-ins')],
  args: { state: ready, onDone: fn(), onRetry: fn(), onShowMore: fn() },
} satisfies Meta<typeof CheckInsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};
const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Each line says why, in numbers, and leads to the student. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = main(canvasElement);
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Asha RaoAn answer has been waiting for a reply for 3 days.Write an EmailDone',
      "Mateo SilvaJoined 6 days ago and hasn't practiced yet.Write an EmailDone",
      "Leela IyerHasn't practiced in 9 days, after practicing on 17 days in the four weeks before that.Write an EmailDone",
      'Ben OkaforCompleted 3 of 10 assignments in the last two weeks, down from 16 of 20 in the four weeks before.Write an EmailDone',
    ]);
    await expect(page.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute(
      'href',
      '/admin/users/a0000000-0000-4000-8000-000000000003',
    );
    await expect(page.getByRole('link', { name: 'Write an Email: Ben Okafor' })).toHaveAttribute(
      'href',
      'mailto:ben@niyama.example',
    );
    await expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Done: Ben Okafor' }));
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'adherence' }),
    );
  },
};

/** The longest names that a person may have, HTML in them. */
export const LargeText: Story = {
  globals: { width: '320', textSize: '200', language: 'de' },
  args: {
    state: {
      ...ready,
      items: dashboard.checkIns.map((checkIn) => ({
        ...checkIn,
        student: { ...checkIn.student, fullName: `<b>${'Wilhelmine'.repeat(9)}</b>` },
      })),
    },
  },
  play: fits,
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['layout'],
  args: { state: empty },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No one needs a check-in right now' }),
    ).toBeVisible();
  },
};

/** Of those who were looked at, nobody needs a check-in any more; others follow. */
export const EmptySoFar: Story = {
  args: { state: { ...empty, more: 'loading' } },
  play: async ({ canvasElement }) => {
    const page = main(canvasElement);
    await expect(page.getByText('Loading...')).toBeInTheDocument();
    await expect(page.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const EmptyAndFailed: Story = {
  args: { state: { ...empty, more: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const page = main(canvasElement);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.queryByRole('heading', { level: 2 })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['layout'],
  args: { state: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Error fetching the list' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};

/** What was loaded before stays. */
export const Stale: Story = {
  args: { state: { ...ready, stale: 'offline' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Connection Error. This may be out of date.',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { state: { ...ready, more: 'available' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};
