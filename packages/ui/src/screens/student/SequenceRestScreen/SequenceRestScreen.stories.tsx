import { longWindedPose, treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { withLimits } from '#testing/withLimits.tsx';
import { settled } from '#testing/settled.ts';
import {
  SequenceRestScreen,
  type SequenceRestScreenProps,
  type SequenceRestState,
} from './SequenceRestScreen.tsx';

const resting: SequenceRestState = {
  status: 'running',
  next: warriorTwo,
  side: 'both',
  before: treePose,
  place: { number: 2, total: 5 },
  totalSeconds: 10,
  sequenceId: 'morning',
  remainingSeconds: 7,
};

const meta = {
  title: 'Screens/Student/Sequence Rest',
  component: SequenceRestScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: resting,
    onBack: fn(),
    onSkip: fn(),
    onPause: fn(),
    onResume: fn(),
    onClose: fn(),
    onEnd: fn(),
    onKeepPracticing: fn(),
    eyesClosed: { isOn: false, onChange: fn() },
    hasShortcuts: true,
    words: null,
    onRepeat: fn(),
  },
} satisfies Meta<typeof SequenceRestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One state for each status: a status without its story does not compile. */
const states = {
  running: resting,
  paused: { ...resting, status: 'paused' },
  askingToEnd: { ...resting, status: 'askingToEnd' },
} as const satisfies { [Status in SequenceRestState['status']]: SequenceRestState };

const fits = async () => expect(overflowsSideways()).toBe(false);

export const Running: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.running },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Rest' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Warrior II' })).toBeVisible();
    await expect(page.getByText('Pose 2 of 5')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Rest time left' })).toHaveTextContent('00:07');
    await expect(page.getByRole('status')).toHaveTextContent('Rest. Next: Warrior II');
    await waitFor(() => expect(page.getByRole('button', { name: 'Pause rest' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Skip rest' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Pause rest' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Close the practice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await fits();
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('e');
    await expect(args.eyesClosed.onChange).toHaveBeenCalledWith(true);
  },
};

/** Who has switched the letters off keeps the other keys. */
export const KeyboardWithoutLetters: Story = {
  args: { hasShortcuts: false },
  play: async ({ args }) => {
    await userEvent.keyboard('e{ArrowRight}');
    await expect(args.eyesClosed.onChange).not.toHaveBeenCalled();
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** What the next pose asks of somebody with limits is read in the rest. */
export const NextAnotherWay: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...resting, next: treePose, before: warriorTwo } },
  decorators: [withLimits(['pregnancy'])],
  play: async ({ canvasElement }) => {
    const tip = 'Stand near a wall when your balance is unsure.';
    await expect(within(canvasElement).getByText(tip)).toBeVisible();
    await fits();
  },
};

/** A pose that follows on one side alone is named with it, and seen on it. */
export const NextOnOneSide: Story = {
  tags: ['layout'],
  args: { state: { ...resting, side: 'left' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Left side')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Rest. Next: Warrior II, left side');
    const mirror = canvasElement.querySelector('g[transform="translate(120 0) scale(-1 1)"]');
    await waitFor(() => expect(mirror).toBeVisible());
    await fits();
  },
};

/** What follows is no pose: it has a name and a figure, and no side. */
export const NextMeditation: Story = {
  tags: ['layout'],
  args: { state: { ...resting, next: 'meditation', side: 'left' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'Meditation' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Rest. Next: Meditation');
    await expect(page.queryByText('Left side')).toBeNull();
    const [, seated] = canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"]');
    await expect(seated).toBeVisible();
    await fits();
  },
};

/** The pose before fades into the next one, which the same person holds. */
export const Arriving: Story = {
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const [before, next] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"]')];
    await expect(before?.getAttribute('class')).toBe(next?.getAttribute('class'));
    await waitFor(() => expect(before).not.toBeVisible());
    await expect(next).toBeVisible();
  },
};

/** 'Eyes open' moves the focus to the pause button. */
export const EyesOpened: Story = {
  render: (args: SequenceRestScreenProps) => {
    const [isOn, onChange] = useState(true);
    return <SequenceRestScreen {...args} eyesClosed={{ isOn, onChange }} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Eyes open' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Pause rest' })).toHaveFocus());
  },
};

/** As it stands after a reload: nobody may be on the mat. */
export const Paused: Story = {
  args: { state: states.paused },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('Paused');
    await userEvent.click(page.getByRole('button', { name: 'Resume rest' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const AskingToEnd: Story = {
  args: { state: states.askingToEnd },
  play: async ({ args }) => {
    const asked = within(await screen.findByRole('alertdialog', { name: 'End this practice?' }));
    await settled();
    await expect(asked.getByText(/^The poses you've finished still count/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'End practice' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeepPracticing).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LoadingNext: Story = {
  args: { state: { ...resting, next: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:07');
  },
};

export const LongNames: Story = {
  tags: ['layout'],
  args: { state: { ...resting, next: longWindedPose } },
  globals: { width: '320' },
  play: fits,
};
