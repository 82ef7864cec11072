import {
  cobra,
  longWindedPose,
  selfPractice,
  selfPracticeOf,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { SelfPracticeScreen } from './SelfPracticeScreen.tsx';
import type { SelfPracticeState } from './types.ts';

const leadIn = { ready: 3, spokenSeconds: 0 };

const meta = {
  title: 'Screens/Student/SelfPractice',
  component: SelfPracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/self-practice')],
  args: {
    state: { status: 'ready', entries: selfPractice, leadIn, stale: null },
    onBack: fn(),
    onRetry: fn(),
    onStart: fn(),
    onStartAll: fn(),
    onRemove: fn(),
    onReorder: fn(),
    onAddPoses: fn(),
  },
} satisfies Meta<typeof SelfPracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: { status: 'ready', entries: selfPractice, leadIn, stale: null },
  failed: {
    status: 'failed',
    isOffline: false,
    isRetrying: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies {
  [Status in SelfPracticeState['status']]: { status: Status } & SelfPracticeState;
};

async function expectItFits(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
}
const fits: Story['play'] = ({ canvasElement }) => expectItFits(canvasElement);

/** Asked of the page itself: by role it would take long in a long list. */
const rowsOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[role="row"]');

const act = async (canvasElement: HTMLElement, name: string, action: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.ready },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Self Practice' })).toBeVisible();
    await expect(page.getByText(/3 poses/)).toHaveTextContent('3 poses · 4 min');
    const list = within(page.getByRole('grid', { name: 'Your practice list' }));
    await expect(list.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Start Tree' }));
    await expect(args.onStart).toHaveBeenCalledWith(treePose);
    await userEvent.click(page.getByRole('button', { name: 'Start Full Practice' }));
    await expect(args.onStartAll).toHaveBeenCalledWith([treePose, warriorTwo, cobra]);
    await userEvent.click(page.getByRole('button', { name: 'Add poses' }));
    await expect(args.onAddPoses).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
    await expectItFits(canvasElement);
  },
};

/** The caller owns the order; this one applies every change. */
const Ordering: Story['render'] = (args) => {
  const [order, setOrder] = useState(() => selfPractice.map(({ asanaId }) => asanaId));
  const entries = order.flatMap((id) => selfPractice.find(({ asanaId }) => asanaId === id) ?? []);
  return (
    <SelfPracticeScreen
      {...args}
      state={{ status: 'ready', entries, leadIn, stale: null }}
      onReorder={(ids) => {
        args.onReorder(ids);
        setOrder(ids);
      }}
    />
  );
};

/** Moved by one place or removed from the menu: a moved row says where it is now and has the focus. */
export const MovesAndRemovesFromTheMenu: Story = {
  render: Ordering,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await act(canvasElement, 'Tree', 'Move down');
    await expect(args.onReorder).toHaveBeenCalledWith([warriorTwo.id, treePose.id, cobra.id]);
    await expect(page.getByText('Tree is now at position 2 of 3')).toBeInTheDocument();
    await waitFor(() =>
      expect(page.getByRole('row', { name: 'Tree' }).contains(document.activeElement)).toBe(true),
    );
    await userEvent.click(page.getByRole('button', { name: 'Actions for Warrior II' }));
    await expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await act(canvasElement, 'Cobra', 'Move up');
    await expect(args.onReorder).toHaveBeenLastCalledWith([warriorTwo.id, cobra.id, treePose.id]);
    await act(canvasElement, 'Warrior II', 'Remove');
    await expect(args.onRemove).toHaveBeenCalledWith(selfPractice[1]);
  },
};

/** Dragged by keyboard: Enter on the handle, arrows, Enter. */
export const DragsByKeyboard: Story = {
  render: Ordering,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /^Drag Cobra/ }).focus();
    await userEvent.keyboard('{Enter}');
    // Where it may go is there a moment after it was taken up, and after each move.
    const untilAt = async (name: string) =>
      waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus());
    await untilAt('Insert after Cobra');
    await userEvent.keyboard('{ArrowUp}');
    await untilAt('Insert between Warrior II and Cobra');
    await userEvent.keyboard('{ArrowUp}');
    await untilAt('Insert between Tree and Warrior II');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenCalledWith([treePose.id, cobra.id, warriorTwo.id]),
    );
  },
};

/** The pose was archived: it can be taken off, not started. */
export const UnknownAsana: Story = {
  args: {
    state: {
      ...states.ready,
      entries: [{ asanaId: cobra.id, asana: null, position: 0 }, ...selfPractice.slice(0, 1)],
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Unknown Asana')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Start Unknown Asana' })).toBeNull();
    await expect(page.getByText(/1 pose/)).toHaveTextContent('1 pose · 2 min');
    await act(canvasElement, 'Unknown Asana', 'Remove');
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByTestId('skeleton').children).toHaveLength(3);
    await expect(
      await page.findByText('Still loading. This is taking longer than usual.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.ready, entries: [] } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Your practice list is empty' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add poses' }));
    await expect(args.onAddPoses).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText("We couldn't load your practice list")).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OfflineWithWhatWasKept: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(rowsOf(canvasElement)).toHaveLength(3);
  },
};

const thousand = selfPracticeOf(
  Array.from({ length: 1000 }, (_, index) => ({ ...treePose, id: `tree-${index}` })),
);

/** Drawn thirty at a time; all of them count. */
export const AThousandPoses: Story = {
  args: { state: { ...states.ready, entries: thousand } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/1,000 poses/)).toHaveTextContent('1,000 poses · 1,650 min');
    await expect(rowsOf(canvasElement)).toHaveLength(30);
    await userEvent.click(page.getByText('Show more'));
    await expect(rowsOf(canvasElement)).toHaveLength(60);
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

/** Long names, tags that are only words, and words from right to left. */
export const AwkwardNames: Story = {
  args: {
    state: {
      ...states.ready,
      entries: selfPracticeOf([
        longWindedPose,
        { ...treePose, name: '<img src=x onerror=alert(1)>' },
        { ...cobra, name: 'وضعية الكوبرا', sanskritName: null },
        { ...warriorTwo, name: 'a'.repeat(400) },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await expectItFits(canvasElement);
    await expect(within(canvasElement).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
