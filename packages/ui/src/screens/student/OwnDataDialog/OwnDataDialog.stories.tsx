import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { settled } from '#testing/settled.ts';
import { OwnDataDialog, type OwnDataState } from './OwnDataDialog.tsx';

/** One state for each status: a status without its state does not compile. */
const states = {
  ready: { status: 'ready' },
  collecting: { status: 'collecting', sections: 22, sectionsRead: 4, entries: 12_000 },
  packing: { status: 'packing', entries: 20_417 },
  failed: {
    status: 'failed',
    reason: "You're offline. Check your connection and try again.",
    isBegun: true,
  },
  done: { status: 'done', fileName: 'niyama-asha-2026-11-20.zip' },
} as const satisfies { [Status in OwnDataState['status']]: { status: Status } & OwnDataState };

const meta = {
  title: 'Screens/Student/OwnDataDialog',
  component: OwnDataDialog,
  parameters: { width: '375' },
  args: { state: states.ready, onStart: fn(), onClose: fn() },
} satisfies Meta<typeof OwnDataDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Download my data' });
  await settled();
  return within(dialog);
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByText(/^You'll get a ZIP file/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Collecting: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.collecting },
  play: async ({ args }) => {
    const dialog = await open();
    const bar = dialog.getByRole('progressbar', { name: 'Collecting your data...' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12,000 entries');
    await userEvent.click(dialog.getByRole('button', { name: 'Collecting your data...' }));
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Packing: Story = {
  args: { state: states.packing },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('progressbar', { name: 'Creating the file...' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['layout'],
  args: { state: states.failed },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent("You're offline.");
    await expect(dialog.getByText(/^We've kept what we have so far/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Nothing is there to go on from. */
export const UsedUp: Story = {
  args: {
    state: {
      status: 'failed',
      reason:
        "You've already downloaded your data five times in the last 24 hours. Please try again tomorrow.",
      isBegun: false,
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent('five times in the last 24 hours');
    await expect(dialog.queryByText(/^We've kept what we have/)).toBeNull();
  },
};

export const Done: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.done },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByText(/niyama-asha-2026-11-20\.zip/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The focus stays on the button that was pressed, whatever becomes of it. */
export const Focus: Story = {
  render: function Focus(args) {
    const [state, setState] = useState<OwnDataState>(states.ready);
    const next = { ready: states.failed, failed: states.done } as const;
    return (
      <OwnDataDialog
        {...args}
        state={state}
        onStart={() => setState(state.status === 'ready' ? next.ready : next.failed)}
      />
    );
  },
  play: async () => {
    const dialog = await open();
    dialog.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try Again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
  },
};
