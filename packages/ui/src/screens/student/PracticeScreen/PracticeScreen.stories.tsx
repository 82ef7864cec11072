import { type Asana, freeBreath, guideOf, paces } from '@niyama/domain';
import {
  assignmentDueToday,
  completionResult,
  longWindedPose,
  pranayama,
  settings,
  suryaNamaskar,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { personOf } from '#components/PoseFigure/head.ts';
import { drawFlow } from '#components/PoseFigure/move/drawFlow.ts';
import { photograph } from '#testing/photographExample.ts';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { PracticeScreen } from './PracticeScreen.tsx';
import type { PracticeState } from './types.ts';

const vibration = { isOn: false, onChange: fn() };
const movingFigure = { isOn: true, onChange: fn() };
const speechRate = { rate: 1 as const, onChange: fn() };
const captions = { isOn: false, onChange: fn() };
const eyesClosed = { isOn: false, onChange: fn() };
const cues = {
  settings,
  hasVoice: true,
  voiceSettings: 'android' as const,
  onChange: fn(),
  captions,
  words: null,
  onSilence: fn(),
  onRepeat: fn(),
  eyesClosed,
  speechRate,
  vibration,
  movingFigure,
  shortcuts: { isOn: true, onChange: fn() },
};

const meta = {
  title: 'Screens/Student/Practice',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen' },
  globals: { width: '375' },
  args: {
    state: { status: 'loading', asana: null },
    onBack: fn(),
    cues,
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const guided = (asana: Asana) => ({
  asana,
  guide: guideOf(asana),
  setSeconds: asana.durationSeconds,
});
const skullShining: Asana = {
  ...pranayama,
  key: 'skull-shining-breath',
  name: 'Skull-Shining Breath',
  sanskritName: 'Kapalabhati',
  durationSeconds: 60,
  safetyTips: [
    'Skip it in pregnancy and for some weeks after giving birth',
    'Practice on an empty stomach, and stop at once if you feel dizzy, anxious or short of breath',
  ],
};
const standing = {
  ...guided(treePose),
  sets: 3,
  setNumber: 2,
  remainingSeconds: 56,
  place: null,
};
const pageOf = (canvasElement: HTMLElement) => within(canvasElement);

/** One state for each status: a status without its state, or without its story, does not compile. */
const states = {
  loading: { status: 'loading', asana: null },
  notFound: { status: 'notFound' },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
    onRetry: fn(),
  },
  elsewhere: {
    status: 'elsewhere',
    name: 'Tree',
    isWaiting: false,
    isSilent: false,
    onTakeOver: fn(),
  },
  resumeOffer: { ...standing, status: 'resumeOffer', onTakeUp: fn(), onStartOver: fn() },
  choosingSets: {
    ...standing,
    status: 'choosingSets',
    startsOver: false,
    sets: 1,
    setNumber: 1,
    remainingSeconds: treePose.durationSeconds,
    onChooseSets: fn(),
    onStart: fn(),
    onClose: fn(),
  },
  readingTips: {
    ...standing,
    ...guided(skullShining),
    status: 'readingTips',
    sets: 1,
    setNumber: 1,
    remainingSeconds: skullShining.durationSeconds,
    onAgree: fn(),
    onSkip: fn(),
    onEase: null,
    onCancel: fn(),
  },
  gettingReady: {
    ...standing,
    status: 'gettingReady',
    setNumber: 1,
    remainingSeconds: treePose.durationSeconds,
    readySeconds: 3,
    onStart: fn(),
    onClose: fn(),
  },
  running: {
    ...standing,
    status: 'running',
    cue: null,
    onPause: fn(),
    onReset: fn(),
    onClose: fn(),
  },
  paused: { ...standing, status: 'paused', onResume: fn(), onReset: fn(), onClose: fn() },
  setDone: {
    ...standing,
    status: 'setDone',
    setNumber: 3,
    remainingSeconds: treePose.durationSeconds,
    onPause: fn(),
    onBeginSet: fn(),
    onClose: fn(),
  },
  allSetsDone: { ...standing, status: 'allSetsDone', setNumber: 3, remainingSeconds: 0 },
  askingToEnd: { ...standing, status: 'askingToEnd', onKeepPracticing: fn(), onEnd: fn() },
  savingPause: { ...standing, status: 'savingPause' },
  completing: {
    ...standing,
    status: 'completing',
    setNumber: 3,
    remainingSeconds: 0,
    reflectionQuestion: assignmentDueToday.reflectionQuestion,
    onComplete: fn(),
  },
  awarding: {
    ...standing,
    status: 'awarding',
    setNumber: 3,
    remainingSeconds: 0,
    reflectionQuestion: null,
  },
  saveFailed: {
    ...standing,
    status: 'saveFailed',
    setNumber: 3,
    remainingSeconds: 0,
    failure: 'practice',
    reason: "This device's clock is ahead. Set it to the right time and try again.",
    onRetry: fn(),
    onLeave: fn(),
  },
  achievements: {
    ...standing,
    status: 'achievements',
    setNumber: 3,
    remainingSeconds: 0,
    award: { status: 'saved', result: completionResult },
    onClose: fn(),
  },
} as const satisfies { [Status in PracticeState['status']]: { status: Status } & PracticeState };

export const Running: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.running },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Tree' })).toBeVisible();
    await expect(page.getByText('Vrikshasana')).toBeVisible();
    await expect(page.getByText('Set 2 of 3')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('00:56');
    await expect(page.queryByRole('navigation')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Pause' }));
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect(states.running.onReset).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Close the practice' }));
    await expect(states.running.onClose).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const RunningWide: Story = {
  tags: ['dark'],
  args: Running.args,
  globals: { width: '1280' },
};

/** With nothing focused Space pauses and Escape closes; a focused control keeps its own Space. */
export const Keyboard: Story = {
  args: Running.args,
  play: async ({ canvasElement }) => {
    const reset = pageOf(canvasElement).getByRole('button', { name: 'Reset' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    reset.focus();
    await userEvent.keyboard(' ');
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    await expect(states.running.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.running.onClose).toHaveBeenCalledOnce();
  },
};

/** One polite region speaks at moments that matter; the clock itself never does. */
const says =
  (state: PracticeState, words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(state.status).not.toBe('loading');
    const region = pageOf(canvasElement).getByRole('status');
    await expect(region).toHaveTextContent(words);
    await expect(pageOf(canvasElement).getByRole('timer')).toHaveAttribute('aria-live', 'off');
  };
const at = (remainingSeconds: number): PracticeState => ({ ...states.running, remainingSeconds });

export const AnnouncesStart: Story = {
  args: { state: at(90) },
  play: says(at(90), 'Set 2 of 3 has started'),
};
export const AnnouncesHalf: Story = {
  args: { state: at(45) },
  play: says(at(45), 'Halfway there'),
};
export const AnnouncesLastTen: Story = {
  args: { state: at(10) },
  play: says(at(10), 'Ten seconds left'),
};

const dialog = async (role: 'dialog' | 'alertdialog') => {
  const found = await screen.findByRole(role);
  await settled();
  return within(found);
};

/** A pose with two sides tells to switch them, unless the practice speaks that itself. */
const atHalf: PracticeState = {
  ...states.running,
  ...guided(warriorTwo),
  remainingSeconds: warriorTwo.durationSeconds / 2,
  cue: 'switchSides',
};
const spoken = { ...cues, settings: { ...settings, guidance: 'short' as const } };

export const SwitchSides: Story = {
  tags: ['dark'],
  args: { state: atHalf },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getAllByText('Switch sides')).toHaveLength(2);
    await expect(page.getByRole('status')).toHaveTextContent('Switch sides');
  },
};

export const SwitchSidesSpoken: Story = {
  args: { state: atHalf, cues: spoken },
  play: says(atHalf, 'Set 2 of 3 has started'),
};

/** A voice that is muted speaks nothing, so the screen reader does. */
export const SwitchSidesMuted: Story = {
  args: {
    state: atHalf,
    cues: { ...spoken, settings: { ...spoken.settings, soundEnabled: false } },
  },
  play: says(atHalf, 'Switch sides'),
};

export const LastSeconds: Story = {
  args: { state: { ...states.running, remainingSeconds: 3, cue: 'lastSeconds' } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Almost there')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('00:03');
    await expect(page.getByRole('status')).toHaveTextContent('Ten seconds left');
  },
};

/** Whoever does not want to get ready presses again. */
export const GettingReady: Story = {
  tags: ['dark'],
  args: { state: states.gettingReady },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('timer', { name: 'Get ready' })).toHaveTextContent('00:03');
    await expect(page.getByRole('status')).toHaveTextContent('Get ready');
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await waitFor(() => expect(page.getByRole('button', { name: 'Start now' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(states.gettingReady.onStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect(states.gettingReady.onStart).toHaveBeenCalledTimes(2);
    await expect(overflowsSideways()).toBe(false);
  },
};

const openCues = async (canvasElement: HTMLElement) => {
  await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Sound and cues' }));
  return dialog('dialog');
};

/** Each cue can be switched off while the practice goes on. */
export const CueMenu: Story = {
  tags: ['dark'],
  args: { state: states.running },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '80%',
    );
    for (const [name, key] of [
      ['Sound', 'soundEnabled'],
      ['Get ready', 'cueGetReady'],
      ['Switch sides', 'cueSwitchSides'],
      ['Last three seconds', 'cueLastSeconds'],
    ] as const) {
      await userEvent.click(menu.getByRole('switch', { name }));
      await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, [key]: false });
    }
    const guidance = within(menu.getByRole('radiogroup', { name: 'Spoken guidance' }));
    await expect(guidance.getByRole('radio', { name: 'Off' })).toBeChecked();
    await userEvent.click(guidance.getByRole('radio', { name: 'Full' }));
    await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, guidance: 'full' });
    await userEvent.click(menu.getByRole('switch', { name: 'Vibrate' }));
    await expect(vibration.onChange).toHaveBeenLastCalledWith(true);
    menu.getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cues.onChange).toHaveBeenLastCalledWith({ ...settings, soundVolume: 75 });
    // The practice below hears neither Space nor Escape.
    await userEvent.keyboard('{Escape}');
    await expect(states.running.onClose).not.toHaveBeenCalled();
    await expect(states.running.onPause).not.toHaveBeenCalled();
  },
};

/**
 * The master switch off is silence, a device without a voice says why it cannot speak, and one that cannot
 * vibrate offers no such thing.
 */
export const CueMenuSilent: Story = {
  args: {
    state: states.paused,
    cues: {
      ...cues,
      settings: { ...settings, soundEnabled: false, guidance: 'short' },
      hasVoice: false,
      vibration: null,
    },
  },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.queryByRole('switch', { name: 'Vibrate' })).toBeNull();
    await expect(
      menu.getByText(/^This device has no voice .*Text-to-speech output\.$/),
    ).toBeVisible();
    await expect(menu.getByRole('switch', { name: 'Show the words' })).toBeChecked();
    await expect(menu.getByRole('switch', { name: 'Show the words' })).toBeDisabled();
    await expect(menu.queryByRole('radiogroup', { name: 'Speaking speed' })).toBeNull();
    await expect(menu.getByRole('slider', { name: 'Volume' })).toBeDisabled();
    await expect(menu.getByRole('switch', { name: 'Get ready' })).toBeEnabled();
  },
};

export const CueMenuGermanLargeText: Story = {
  args: { state: states.running },
  globals: { language: 'de', textSize: '200', width: '320' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ton und Hinweise' }));
    await dialog('dialog');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** One of several poses: which one it is stands where the sets stand, when there is only one. */
export const InSequence: Story = {
  tags: ['layout'],
  args: { state: { ...states.running, sets: 1, setNumber: 1, place: { number: 2, total: 5 } } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Pose 2 of 5')).toBeVisible();
    await expect(page.queryByText('Set 1 of 1')).toBeNull();
  },
};

/** A single set goes without saying. */
export const OneSet: Story = {
  args: { state: { ...states.running, sets: 1, setNumber: 1 } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).queryByText('Set 1 of 1')).toBeNull();
  },
};

export const ChoosingSets: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.choosingSets },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(treePose.description)).toBeVisible();
    await expect(page.getByText('01:30')).toBeVisible();
    const sets = page.getByRole('textbox', { name: 'Sets' });
    await expect(sets).toHaveValue('1');
    sets.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(states.choosingSets.onChooseSets).toHaveBeenCalledWith(2);
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(states.choosingSets.onStart).toHaveBeenCalledOnce();
  },
};

export const ChoosingSetsWide: Story = {
  args: ChoosingSets.args,
  globals: { width: '1280' },
};

/** What was left too long ago to count says so before it begins. */
export const StartsOver: Story = {
  tags: ['layout'],
  args: { state: { ...states.choosingSets, startsOver: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(
      page.getByText(
        'You began this practice more than six days ago. For it to count, it starts over.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  },
};

export const Paused: Story = {
  args: { state: states.paused },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Resume' }));
    await expect(states.paused.onResume).toHaveBeenCalledOnce();
  },
};

export const SetDone: Story = {
  tags: ['layout'],
  args: { state: states.setDone },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await settled();
    await expect(page.getByText('Set Complete!')).toBeVisible();
    await expect(page.getByText('Set 2 of 3')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Set 2 of 3 is complete');
    await userEvent.click(page.getByRole('button', { name: 'Next: set 3 of 3' }));
    await expect(states.setDone.onBeginSet).toHaveBeenCalledOnce();
  },
};

export const LastSetDone: Story = {
  args: { state: states.allSetsDone },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await settled();
    await expect(page.getByText('Set Complete!')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Practice finished');
    await expect(page.queryByRole('button', { name: /Next/ })).not.toBeInTheDocument();
  },
};

export const AskingToEnd: Story = {
  tags: ['layout'],
  args: { state: states.askingToEnd },
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    await userEvent.click(asked.getByRole('button', { name: 'End practice' }));
    await expect(states.askingToEnd.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Save and leave' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.askingToEnd.onKeepPracticing).toHaveBeenCalledOnce();
  },
};

export const SavingPause: Story = {
  args: { state: states.savingPause },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Saving...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};

/** The assignment asks something; the answer is optional. */
export const Completing: Story = {
  args: { state: states.completing },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText('You completed 3 sets.')).toBeVisible();
    await userEvent.type(
      asked.getByRole('textbox', { name: 'Which side felt steadier today?' }),
      'The left one. ',
    );
    await userEvent.click(
      asked.getAllByRole('button', { name: 'Complete practice' }).at(-1) as HTMLElement,
    );
    await expect(states.completing.onComplete).toHaveBeenCalledWith('The left one.');
  },
};

export const CompletingWithoutQuestion: Story = {
  args: { state: { ...states.completing, reflectionQuestion: null } },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(states.completing.onComplete).toHaveBeenCalledWith(null);
  },
};

export const Awarding: Story = {
  args: { state: states.awarding },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { state: states.saveFailed },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByRole('alert')).toHaveTextContent('Failed to save your practice');
    await userEvent.click(asked.getByRole('button', { name: 'Try Again' }));
    await expect(states.saveFailed.onRetry).toHaveBeenCalledOnce();
    await expect(asked.getByText(/^Nothing is lost/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(states.saveFailed.onLeave).toHaveBeenCalledOnce();
  },
};

/** Whatever anybody does, the server will not count it: no promise, and no try that leads nowhere. */
export const SaveFailedForGood: Story = {
  args: {
    state: {
      ...states.saveFailed,
      failure: 'progress',
      reason: "You've already logged another practice for this time.",
      onRetry: null,
    },
  },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^This practice cannot be counted/)).toBeVisible();
    await expect(asked.queryByText(/^Nothing is lost/)).toBeNull();
    await expect(asked.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(asked.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(states.saveFailed.onLeave).toHaveBeenCalledOnce();
  },
};

export const SaveFailedForAssignment: Story = {
  args: { state: { ...states.saveFailed, failure: 'assignment' } },
  play: async () => {
    await expect((await dialog('alertdialog')).getByRole('alert')).toHaveTextContent(
      'Could not save assignment completion',
    );
  },
};

export const Achievements: Story = {
  args: { state: states.achievements },
  play: async () => {
    const earned = await dialog('dialog');
    await expect(earned.getByText('+24 points')).toBeVisible();
    await expect(earned.getByRole('progressbar', { name: 'Progress in level 4' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
    await expect(earned.getByText('36 points to Level 5')).toBeVisible();
    await userEvent.click(earned.getByRole('button', { name: 'Continue' }));
    await expect(states.achievements.onClose).toHaveBeenCalledOnce();
  },
};

export const LevelUpWithAchievements: Story = {
  tags: ['dark'],
  args: {
    state: {
      ...states.achievements,
      award: {
        status: 'saved',
        result: {
          ...completionResult,
          points: 412,
          level: 5,
          leveledUp: true,
          achievements: [
            { key: 'early-bird', name: 'Early Bird', points: 50 },
            { key: 'new-moon', name: 'New Moon', points: 50 },
          ],
        },
      },
    },
  },
  play: async () => {
    const earned = await dialog('dialog');
    await expect(earned.getByText('You reached level 5!')).toBeVisible();
    await expect(earned.getByText('New achievement: Early Bird')).toBeVisible();
    await expect(earned.getByText('New achievement: New Moon')).toBeVisible();
    await expect(earned.getAllByText('+50 XP')).toHaveLength(2);
  },
};

export const Queued: Story = {
  args: {
    state: {
      ...states.achievements,
      award: {
        status: 'queued',
        reason: 'Your session has expired. Please log in again.',
        onRetry: fn(),
      },
    },
  },
  play: async () => {
    const kept = await dialog('dialog');
    await expect(
      kept.getByText(
        "Your practice is saved on this device. You'll get your points once it syncs.",
      ),
    ).toBeVisible();
    await expect(kept.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const ResumeOffer: Story = {
  args: { state: states.resumeOffer },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('You were on set 2 of 3 with 00:56 left.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect(states.resumeOffer.onStartOver).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(states.resumeOffer.onTakeUp).toHaveBeenCalledOnce();
  },
};

/** Another tab practices: it is said before anything is begun, and can go on here. */
export const Elsewhere: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.elsewhere },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/another tab/);
    await expect(page.getByText(/^Tree /)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Which pose it is has not been said yet, and so nothing can be taken over. */
export const ElsewhereUnknown: Story = {
  args: { state: { ...states.elsewhere, name: null, isWaiting: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^A practice /)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Loading...' }));
    await expect(states.elsewhere.onTakeOver).not.toHaveBeenCalled();
  },
};

/** The other tab does not answer: it is said, and there is a way on all the same. */
export const ElsewhereSilent: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.elsewhere, isSilent: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^That tab isn’t responding/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
  },
};

/** Nobody can say what runs in the tab that does not answer, so no progress is promised. */
export const ElsewhereSilentUnknown: Story = {
  args: { state: { ...states.elsewhere, name: null, isSilent: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.queryByText(/progress/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
  },
};

/** The other tab has been asked to let go. */
export const TakingOver: Story = {
  args: { state: { ...states.elsewhere, isWaiting: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Loading...' }));
    await expect(states.elsewhere.onTakeOver).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Loading...')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The pose came with the navigation and shows at once. */
export const LoadingKnownPose: Story = {
  args: { state: { status: 'loading', asana: treePose } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByRole('heading', { name: 'Tree' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Asana not found');
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(states.failed.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedOffline: Story = {
  args: {
    state: {
      ...states.failed,
      isOffline: true,
      reason: "You're offline. Check your connection and try again.",
    },
  },
};

export const Photograph: Story = {
  args: { state: { ...states.running, ...guided({ ...treePose, imageUrl: photograph }) } },
};

/** Nothing is cut off, whatever an instructor called it. */
export const LongNames: Story = {
  args: { state: { ...states.choosingSets, ...guided(longWindedPose) } },
  globals: { width: '320' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};

export const LargeTextWide: Story = {
  args: { state: states.running },
  globals: { textSize: '200', width: '1280' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};

const nostrilBreath: Asana = {
  ...pranayama,
  key: 'alternate-nostril-breath',
  name: 'Alternate-Nostril Breath',
  sanskritName: 'Nadi Shodhana',
};

/** A practice so many seconds after its set began. */
const since = (seconds: number, asana: Asana) => ({
  ...guided(asana),
  remainingSeconds: asana.durationSeconds - seconds,
});
const runningSince = (...moment: Parameters<typeof since>): PracticeState => ({
  ...states.running,
  ...since(...moment),
});
const pausedSince = (...moment: Parameters<typeof since>): PracticeState => ({
  ...states.paused,
  ...since(...moment),
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

/** How many segments are filled of the ring that tells a breath without moving. */
const filledSeconds = (canvasElement: HTMLElement) => {
  const [ring, filled] = canvasElement.querySelectorAll('circle[stroke-dasharray]');
  if (ring && ring.getBoundingClientRect().width === 0) return null;
  return filled?.getAttribute('stroke-dasharray')?.match(/ 6 /g)?.length ?? null;
};

/** With reduced motion a ring of seconds fills with the breath in. No phase is announced. */
export const BreathIn: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(122.5, pranayama) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe in/)).toHaveTextContent('Breathe in 2');
    await expect(page.getByText('Round 13 of 30')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:58');
    await expect(filledSeconds(canvasElement)).toBe(3);
    const ring = canvasElement.querySelector('circle[stroke-dasharray]');
    const [drawn, frame] = [ring, ring?.closest('svg')].map((box) => box?.getBoundingClientRect());
    await expect(drawn?.top).toBeGreaterThan(frame?.top ?? Infinity);
    await expect(drawn?.left).toBeGreaterThan(frame?.left ?? Infinity);
    await expect(movements(canvasElement)).toEqual([]);
    await expect(page.getByRole('status')).toHaveTextContent('Set 2 of 3 has started');
    await expect(overflowsSideways()).toBe(false);
  },
};

export const BreathInWide: Story = {
  tags: ['dark'],
  args: BreathIn.args,
  globals: { width: '1280' },
};

/** The sun grows from where the breath stands. */
export const BreathInMoving: Story = {
  tags: ['moving'],
  args: BreathIn.args,
  play: async ({ canvasElement }) => {
    const [sun, ...others] = movements(canvasElement);
    await expect(others).toEqual([]);
    await expect(sun?.progress).toBeGreaterThanOrEqual(0.625);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};

/** It stands, moving or not. */
export const BreathPaused: Story = {
  tags: ['moving'],
  args: { state: pausedSince(123.5, pranayama) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe in/)).toBeVisible();
    await expect(page.getAllByText('Paused')).toHaveLength(2);
    await expect(movements(canvasElement)).toEqual([{ playState: 'paused', progress: 0.875 }]);
  },
};

export const BreathPausedStill: Story = {
  args: BreathPaused.args,
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBe(4);
  },
};

/** One side of the nose after the other, as in a mirror. The seconds of a breath out go. */
export const BreathOfOneNostril: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(8.4, nostrilBreath) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe out/)).toHaveTextContent('Breathe out 2');
    await expect(filledSeconds(canvasElement)).toBe(2);
    const left = page.getByText('Left');
    const right = page.getByText('Right');
    await expect(left).toHaveAttribute('aria-hidden', 'true');
    await expect(right).toHaveAttribute('aria-hidden', 'false');
    await expect(left.getBoundingClientRect().right).toBeLessThan(
      right.getBoundingClientRect().left,
    );
  },
};

/** The sun beats with each push; the seconds are those of all pushes together. */
export const BreathPumped: Story = {
  tags: ['layout'],
  args: { state: runningSince(3.6, skullShining) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Push out/)).toHaveTextContent('Push out 7');
    await expect(page.getByText('Round 1 of 3')).toBeVisible();
    await expect(filledSeconds(canvasElement)).toBe(4);
  },
};

export const BreathPumpedMoving: Story = {
  tags: ['moving'],
  args: BreathPumped.args,
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toHaveLength(1);
  },
};

/** What no whole round fits into: the breath is free, and the sun stands. */
export const BreathFree: Story = {
  tags: ['moving'],
  args: { state: runningSince(62, { ...pranayama, durationSeconds: 65 }) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Breathe freely', { selector: 'p' })).toBeVisible();
    await expect(page.queryByText(/^Round/)).toBeNull();
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};

/** Before it begins it is said that nobody has to follow. */
export const BreathChoosingSets: Story = {
  tags: ['layout'],
  args: { state: { ...states.choosingSets, ...since(0, pranayama) } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText(/^Never force the breath\./)).toBeVisible();
    await expect(pageOf(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** Whoever should leave a pumped breath out reads so before it begins, and can leave it out at once. */
export const BreathTips: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.readingTips },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^Never force the breath\./)).toBeVisible();
    const tips = asked.getAllByRole('listitem');
    await expect(tips.map(({ textContent }) => textContent)).toEqual(skullShining.safetyTips);
    await expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Skip this practice',
      'I have read this, start',
    ]);
    await userEvent.click(asked.getByRole('button', { name: 'I have read this, start' }));
    await expect(states.readingTips.onAgree).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Skip this practice' }));
    await expect(states.readingTips.onSkip).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.readingTips.onCancel).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const BreathTipsWide: Story = { args: BreathTips.args, globals: { width: '1280' } };

export const BreathTipsGermanLargeText: Story = {
  args: BreathTips.args,
  globals: { language: 'de', textSize: '200', width: '320' },
  play: async () => {
    await dialog('alertdialog');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A breath is not come into: while it gets ready, it says what matters. */
export const BreathGettingReady: Story = {
  tags: ['layout'],
  args: { state: { ...states.gettingReady, ...since(0, pranayama) } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Never force the breath\./)).toBeVisible();
    await expect(page.queryByText(/^Get into the pose/)).toBeNull();
  },
};

const boxBreath: Asana = { ...pranayama, key: 'equal-breath', durationSeconds: 240 };
const levels = {
  chosen: 'gentle' as const,
  options: ['gentle', 'withHolds'] as const,
  onChoose: fn(),
};

/** A breath that asks for more is chosen with the sets. */
export const BreathLevels: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.choosingSets, ...since(0, boxBreath), levels } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('radio', { name: 'Gentle' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'With holds' }));
    await expect(levels.onChoose).toHaveBeenCalledWith('withHolds');
    await expect(overflowsSideways()).toBe(false);
  },
};

export const BreathLevelsWide: Story = { args: BreathLevels.args, globals: { width: '1280' } };

/** It stands behind the safety tips, and who would rather not stays gentle. */
export const BreathLevelTips: Story = {
  args: {
    state: {
      ...states.readingTips,
      asana: { ...boxBreath, safetyTips: skullShining.safetyTips },
      guide: guideOf(boxBreath, 'withHolds'),
      onEase: fn(),
    },
  },
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    await expect(asked.queryByRole('button', { name: 'Skip this practice' })).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Breathe gently instead' }));
    const { state } = args;
    await expect(state.status === 'readingTips' ? state.onEase : null).toHaveBeenCalledOnce();
  },
};

/** A hold that was chosen: the sun stays as the breath left it, and its seconds go. */
export const BreathHeld: Story = {
  tags: ['moving'],
  args: {
    state: {
      ...states.running,
      ...since(5.5, boxBreath),
      guide: guideOf(boxBreath, 'withHolds'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText(/^Hold/)).toHaveTextContent('Hold 3');
    await expect(movements(canvasElement)).toEqual([]);
  },
};

const onToggle = fn();
const led: PracticeState = {
  ...states.running,
  ...since(122.5, pranayama),
  breathing: { isFree: false, onToggle },
};

/** One press, or the key B, and nobody is told how to breathe. */
export const BreathLed: Story = {
  tags: ['layout'],
  args: { state: led },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Breathe freely' }));
    await expect(onToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('b');
    await expect(onToggle).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(onToggle).toHaveBeenCalledTimes(2);
    // Nobody scrolls for what is pressed in a practice.
    for (const name of ['Pause', 'Eyes closed', 'Breathe freely']) {
      const { top, bottom } = pageOf(canvasElement)
        .getByRole('button', { name })
        .getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    }
  },
};

/** The clock runs on; the sun stands, and nothing asks for a breath. */
export const BreathFreed: Story = {
  tags: ['moving', 'dark'],
  args: { state: { ...led, guide: freeBreath, breathing: { isFree: true, onToggle } } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Breathe freely')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:58');
    await expect(page.queryByText(/^Round/)).toBeNull();
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Guide my breath again' }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const BreathFreedGermanLargeText: Story = {
  args: BreathFreed.args,
  globals: { language: 'de', textSize: '200', width: '320' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A photo hides the sun: the ring of seconds around it breathes in its place. */
export const BreathWithPhotograph: Story = {
  tags: ['moving'],
  args: { state: runningSince(122.5, { ...pranayama, imageUrl: photograph }) },
  play: async ({ canvasElement }) => {
    await expect(filledSeconds(canvasElement)).toBe(3);
    const ring = canvasElement.querySelector('circle[stroke-dasharray]')?.getBoundingClientRect();
    const photo = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(ring?.width).toBeGreaterThan(photo?.width ?? Infinity);
  },
};

/** A practice that leads has neither sides to switch nor last seconds that are counted. */
export const CueMenuOfFlow: Story = {
  args: { state: runningSince(10.9, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const menu = await openCues(canvasElement);
    await expect(menu.getByRole('switch', { name: 'Get ready' })).toBeVisible();
    await expect(menu.queryByRole('switch', { name: 'Switch sides' })).toBeNull();
    await expect(menu.queryByRole('switch', { name: 'Last three seconds' })).toBeNull();
  },
};

/** The outlines of the figure, as they are drawn. */
const outlines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] path')]
    .map((path) => path.getAttribute('d'))
    .join('');

/** The same of a Sun Salutation. */
const outlinesOf = (index: number, t: number) => {
  const guide = guideOf(suryaNamaskar);
  const steps = guide.kind === 'flow' ? guide.steps : [];
  return drawFlow(steps, personOf('surya-namaskar').style)
    .shapesAt(index, t)
    .map(({ d }) => d)
    .join('');
};

/** How long the figure is on its way into each step of it, in milliseconds. */
const moveMs = 0.7 * 3750;

const pace = { chosen: 'steady' as const, options: paces, onChoose: fn() };

/** A flow is moved through as fast as one likes, never faster than it is written. */
export const FlowChoosingSets: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.choosingSets, ...since(0, suryaNamaskar), pace } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('radio', { name: 'Steady' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'Slow' }));
    await expect(pace.onChoose).toHaveBeenCalledWith('slow');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each step has its words and its number. Where nothing may move, its position stands from its beginning. */
export const Flow: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(10.9, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Out, fold forward')).toBeVisible();
    await expect(page.getByText('Step 3 of 24')).toBeVisible();
    await expect(filledSeconds(canvasElement)).toBe(1);
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    await expect(page.getByRole('status')).toHaveTextContent('Set 2 of 3 has started');
    await expect(overflowsSideways()).toBe(false);
  },
};

export const FlowWide: Story = { args: Flow.args, globals: { width: '1280' } };

export const FlowMoving: Story = {
  tags: ['moving'],
  args: Flow.args,
  play: async ({ canvasElement }) => {
    const [sun] = movements(canvasElement);
    await expect(sun?.progress).toBeGreaterThanOrEqual(0.9);
  },
};

/** The figure goes on by itself from where the step stands, and comes to rest in its position. */
export const FlowFigureMoving: Story = {
  tags: ['moving'],
  args: { state: runningSince(8.5, suryaNamaskar) },
  play: async ({ canvasElement, step }) => {
    await step('is on its way', async () => {
      await waitFor(() => expect(outlines(canvasElement)).not.toBe(outlinesOf(2, 1)));
    });
    await step('arrives', async () => {
      await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)), {
        timeout: 10_000,
      });
    });
  },
};

/** It waits where the flow begins. */
export const FlowGettingReady: Story = {
  tags: ['moving'],
  args: { state: { ...states.gettingReady, ...since(0, suryaNamaskar) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(0, 0)));
  },
};

/** Whoever wants no moving figure sees each position from its beginning, and can change that at any time. */
export const FlowFigureStill: Story = {
  tags: ['moving', 'dark'],
  args: {
    state: runningSince(7.6, suryaNamaskar),
    cues: { ...cues, movingFigure: { ...movingFigure, isOn: false } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    const menu = await openCues(canvasElement);
    await userEvent.click(menu.getByRole('switch', { name: 'Moving figure' }));
    await expect(movingFigure.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** A photograph of one position would say little. */
export const FlowPhotograph: Story = {
  args: { state: runningSince(10.9, { ...suryaNamaskar, imageUrl: photograph }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** The other side of a pose is seen in a mirror. */
export const SecondSide: Story = {
  tags: ['dark'],
  args: { state: runningSince(40, { ...warriorTwo, durationSeconds: 60 }) },
  play: async ({ canvasElement }) => {
    await settled();
    const [right, left] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] > g')];
    await expect(right).not.toBeVisible();
    await expect(left).toBeVisible();
    await expect(left).toHaveAttribute('transform', 'translate(120 0) scale(-1 1)');
  },
};

/** In a free step the sun stands as the last breath left it, and the figure in the middle of its move. */
export const FlowPaused: Story = {
  tags: ['moving', 'layout'],
  args: { state: pausedSince(20, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Finish breathing out, knees and chest down')).toBeVisible();
    await expect(page.getAllByText('Paused')).toHaveLength(2);
    await expect(movements(canvasElement)).toEqual([]);
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(5, 1250 / moveMs)));
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};

/** A pose that is held leads no breath: the sun goes on by itself, and there are no seconds to fill. */
export const RunningMoving: Story = {
  tags: ['moving'],
  args: { state: states.running },
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toHaveLength(1);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};
