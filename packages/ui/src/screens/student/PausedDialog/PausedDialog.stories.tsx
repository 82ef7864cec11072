import { longWindedPose, pausedWarrior, treePose } from '@niyama/mocks';
import type { PausedSession } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { PausedDialog, type PausedState } from './PausedDialog.tsx';

const pausedTree: PausedSession = {
  ...pausedWarrior,
  id: 'tree',
  asana: treePose,
  pausedAt: '2026-11-18T20:00:00.000Z',
  timeRemaining: 80,
  setNumber: 1,
  sets: 1,
};

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: { status: 'ready', sessions: [pausedWarrior, pausedTree] },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies { [Status in PausedState['status']]: { status: Status } & PausedState };

const meta = {
  title: 'Screens/Student/PausedDialog',
  component: PausedDialog,
  parameters: { width: '375' },
  args: {
    isOpen: true,
    state: states.ready,
    now: Date.parse('2026-11-20T07:55:00.000Z'),
    onResume: fn(),
    onDiscard: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PausedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog');
  await settled();
  return within(dialog);
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('heading', { name: 'Paused practices' })).toBeVisible();
    const rows = dialog.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    const [warrior, tree] = rows.map((row) => within(row));
    await expect(warrior?.getByText('00:42 left')).toBeVisible();
    await expect(warrior?.getByText(/Set 2 of 3/)).toBeVisible();
    await expect(warrior?.getByText('1 hour ago')).toBeVisible();
    await expect(tree?.getByText('1 day ago')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume Warrior II' }));
    await expect(args.onResume).toHaveBeenCalledWith(pausedWarrior);
    await userEvent.click(dialog.getByRole('button', { name: 'Discard Tree' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(pausedTree);
  },
};

/** The row that had the focus is gone: the focus goes on in the list. */
export const Discarding: Story = {
  render: function Discarding(args) {
    const [sessions, setSessions] = useState([pausedWarrior, pausedTree]);
    return (
      <PausedDialog
        {...args}
        state={{ status: 'ready', sessions }}
        onDiscard={({ id }) => setSessions(sessions.filter((one) => one.id !== id))}
      />
    );
  },
  play: async () => {
    const dialog = await open();
    dialog.getByRole('button', { name: 'Discard Warrior II' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = dialog.getByRole('list').parentElement;
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Resume Tree' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByText('No paused practices')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', sessions: [] } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('No paused practices')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { state: states.failed },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      "We couldn't load your paused practices",
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: true,
      reason: "You're offline. Check your connection and try again.",
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent("You're offline.");
  },
};

/** Many, of which one has a name as long as people write them, one HTML in it and one runs right to left. */
export const Awkward: Story = {
  args: {
    state: {
      status: 'ready',
      sessions: [
        { ...pausedWarrior, asana: longWindedPose },
        { ...pausedTree, asana: { ...treePose, name: 'A'.repeat(400) } },
        { ...pausedTree, id: 'html', asana: { ...treePose, name: '<b>Bold</b> & <script>' } },
        { ...pausedTree, id: 'rtl', asana: { ...treePose, name: 'وضعية الشجرة' } },
        ...Array.from({ length: 60 }, (_, index) => ({ ...pausedTree, id: `tree-${index}` })),
      ],
    },
  },
  globals: { width: '320' },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('<b>Bold</b> & <script>')).toBeInTheDocument();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(64);
    await expect(overflowsSideways()).toBe(false);
  },
};
