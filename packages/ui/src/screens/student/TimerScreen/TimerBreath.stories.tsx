import {
  bellOffsets,
  defaultMeditationChoice,
  type MeditationBreath,
  type MeditationChoice,
  meditationRatios,
} from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import type { TimerState } from './types.ts';
import { TimerScreen, type TimerScreenProps } from './TimerScreen.tsx';

/** What is chosen and agreed to shows, as the route does it. */
function Choosing(props: TimerScreenProps) {
  const [choice, setChoice] = useState(props.choice);
  const [holdsAgreed, setAgreed] = useState(props.holdsAgreed);
  const onChoose = (chosen: MeditationChoice) => {
    props.onChoose(chosen);
    setChoice(chosen);
  };
  const onAgreeToHolds = (chosen: MeditationChoice) => {
    props.onAgreeToHolds(chosen);
    setAgreed(true);
    setChoice(chosen);
  };
  return <TimerScreen {...props} {...{ choice, holdsAgreed, onChoose, onAgreeToHolds }} />;
}

const meta = {
  title: 'Screens/Student/Timer/Breath',
  component: TimerScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  render: (args) => <Choosing {...args} />,
  decorators: [inStudentShell('/timer')],
  args: {
    tab: 'timer',
    onTabChange: fn(),
    state: { status: 'idle' },
    choice: defaultMeditationChoice,
    holdsAgreed: false,
    sound: {
      mode: 'sound',
      isMasterOff: false,
      canVibrate: true,
      canPlayTrack: true,
      isBlocked: false,
    },
    presets: { status: 'ready', presets: [], stale: null },
    presetForm: null,
    presetActions: {
      onLoad: fn(),
      onDelete: fn(),
      onRetry: fn(),
      onOpenForm: fn(),
      onCloseForm: fn(),
      onSave: fn(),
    },
    onChoose: fn(),
    onAgreeToHolds: fn(),
    onFreeBreath: fn(),
    onStart: fn(),
    onPause: fn(),
    onReset: fn(),
    onEnd: fn(),
    onToggleSound: fn(),
    onPreview: fn(),
    onUnblock: fn(),
  },
} satisfies Meta<typeof TimerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (canvasElement: HTMLElement) => within(canvasElement);
const withBreath = (breath: MeditationBreath | null): MeditationChoice => ({
  ...defaultMeditationChoice,
  plan: { ...defaultMeditationChoice.plan, breath },
});
const calm = { ...meditationRatios.calm, minutes: 20 };
const box = { in: 4, holdIn: 4, out: 4, holdOut: 4, minutes: 20 };

/** A breath that is ready-made, and for how long it leads. */
export const Calm: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Calm' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(withBreath(calm));
    await expect(await page.findByText('4 seconds in, 6 seconds out')).toBeVisible();
    const minutes = page.getByRole('slider', { name: 'Guide my breath' });
    await expect(minutes).toHaveAttribute('aria-valuetext', 'Until the end');
    minutes.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(minutes).toHaveAttribute('aria-valuetext', '9 minutes');
    await userEvent.keyboard('{End}');
    // It stays to the end when the meditation becomes longer.
    await expect(args.onChoose).toHaveBeenLastCalledWith(withBreath(calm));
    await userEvent.click(page.getByRole('radio', { name: '30 min' }));
    await expect(minutes).toHaveAttribute('aria-valuetext', '20 minutes');
    await userEvent.click(page.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(page.queryByText('4 seconds in, 6 seconds out')).toBeNull());
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each part is chosen, and stays one's own also where it becomes equal to another breath. */
export const Own: Story = {
  tags: ['dark', 'layout'],
  args: { choice: withBreath({ ...calm, minutes: 5 }) },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Custom' }));
    const inhale = await page.findByRole('slider', { name: 'Breathing in' });
    await expect(inhale).toHaveAttribute('aria-valuetext', '4 seconds');
    inhale.focus();
    await userEvent.keyboard('{ArrowRight}');
    page.getByRole('slider', { name: 'Breathing out' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      withBreath({ ...calm, in: 5, out: 5, minutes: 5 }),
    );
    await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked();
    await expect(page.queryByRole('slider', { name: /^Hold/ })).toBeNull();
  },
};

/** Nobody holds the breath before having read who should not. */
export const HoldsAsk: Story = {
  tags: ['dark', 'layout'],
  args: { choice: withBreath({ ...calm, in: 6, minutes: 5 }) },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    const ask = async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Add holds...' }));
      return within(await screen.findByRole('dialog', { name: 'Before you hold your breath' }));
    };
    const asked = await ask();
    await expect(asked.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(asked.getByRole('button', { name: 'Without holds' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAgreeToHolds).not.toHaveBeenCalled();
    const again = await ask();
    await userEvent.click(again.getByRole('button', { name: 'None of these apply to me' }));
    const held = withBreath({ ...calm, in: 6, minutes: 5, holdIn: 4 });
    await expect(args.onAgreeToHolds).toHaveBeenLastCalledWith(held);
    const hold = await page.findByRole('slider', { name: 'Hold after breathing in' });
    await expect(hold).toHaveAttribute('aria-valuetext', '4 seconds');
    await expect(page.getByRole('slider', { name: 'Hold after breathing out' })).toBeVisible();
  },
};

export const HoldsAsked: Story = {
  tags: ['dark', 'layout'],
  args: { choice: withBreath({ ...calm, in: 6, minutes: 5 }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await at(canvasElement).findByRole('button', { name: 'Add holds...' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** A preset remembers holds that today nobody has agreed to yet. */
export const HoldsOfAnotherDay: Story = {
  args: { choice: withBreath(box) },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText(/^Holds are off today/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add holds...' }));
    await userEvent.click(await screen.findByRole('button', { name: /^None of these/ }));
    await expect(args.onAgreeToHolds).toHaveBeenLastCalledWith(withBreath(box));
    await expect(page.queryByText(/^Holds are off today/)).toBeNull();
  },
};

/** Names of presets say what leads the breath. */
export const Presets: Story = {
  args: {
    tab: 'presets',
    presets: {
      status: 'ready',
      stale: null,
      presets: [calm, box].map((breath, index) => ({
        ...withBreath(breath),
        id: `preset ${index}`,
        name: `Breath ${index}`,
        createdAt: '2026-11-02T06:00:00+00:00',
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByText('No interval bells · Sound · Breath 4-6')).toBeVisible();
    await expect(page.getByText('No interval bells · Sound · Breath 4-4-4-4')).toBeVisible();
  },
};

const since = (
  seconds: number,
  breath: MeditationBreath = box,
  status: 'running' | 'paused' = 'running',
): TimerState => ({
  status,
  plan: {
    durationSeconds: 1200,
    startingBell: true,
    endingBell: true,
    intervalBells: bellOffsets(1200, 3),
    breath,
  },
  remainingSeconds: 1200 - seconds,
  bellsPassed: 1 + Math.floor(seconds / 300),
  missedBells: [],
  breathesFreely: false,
});

/** What moves in the page, and how far each of it is, 0 to 1. */
const movements = (canvasElement: HTMLElement) =>
  canvasElement
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .map(({ playState, effect }) => ({
      playState,
      progress: effect?.getComputedTiming().progress ?? 0,
    }));

/** Where nothing moves a ring of seconds fills. No phase is announced. */
export const BreathOut: Story = {
  tags: ['dark', 'layout'],
  args: { state: since(129, calm) },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText('Breathe out')).toBeVisible();
    await expect(page.getByText('1')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('17:51');
    await expect(page.getByText('next bell in 02:51')).toBeVisible();
    await expect(movements(canvasElement)).toEqual([]);
    await expect(page.getByRole('status')).not.toHaveTextContent('Breathe');
    await userEvent.click(page.getByRole('button', { name: 'Breathe freely' }));
    await expect(args.onFreeBreath).toHaveBeenLastCalledWith(true);
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(canvasElement)).toEqual([]);
  },
};

export const BreathInWide: Story = {
  tags: ['dark'],
  args: { state: since(122, calm) },
  globals: { width: '1280' },
};

/** The sun grows from where the breath stands. */
export const BreathMoving: Story = {
  tags: ['moving'],
  args: { state: since(122.4, calm) },
  play: async ({ canvasElement }) => {
    await expect(await at(canvasElement).findByText('Breathe in')).toBeVisible();
    const [sun, ...others] = movements(canvasElement);
    await expect(others).toEqual([]);
    await expect(sun?.progress).toBeGreaterThanOrEqual(0.6);
  },
};

export const Held: Story = {
  tags: ['dark'],
  args: { state: since(134) },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText('Hold')).toBeVisible();
    await expect(page.getByText('2')).toBeVisible();
  },
};

/** It stands with the clock, moving or not. */
export const Paused: Story = {
  tags: ['moving'],
  args: { state: since(122, calm, 'paused') },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText('Breathe in')).toBeVisible();
    await expect(page.getByText('Paused')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Breathe freely' })).toBeDisabled();
    await expect(movements(canvasElement)).toEqual([{ playState: 'paused', progress: 0.5 }]);
  },
};

/** Put aside: the clock alone, and a sun that leads nobody. */
export const Free: Story = {
  tags: ['moving'],
  args: { state: { ...since(122), breathesFreely: true } as TimerState },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('timer')).toHaveTextContent('17:58');
    await expect(movements(canvasElement)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Guide my breath again' }));
    await expect(args.onFreeBreath).toHaveBeenLastCalledWith(false);
  },
};

/** After its minutes the breath is let go. */
export const LetGo: Story = {
  tags: ['dark'],
  args: { state: since(302, { ...calm, minutes: 5 }) },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText('Breathe at your own pace')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('14:58');
    await expect(page.queryByRole('button', { name: 'Breathe freely' })).toBeNull();
  },
};

export const LetGoBefore: Story = {
  args: { state: since(311, { ...calm, minutes: 5 }) },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('timer')).toHaveTextContent('14:49');
    await expect(page.queryByText('Breathe at your own pace')).toBeNull();
  },
};

/** Another tab leads it, and this one shows it. */
export const Elsewhere: Story = {
  args: { state: { ...since(122, calm), status: 'elsewhere', isPaused: false } as TimerState },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByText('Breathe in')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Breathe freely' })).toBeNull();
  },
};
