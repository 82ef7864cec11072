import {
  bellOffsets,
  builtInTimerPresets,
  type MeditationChoice,
  type TimerPreset,
  defaultMeditationChoice,
  withDuration,
} from '@niyama/domain';
import { beforeWorkPreset } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import type { TimerState } from './types.ts';
import { TimerScreen, type TimerScreenProps } from './TimerScreen.tsx';

/** What is chosen shows, as the route does it. */
function Choosing(props: TimerScreenProps) {
  const [choice, setChoice] = useState(props.choice);
  const onChoose = (chosen: MeditationChoice) => {
    props.onChoose(chosen);
    setChoice(chosen);
  };
  return <TimerScreen {...props} choice={choice} onChoose={onChoose} />;
}

const presetActions = {
  onLoad: fn(),
  onDelete: fn(),
  onRetry: fn(),
  onOpenForm: fn(),
  onCloseForm: fn(),
  onSave: fn(),
};

const sound = {
  mode: 'sound',
  isMasterOff: false,
  canVibrate: true,
  canPlayTrack: true,
  isBlocked: false,
} as const;

const meta = {
  title: 'Screens/Student/Timer',
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
    sound,
    presets: { status: 'ready', presets: [beforeWorkPreset], stale: null },
    presetForm: null,
    presetActions,
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

const plan = builtInTimerPresets.yogaSession;
const progress = {
  plan,
  remainingSeconds: 840,
  bellsPassed: 2,
  missedBells: [],
  breathesFreely: false,
};
const running: TimerState = { ...progress, status: 'running' };
const at = (canvasElement: HTMLElement) => within(canvasElement);

/** Everything that can be chosen before a meditation, and what each choice changes. */
export const Idle: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('10:00');
    await userEvent.click(page.getByRole('button', { name: 'One minute more' }));
    await expect(page.getByRole('timer')).toHaveTextContent('11:00');
    await userEvent.click(page.getByRole('button', { name: 'One minute less' }));
    await userEvent.click(page.getByRole('button', { name: 'One minute less' }));
    await expect(page.getByRole('timer')).toHaveTextContent('09:00');
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    await userEvent.click(page.getByRole('radio', { name: '20 min' }));
    await expect(page.getByRole('timer')).toHaveTextContent('20:00');
    const slider = page.getByRole('slider', { name: 'Custom duration' });
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('timer')).toHaveTextContent('2:00:00');
    await userEvent.keyboard('{Home}');
    await expect(page.getByRole('timer')).toHaveTextContent('01:00');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 minute');
    await userEvent.click(page.getByRole('radio', { name: 'Vibrate' }));
    await userEvent.click(page.getByRole('switch', { name: 'Starting bell' }));
    await userEvent.click(page.getByRole('switch', { name: 'Ending bell' }));
    const bells = page.getByRole('combobox', { name: 'Interval bells' });
    const options = within(bells).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'None',
      '1 Bell',
      '2 Bells',
      '3 Bells',
      '4 Bells',
    ]);
    await userEvent.selectOptions(bells, '3 Bells');
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...defaultMeditationChoice,
      bellMode: 'vibrate',
      plan: {
        durationSeconds: 60,
        startingBell: false,
        endingBell: false,
        intervalBells: [15, 30, 45],
        breath: null,
      },
    });
    await expect(page.getByText(/^Meditations earn points/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Hear the bell' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Turn sound off' }));
    await expect(args.onToggleSound).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Breath Work rings nine times, more than can be chosen by hand. */
export const PresetBells: Story = {
  args: {
    choice: {
      ...defaultMeditationChoice,
      plan: builtInTimerPresets.breathWork,
      presetId: 'breathWork',
    },
  },
  globals: { width: '1280' },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByText('Breath Work')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Interval bells' })).toHaveDisplayValue(
      'preset: 9 bells',
    );
    await userEvent.click(page.getByRole('radio', { name: '30 min' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...defaultMeditationChoice,
      plan: {
        ...builtInTimerPresets.breathWork,
        durationSeconds: 1800,
        intervalBells: bellOffsets(1800, 4),
      },
    });
    await expect(page.queryByText('Breath Work')).not.toBeInTheDocument();
  },
};

/** No sound can be heard, and the screen says why. */
export const SoundOffInSettings: Story = {
  args: { sound: { ...sound, mode: 'silence', isMasterOff: true } },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByText(/^Sound is off in your settings/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
      'href',
      '/profile/settings',
    );
    await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Silence' })).toBeChecked();
  },
};

/** A bell that cannot be felt is seen; the choice says so before it is needed. */
export const CannotVibrate: Story = {
  args: {
    choice: { ...defaultMeditationChoice, bellMode: 'vibrate' },
    sound: { ...sound, mode: 'vibrate', canVibrate: false, canPlayTrack: false },
  },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByText(/^This device can't vibrate/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'See the bell' }));
    await expect(page.getByText('The bell rings')).toBeVisible();
  },
};

/** The bells as points on the ring, the next one in words, and the three controls. */
export const Running: Story = {
  tags: ['dark', 'layout'],
  args: { state: running },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('14:00');
    // On a return to a running meditation, its start is not announced again.
    await expect(page.queryByText(/^The timer has started/)).toBeNull();
    await expect(page.getByText('next bell in 04:00')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Time elapsed' });
    await expect(bar).toHaveAttribute('aria-valuetext', '06:00 of 20:00');
    await userEvent.click(page.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Turn sound off' }));
    await expect(args.onToggleSound).toHaveBeenCalledOnce();
    await expect(page.queryByRole('heading', { name: 'Bell Settings' })).toBeNull();
  },
};

/** A bell is seen for a moment, whatever else makes it felt. */
export const BellRings: Story = {
  args: { state: { ...running, remainingSeconds: 898.6 } },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    await expect(at(canvasElement).getByText('The bell rings')).toBeVisible();
  },
};

export const Paused: Story = {
  args: { state: { ...progress, status: 'paused' } },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByText('Paused')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Resume' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** After a reload the browser holds the sound back, and after an hour of sleep bells are missing. */
export const BellsMissed: Story = {
  tags: ['layout'],
  args: {
    state: { ...running, remainingSeconds: 240, bellsPassed: 4, missedBells: [1, 2, 3] },
    sound: { ...sound, isBlocked: true },
  },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(await page.findByRole('heading', { name: "3 bells didn't ring" })).toBeVisible();
    const bells = within(page.getByRole('list', { name: 'Bells in this meditation' }));
    await expect(bells.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '00:00Rang',
      "05:00Didn't ring",
      "10:00Didn't ring",
      "15:00Didn't ring",
      '20:00Still to come',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Turn on bells' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

/** Another tab has the meditation: it is shown, and there is nothing to press. */
export const Elsewhere: Story = {
  args: { state: { ...progress, status: 'elsewhere', isPaused: false } },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(
      page.getByRole('heading', { name: 'This meditation is running in another tab' }),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('14:00');
    await expect(page.queryByRole('button', { name: 'Pause' })).toBeNull();
  },
};

export const Completed: Story = {
  tags: ['dark'],
  args: {
    state: {
      ...progress,
      status: 'completed',
      isEndedEarly: false,
      remainingSeconds: 0,
      bellsPassed: 5,
      award: { points: 20, inARow: 3, bestInARow: 12 },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('heading', { name: 'Timer completed!' })).toBeVisible();
    await expect(page.getByText('Earned 20 points!')).toBeVisible();
    await expect(page.getByText('3 meditations in a row · your best: 12')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** Minutes that have passed are not thrown away by one tap. */
export const ResetAsks: Story = {
  tags: ['dark'],
  args: { state: { ...progress, status: 'running' } },
  play: async ({ args, canvasElement }) => {
    const reset = () => userEvent.click(at(canvasElement).getByRole('button', { name: 'Reset' }));
    const answer = async (name: string) => {
      const asked = within(
        await screen.findByRole('alertdialog', { name: 'End this meditation?' }),
      );
      await userEvent.click(asked.getByRole('button', { name }));
    };
    await reset();
    await answer('Keep meditating');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onReset).not.toHaveBeenCalled();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await reset();
    await answer('End and save 6 minutes');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await answer('Discard');
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** Before the first minute is over there is nothing to keep. */
export const ResetAtOnce: Story = {
  args: { state: { ...progress, status: 'paused', remainingSeconds: 1141 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(at(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const EndedEarly: Story = {
  args: {
    state: {
      plan: withDuration(progress.plan, 360),
      status: 'completed',
      isEndedEarly: true,
      remainingSeconds: 0,
      bellsPassed: 1,
      missedBells: [],
      breathesFreely: false,
      award: { points: 6, inARow: 3, bestInARow: 12 },
    },
  },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('heading', { name: 'You meditated for 6 minutes' })).toBeVisible();
    await expect(page.getByText('Earned 6 points!')).toBeVisible();
    await expect(page.queryByText('Timer completed!')).toBeNull();
  },
};

/** Without a network the meditation waits on the device. */
export const Offline: Story = {
  args: {
    state: {
      ...progress,
      status: 'completed',
      isEndedEarly: false,
      remainingSeconds: 0,
      bellsPassed: 5,
      award: 'waiting',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      at(canvasElement).getByText(/^Your meditation is saved on this device/),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(await at(canvasElement).findByText(/^Still loading/)).toBeVisible();
  },
};

const longName = 'Before work <b>and</b> after it '.repeat(6) + 'صباح الخير';
const many: TimerPreset[] = [
  { ...beforeWorkPreset, name: longName, bellMode: 'silence' },
  ...Array.from({ length: 12 }, (_, number) => ({
    ...beforeWorkPreset,
    id: `${beforeWorkPreset.id}-${number}`,
    name: `Preset ${number + 1}`,
    plan: withDuration(plan, (number + 1) * 600),
  })),
];

export const Presets: Story = {
  tags: ['dark'],
  args: { tab: 'presets', choice: { ...defaultMeditationChoice, plan, presetId: 'yogaSession' } },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    const rows = within(page.getByRole('main')).getAllByRole('listitem');
    const names = rows.map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Quick MeditationFive quiet minutes whenever you need them05:00',
      'Yoga SessionTwenty minutes with a bell every fiveSelected20:00',
      'Deep MeditationHalf an hour in three parts30:00',
      'Power YogaThree rounds of fifteen minutes45:00',
      'Breath WorkTen minutes with a bell every minute10:00',
      'Before work3 interval bells · Sound20:00',
    ]);
    await userEvent.click(page.getByRole('button', { name: /^Breath Work/ }));
    await expect(args.presetActions.onLoad).toHaveBeenLastCalledWith(
      { ...defaultMeditationChoice, plan: builtInTimerPresets.breathWork, presetId: 'breathWork' },
      'Breath Work',
    );
    await userEvent.click(page.getByRole('button', { name: /^Before work/ }));
    await expect(args.presetActions.onLoad).toHaveBeenLastCalledWith(
      { ...defaultMeditationChoice, plan, volume: 60, presetId: beforeWorkPreset.id },
      'Before work',
    );
    await userEvent.click(page.getByRole('button', { name: 'Delete Before work' }));
    await expect(args.presetActions.onDelete).toHaveBeenCalledWith(beforeWorkPreset);
    await userEvent.click(page.getByRole('button', { name: 'Create Custom Preset' }));
    await expect(args.presetActions.onOpenForm).toHaveBeenCalledOnce();
  },
};

/** Nothing can be loaded into a meditation that runs. */
export const PresetsWhileMeditating: Story = {
  args: {
    tab: 'presets',
    state: running,
    presets: { status: 'ready', presets: [], stale: 'offline' },
  },
  play: async ({ canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('button', { name: /^Yoga Session/ })).toBeDisabled();
    await expect(page.getByText(/once this meditation ends/)).toBeVisible();
    await expect(page.getByText('Timers you save will show up here.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

/** The built-in presets do not need the server. */
export const PresetsFailed: Story = {
  args: {
    tab: 'presets',
    presets: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
  },
  play: async ({ args, canvasElement }) => {
    const page = at(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to load your custom presets');
    await expect(page.getByRole('button', { name: /^Yoga Session/ })).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.presetActions.onRetry).toHaveBeenCalledOnce();
  },
};

/** A name is asked for, and 200 characters are too many. */
export const PresetForm: Story = {
  tags: ['dark'],
  args: { tab: 'presets', presetForm: { isSaving: false, failure: null } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Custom Preset' }));
    const save = dialog.getByRole('button', { name: 'Save Preset' });
    await userEvent.click(save);
    await expect(dialog.getByText('Please enter a name for your preset')).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'Preset Name' });
    await expect(name).toHaveFocus();
    await userEvent.click(name);
    await userEvent.paste('a'.repeat(200));
    await userEvent.click(save);
    await expect(name).toBeInvalid();
    await expect(args.presetActions.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, '  Evening ');
    await userEvent.click(save);
    await expect(args.presetActions.onSave).toHaveBeenLastCalledWith('Evening');
  },
};

export const PresetNotSaved: Story = {
  args: {
    tab: 'presets',
    presetForm: { isSaving: false, failure: 'Failed to save your custom preset. No connection.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save your custom preset',
    );
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await at(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
};

export const ManyPresets: Story = {
  args: { tab: 'presets', presets: { status: 'ready', presets: many, stale: null } },
  globals: { width: '320', textSize: '200' },
  play: fits,
};

export const PresetsWide: Story = {
  args: { tab: 'presets', presets: { status: 'ready', presets: many, stale: null } },
  globals: { width: '1280', language: 'de' },
  play: fits,
};
