import { guideOf, type SpokenText } from '@niyama/domain';
import { pranayama, settings, treePose } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
import type { PracticeCues, PracticeStageState } from './types.ts';

/** What a voice says, to be read; the practice for closed eyes; and what a screen reader hears meanwhile. */
const entering: SpokenText[] = [
  { text: 'Tree.', language: 'en' },
  { text: 'Shift your weight into your left foot and bend the right knee out.', language: 'en' },
  { text: 'Place the foot on your calf or inner thigh, never on the knee.', language: 'en' },
];

const cues = {
  settings: { ...settings, guidance: 'full' },
  hasVoice: true,
  voiceSettings: 'other',
  onChange: fn(),
  captions: { isOn: true, onChange: fn() },
  words: [],
  onSilence: fn(),
  onRepeat: fn(),
  eyesClosed: { isOn: false, onChange: fn() },
  voice: null,
  speechRate: { rate: 1, onChange: fn() },
  vibration: null,
  movingFigure: { isOn: true, onChange: fn() },
  shortcuts: { isOn: true, onChange: fn() },
} satisfies PracticeCues;

const standing = {
  subject: treePose,
  guide: guideOf(treePose),
  setSeconds: treePose.durationSeconds,
  sets: 3,
  setNumber: 2,
  remainingSeconds: 60,
  breaths: null,
  next: null,
  place: null,
};
const actions = { onPause: fn(), onReset: fn(), onClose: fn(), onResume: fn(), onStart: fn() };
const running: PracticeStageState = {
  ...standing,
  ...actions,
  status: 'running',
  cue: null,
  holding: [],
  onNextStep: null,
};
const paused: PracticeStageState = { ...standing, ...actions, status: 'paused' };
const gettingReady: PracticeStageState = {
  ...standing,
  ...actions,
  status: 'gettingReady',
  readySeconds: 9,
};
const onToggle = fn();
const breath: PracticeStageState = {
  ...running,
  subject: pranayama,
  guide: guideOf(pranayama),
  setSeconds: 300,
  remainingSeconds: 177.5,
  breathing: { isFree: false, onToggle },
};

const meta = {
  title: 'Screens/Student/Practice/Voice',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: { state: gettingReady, onBack: fn(), cues: { ...cues, words: entering } },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement);

/** Where no voice says it, or by choice, the way into the pose is read in large words, and no region says it. */
export const Captions: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Place the foot/)).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Words that are not in the language of the page say so. */
export const CaptionsInEnglish: Story = {
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByText(/^Shift your weight/)).toHaveAttribute('lang', 'en');
  },
};

/** The controls stay where they are when the words come and go. */
export const CaptionsComeAndGo: Story = {
  args: { state: running },
  render: (args: PracticeScreenProps) => {
    const [isSaying, setSaying] = useState(true);
    const words = isSaying ? entering.slice(2) : [];
    const shown = { ...cues, words, onSilence: () => setSaying(false) };
    return <PracticeScreen {...args} cues={shown} />;
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const pause = page.getByRole('button', { name: 'Pause' });
    const { top } = pause.getBoundingClientRect();
    await expect(page.getByText(/^Place the foot/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(page.queryByText(/^Place the foot/)).toBeNull());
    await expect(pause.getBoundingClientRect().top).toBe(top);
  },
};

/** The way out of the pose is read below the notice. */
export const CaptionsOfSetDone: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: { ...standing, status: 'allSetsDone', remainingSeconds: 0 },
    cues: { ...cues, words: [{ text: 'Bring the foot down slowly.', language: 'en' }] },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText('Set Complete!')).toBeVisible();
    await expect(pageOf(canvasElement).getByText('Bring the foot down slowly.')).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** It is still read in what is asked then. */
export const CaptionsOfCompletion: Story = {
  args: {
    state: {
      ...standing,
      status: 'completing',
      remainingSeconds: 0,
      reflectionQuestion: null,
      onComplete: fn(),
    },
    cues: { ...cues, words: [{ text: 'Bring the foot down slowly.', language: 'en' }] },
  },
  play: async () => {
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText('Bring the foot down slowly.')).toBeVisible();
  },
};

/** The whole screen is one button, and hardly any light. */
export const EyesClosed: Story = {
  tags: ['dark', 'layout'],
  args: { state: running, cues: { ...cues, eyesClosed: { isOn: true, onChange: fn() } } },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    const whole = page.getByRole('button', { name: 'Pause' });
    await expect(whole).toHaveFocus();
    const { width, height } = whole.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    const leave = page.getByRole('button', { name: 'Eyes open' });
    await expect(leave.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(page.getAllByRole('button')).toHaveLength(2);
    await userEvent.keyboard(' ');
    await userEvent.click(whole);
    await expect(actions.onPause).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(actions.onClose).toHaveBeenCalledOnce();
    await userEvent.click(leave);
    await expect(args.cues?.eyesClosed.onChange).toHaveBeenLastCalledWith(false);
    await expect(overflowsSideways()).toBe(false);
  },
};

export const EyesClosedPaused: Story = {
  args: { ...EyesClosed.args, state: paused },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Resume' }));
    await expect(actions.onResume).toHaveBeenCalledOnce();
  },
};

export const EyesClosedGettingReady: Story = {
  args: { ...EyesClosed.args, state: gettingReady },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Start now' }));
    await expect(actions.onStart).toHaveBeenCalledOnce();
  },
};

/** In the moment after the last set there is nothing to press. */
export const EyesClosedAllSetsDone: Story = {
  args: { ...EyesClosed.args, state: { ...standing, status: 'allSetsDone', remainingSeconds: 0 } },
  play: async ({ canvasElement }) => {
    const whole = pageOf(canvasElement).getByRole('button', { name: 'Pause' });
    await expect(whole).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The key B still frees the breath. */
export const EyesClosedBreath: Story = {
  tags: ['layout'],
  args: { ...EyesClosed.args, state: breath },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getAllByRole('button')).toHaveLength(2);
    await userEvent.keyboard('b');
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

/** Where no voice says the words they stand here too. */
export const EyesClosedWithoutVoice: Story = {
  tags: ['layout'],
  args: {
    state: gettingReady,
    cues: {
      ...cues,
      words: entering,
      hasVoice: false,
      eyesClosed: { isOn: true, onChange: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText(/^Place the foot/)).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each key does what its button does, also while a button has the focus. */
export const Keys: Story = {
  args: { state: running, cues },
  play: async ({ args, canvasElement }) => {
    const reset = pageOf(canvasElement).getByRole('button', { name: 'Reset' });
    reset.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cues.onSilence).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cues.onRepeat).toHaveBeenCalledOnce();
    await userEvent.keyboard('e');
    await expect(args.cues?.eyesClosed.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Eyes closed' }));
    await expect(args.cues?.eyesClosed.onChange).toHaveBeenCalledTimes(2);
    // With a modifier a key is the browser's.
    await userEvent.keyboard('{Control>}e{/Control}');
    await expect(args.cues?.eyesClosed.onChange).toHaveBeenCalledTimes(2);
    await expect(actions.onReset).not.toHaveBeenCalled();
  },
};

/** Who dictates, or presses keys by mistake, switches the letters off; the other keys go on. */
export const KeysWithoutLetters: Story = {
  args: { state: running, cues: { ...cues, shortcuts: { isOn: false, onChange: fn() } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard('e');
    await expect(args.cues?.eyesClosed.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cues.onSilence).toHaveBeenCalledOnce();
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Sound and cues' }));
    const menu = within(await screen.findByRole('dialog'));
    await userEvent.click(menu.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await expect(args.cues?.shortcuts.onChange).toHaveBeenCalledWith(true);
  },
};

/** What comes next is the beginning of a set, where one is waited for; an open dialog keeps its keys. */
export const KeysGettingReady: Story = {
  args: { cues },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(actions.onStart).toHaveBeenCalledOnce();
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Sound and cues' }));
    const menu = within(await screen.findByRole('dialog'));
    menu.getByRole('radio', { name: 'Full' }).focus();
    await userEvent.keyboard('{ArrowRight}e');
    await expect(actions.onStart).toHaveBeenCalledOnce();
    await expect(cues.eyesClosed.onChange).not.toHaveBeenCalled();
  },
};
