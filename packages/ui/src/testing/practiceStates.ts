import { guideOf, type Asana } from '@niyama/domain';
import { assignmentDueToday, completionResult, pranayama, settings, treePose } from '@niyama/mocks';
import { fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import type { PracticeState } from '#screens/student/PracticeScreen/types.ts';

/** What the menu of cues chooses on the device. */
export const vibration = { isOn: false, onChange: fn() };

export const movingFigure = { isOn: true, onChange: fn() };

const speechRate = { rate: 1 as const, onChange: fn() };

const captions = { isOn: false, onChange: fn() };

const eyesClosed = { isOn: false, onChange: fn() };

/** How a student is guided who has chosen nothing. */
export const cues = {
  settings,
  hasVoice: true,
  voiceSettings: 'android' as const,
  onChange: fn(),
  captions,
  words: null,
  onSilence: fn(),
  onRepeat: fn(),
  eyesClosed,
  voice: null,
  speechRate,
  vibration,
  movingFigure,
  shortcuts: { isOn: true, onChange: fn() },
};

/** What a practice of this pose is led by. */
export const guided = (asana: Asana) => ({
  subject: asana,
  guide: guideOf(asana),
  setSeconds: asana.durationSeconds,
});

/** A pumped breath, before which its tips are read. */
export const skullShining: Asana = {
  ...pranayama,
  key: 'skull-shining-breath',
  name: 'Skull-Shining Breath',
  sanskritName: 'Kapalabhati',
  durationSeconds: 60,
  safetyTips: [
    'Skip it in pregnancy and for some weeks after giving birth',
    'Practice on an empty stomach, and stop right away if you feel dizzy, anxious or short of breath',
  ],
};

/** A pose in the middle of its second set. */
export const facts = {
  ...guided(treePose),
  sets: 3,
  setNumber: 2,
  remainingSeconds: 56,
  breaths: null,
  next: null,
  place: null,
};

/** The page of a story. */
export const pageOf = (canvasElement: HTMLElement) => within(canvasElement);

/** One state for each status: a status without its state does not compile. */
export const states = {
  loading: { status: 'loading', asana: null },
  notFound: { status: 'notFound' },
  runOver: { status: 'runOver' },
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
  resumeOffer: { ...facts, status: 'resumeOffer', onTakeUp: fn(), onStartOver: fn() },
  choosingSets: {
    ...facts,
    status: 'choosingSets',
    startsOver: false,
    choosesSets: true,
    sets: 1,
    setNumber: 1,
    remainingSeconds: treePose.durationSeconds,
    onChooseSets: fn(),
    onStart: fn(),
    onClose: fn(),
  },
  readingTips: {
    ...facts,
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
    ...facts,
    status: 'gettingReady',
    setNumber: 1,
    remainingSeconds: treePose.durationSeconds,
    readySeconds: 3,
    onStart: fn(),
    onClose: fn(),
  },
  running: {
    ...facts,
    status: 'running',
    cue: null,
    holding: [],
    onNextStep: null,
    onPause: fn(),
    onReset: fn(),
    onClose: fn(),
  },
  paused: { ...facts, status: 'paused', onResume: fn(), onReset: fn(), onClose: fn() },
  setDone: {
    ...facts,
    status: 'setDone',
    setNumber: 3,
    remainingSeconds: treePose.durationSeconds,
    onPause: fn(),
    onBeginSet: fn(),
    onClose: fn(),
  },
  allSetsDone: { ...facts, status: 'allSetsDone', setNumber: 3, remainingSeconds: 0 },
  askingToEnd: { ...facts, status: 'askingToEnd', onKeepPracticing: fn(), onEnd: fn() },
  savingPause: { ...facts, status: 'savingPause' },
  completing: {
    ...facts,
    status: 'completing',
    setNumber: 3,
    remainingSeconds: 0,
    reflectionQuestion: assignmentDueToday.reflectionQuestion,
    onComplete: fn(),
  },
  awarding: {
    ...facts,
    status: 'awarding',
    setNumber: 3,
    remainingSeconds: 0,
    reflectionQuestion: null,
  },
  saveFailed: {
    ...facts,
    status: 'saveFailed',
    setNumber: 3,
    remainingSeconds: 0,
    failure: 'practice',
    reason: "This device's clock is ahead. Set it to the right time and try again.",
    onRetry: fn(),
    onLeave: fn(),
  },
  achievements: {
    ...facts,
    status: 'achievements',
    setNumber: 3,
    remainingSeconds: 0,
    award: { status: 'saved', result: completionResult },
    onClose: fn(),
  },
} as const satisfies { [Status in PracticeState['status']]: { status: Status } & PracticeState };

/** The open dialog, when it has come to rest. */
export const dialog = async (role: 'dialog' | 'alertdialog') => {
  const found = await screen.findByRole(role);
  await settled();
  return within(found);
};

/** Opens the menu of sounds and cues. */
export const openCues = async (canvasElement: HTMLElement) => {
  await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Sound and cues' }));
  return dialog('dialog');
};

/** A practice so many seconds after its set began. */
export const since = (seconds: number, asana: Asana) => ({
  ...guided(asana),
  remainingSeconds: asana.durationSeconds - seconds,
});

/** The same while it runs. */
export const runningSince = (...moment: Parameters<typeof since>): PracticeState => ({
  ...states.running,
  ...since(...moment),
});

/** The same while it stands. */
export const pausedSince = (...moment: Parameters<typeof since>): PracticeState => ({
  ...states.paused,
  ...since(...moment),
});

/** What moves in the page, and how far each of it is, 0 to 1. */
export const movements = (canvasElement: HTMLElement) =>
  canvasElement
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .map(({ playState, effect }) => ({
      playState,
      progress: effect?.getComputedTiming().progress ?? 0,
    }));

/** How many segments are filled of the ring that tells a breath without moving. */
export const filledSeconds = (canvasElement: HTMLElement) => {
  const [ring, filled] = canvasElement.querySelectorAll('circle[stroke-dasharray]');
  if (ring && ring.getBoundingClientRect().width === 0) return null;
  return filled?.getAttribute('stroke-dasharray')?.match(/ 6 /g)?.length ?? null;
};
