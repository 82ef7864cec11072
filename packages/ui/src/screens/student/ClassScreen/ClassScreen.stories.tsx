import { classDueToday, doneClass, slowHips, today } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { withLimits } from '#testing/withLimits.tsx';
import { ClassScreen } from './ClassScreen.tsx';
import type { ClassState } from './types.ts';

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: { status: 'ready', assigned: slowHips, assignment: classDueToday, stale: null },
  failed: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
  gone: { status: 'gone' },
} as const satisfies { [Status in ClassState['status']]: { status: Status } & ClassState };

const meta = {
  title: 'Screens/Student/Class',
  component: ClassScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/class')],
  args: { state: states.ready, isBegun: false, today, onBack: fn(), onRetry: fn(), onStart: fn() },
} satisfies Meta<typeof ClassScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = async (canvasElement: HTMLElement) => {
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};
const item = (canvasElement: HTMLElement, words: string) => {
  const found = within(canvasElement).getByText(words).closest('li');
  if (!found) throw new Error(`${words} stands in no item`);
  return within(found);
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Slow hips' })).toBeVisible();
    for (const words of [
      'Due today',
      'Every Friday',
      'Stay long, and let the breath do the work.',
      'In the evening, if you can.',
      'Where did you feel it most?',
      'Counts as done when you practice most of it.',
      'Arrive',
      'Build strength',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText(/^4 poses/)).toHaveTextContent('4 poses · 12 min');
    await expect(page.getByText('2 rounds')).toBeVisible();
    const warrior = item(canvasElement, 'Front thigh heavy, back knee light.');
    await expect(warrior.getByText('· Right side')).toBeVisible();
    await expect(warrior.getByText('45 s')).toBeVisible();
    await expect(page.getByText('5 min · 1 bell')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await fits(canvasElement);
  },
};

export const Wide: Story = {
  tags: ['layout'],
  globals: { width: '1280' },
  play: ({ canvasElement }) => fits(canvasElement),
};

/** It may be practiced again; nothing is asked of what was answered. */
export const Done: Story = {
  args: { state: { ...states.ready, assignment: doneClass } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Done today')).toBeVisible();
    await expect(page.queryByText('At the end, your instructor asks')).toBeNull();
    await expect(page.queryByText(/^Counts as done/)).toBeNull();
    await expect(page.getByRole('button', { name: 'Start Practice' })).toBeEnabled();
  },
};

/** What the student's limits rule out or change is said at the top and at its item, in the words of the other screens. */
export const NotForEverybody: Story = {
  tags: ['layout'],
  decorators: [withLimits(['pregnancy'])],
  args: {
    state: {
      ...states.ready,
      assigned: {
        ...slowHips,
        poses: slowHips.poses.map((asana, at) => ({
          ...asana,
          avoidIf: at === 3 ? (['pregnancy'] as const).slice() : [],
          safetyTips: [`Tip ${at}`],
          cautions: [
            { act: at === 3 ? 'avoid' : at === 1 ? 'vary' : 'note', limits: ['pregnancy'] },
          ],
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Not suitable for what you need/)).toHaveTextContent(/Cobra$/);
    await expect(page.getByText('Not for you')).toBeVisible();
    await expect(page.getByText('Tip 3')).toBeVisible();
    await expect(page.getByText('Another way for you')).toBeVisible();
    await expect(page.getByText('Tip 1')).toBeVisible();
    await expect(page.queryByText('Tip 0')).toBeNull();
    await fits(canvasElement);
  },
};

export const LimitsUnread: Story = {
  decorators: [withLimits([], null, false)],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Check it' })).toBeVisible();
  },
};

/** A pose was archived since: the others are practiced without it. */
export const PoseGone: Story = {
  args: {
    state: { ...states.ready, assigned: { ...slowHips, poses: slowHips.poses.slice(1) } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^1 pose is no longer in the library/)).toBeVisible();
    await expect(page.getByText('Unknown pose')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Practice' })).toBeEnabled();
  },
};

/** Nothing but its pauses is left. */
export const OnlyPausesLeft: Story = {
  args: {
    state: {
      ...states.ready,
      assigned: {
        ...slowHips,
        body: slowHips.body && { ...slowHips.body, items: slowHips.body.items.slice(0, 2) },
        poses: slowHips.poses.slice(1),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Start Practice' })).toBeDisabled();
  },
};

/** A run of it was left on this device. */
export const Begun: Story = {
  args: { isBegun: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Start Practice' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const NewerFormat: Story = {
  args: { state: { ...states.ready, assigned: { ...slowHips, body: null } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/newer version of the app/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Start Practice' })).toBeNull();
    await expect(page.queryByRole('region', { name: 'Items of the class' })).toBeNull();
  },
};

export const OfflineWithACopy: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const OfflineWithout: Story = {
  args: { state: { ...states.failed, isOffline: true } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/nothing has been saved on this device yet/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't load this class");
  },
};

export const Gone: Story = {
  tags: ['layout'],
  args: { state: states.gone },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: 'This class is no longer available' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Practice' })).toHaveAttribute(
      'href',
      '/assignments',
    );
    await fits(canvasElement);
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Still loading/, {}, { timeout: 3000 }),
    ).toBeVisible();
  },
};
