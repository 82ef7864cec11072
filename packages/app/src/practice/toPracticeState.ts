import {
  type BreathLevel,
  breathLevelsOf,
  DataError,
  freeBreath,
  isFinalRefusal,
  isPumped,
  type Limit,
  paceOf,
  paces,
  type PracticeSource,
  type RunningPractice,
} from '@niyama/domain';
import { errorText, type I18n } from '@niyama/i18n';
import {
  type PracticeContext,
  type PracticeEvent,
  remainingMs,
  secondsLeft,
  shownCue,
  toRunningPractice,
} from '@niyama/machines';
import type { PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import {
  type BlockPosition,
  blockPositionOf,
  type BlockPractice,
  teachersWords,
} from './blockPractice.ts';
import { storePace } from './pace.ts';
import type {
  PracticedPose,
  PracticedStep,
  PracticeQuestion,
  PracticeSnapshot,
} from './practiced.ts';
import { holdingWords } from './spokenWords.ts';

interface Given {
  /** Null of a block. */
  pose: PracticedPose | null;
  /** Null of a pose. */
  block: BlockPractice | null;
  source: PracticeSource;
  /** Null for a pose alone. */
  step: PracticedStep | null;
  /** What is asked after what ran; null where nothing is. */
  question: (ran: RunningPractice) => PracticeQuestion | null;
  /** Whether it was left so long ago that it starts over. */
  startsOver: boolean;
  /** The limits that the student set on this device. */
  limits: readonly Limit[];
  /** The safety tips, as far as they were read today. */
  tips: { has: () => boolean; note: (level: BreathLevel) => void };
  /** Whether nothing that the student has to be careful with speaks against more than the gentlest. */
  isSafe: boolean;
  /** Why what waits could not be sent, in the reader's language. */
  sendingFailure: string | null;
  send: (event: PracticeEvent) => void;
  /** Sends what begins or goes on with the practice, unless another tab practices. */
  begin: (event: PracticeEvent) => void;
}

/** What the screen shows of the machine; a final state keeps its last picture until the app has left. */
export function toPracticeState(
  snapshot: PracticeSnapshot,
  {
    pose,
    block,
    limits,
    source,
    step,
    question,
    startsOver,
    tips,
    isSafe,
    sendingFailure,
    send,
    begin,
  }: Given,
  i18n: I18n,
): PracticeState {
  const { level, isFree, cues, setSeconds, ready, award, error } = snapshot.context;
  const position = blockPositionOf(snapshot.context, block);
  const { words, ...facts } = position
    ? factsOfBlock(position, { step, limits })
    : factsOfPose(snapshot.context, { pose, step, limits });
  const { guide } = facts;
  const onClose = () => send({ type: 'practice.closed' });
  const onStart = () => begin({ type: 'practice.started' });
  const onPause = () => send({ type: 'practice.paused' });
  const onReset = () => send({ type: 'practice.reset' });
  const onRetrySaving = () => send({ type: 'save.retried' });
  const breathing =
    cues.isLed && guide.kind === 'breath'
      ? { isFree, onToggle: () => send({ type: 'breath.toggled' }) }
      : null;
  const levels = {
    chosen: level,
    options: isSafe ? breathLevelsOf(pose?.asana.key ?? null) : [],
    onChoose: (chosen: BreathLevel) => {
      send({ type: 'level.chosen', level: chosen });
      // Who has read the tips today need not choose again.
      if (tips.has()) tips.note(chosen);
    },
  };
  const paused = {
    ...facts,
    status: 'paused' as const,
    breathing,
    onResume: () => begin({ type: 'practice.resumed' }),
    onReset,
    onClose,
  };
  const { value } = snapshot;
  if (typeof value !== 'string' && 'practicing' in value) {
    if (value.practicing === 'running') {
      return {
        ...facts,
        status: 'running',
        breathing,
        cue: shownCue(snapshot.context),
        holding: words,
        onNextStep: position?.next ? () => send({ type: 'step.skipped' }) : null,
        onPause,
        onReset,
        onClose,
      };
    }
    if (value.practicing === 'paused') return paused;
    return {
      ...facts,
      status: 'askingToEnd',
      onKeepPracticing: () => send({ type: 'end.canceled' }),
      onEnd: () => send({ type: 'end.confirmed' }),
    };
  }
  const status = typeof value === 'string' ? value : 'achievements';
  switch (status) {
    case 'opening':
    case 'choosingSets':
    case 'left':
      return {
        ...facts,
        status: 'choosingSets',
        startsOver,
        choosesSets: block === null,
        levels: step ? null : levels,
        pace:
          step || !pose || guide.kind !== 'flow'
            ? null
            : {
                chosen: paceOf(guide, pose.asana.durationSeconds, setSeconds),
                options: paces,
                onChoose: (pace) => {
                  send({ type: 'pace.chosen', pace });
                  storePace(pace);
                },
              },
        onChooseSets: (chosen) => send({ type: 'sets.chosen', sets: chosen }),
        onStart,
        onClose,
      };
    case 'readingTips':
    case 'skipped':
      return {
        ...facts,
        status: 'readingTips',
        onAgree: () => {
          tips.note(level);
          begin({ type: 'tips.agreed' });
        },
        onSkip: () => send({ type: 'practice.skipped' }),
        onEase: isPumped(guide)
          ? null
          : () => {
              send({ type: 'tips.closed' });
              send({ type: 'level.chosen', level: 'gentle' });
            },
        onCancel: () => send({ type: 'tips.closed' }),
      };
    case 'gettingReady':
      return {
        ...facts,
        status: 'gettingReady',
        readySeconds: remainingMs(ready) / 1000,
        onStart,
        onClose,
      };
    case 'setDone':
      return {
        ...facts,
        status: 'setDone',
        onPause,
        onBeginSet: () => send({ type: 'set.begun' }),
        onClose,
      };
    case 'allSetsDone':
      return { ...facts, status: 'allSetsDone' };
    case 'completing':
    case 'awarding': {
      const asks = question(toRunningPractice(snapshot.context));
      // Where nothing was asked, nothing covers the pose while it is saved.
      if (step && asks === null) return { ...facts, status: 'allSetsDone' };
      const asked = {
        reflectionQuestion: asks?.text ?? null,
        className: asks?.className ?? null,
      };
      if (status === 'awarding') return { ...facts, status, ...asked };
      return {
        ...facts,
        status,
        ...asked,
        onComplete: (answer) => send({ type: 'completion.confirmed', reflectionAnswer: answer }),
      };
    }
    case 'saveFailed':
    case 'unsaved':
      return {
        ...facts,
        status: 'saveFailed',
        failure: failureOf(source, DataError.from(error)),
        reason: errorText(i18n, DataError.from(error)),
        onRetry: isFinalRefusal(DataError.from(error).code ?? 'unknown') ? null : onRetrySaving,
        onLeave: () => send({ type: 'practice.left' }),
      };
    case 'achievements':
    case 'completed':
      // A sequence tells at its end what was earned, and is on its way to the next pose.
      if (step) return { ...facts, status: 'allSetsDone' };
      return {
        ...facts,
        status: 'achievements',
        award:
          award?.status === 'saved'
            ? award
            : { status: 'queued', reason: sendingFailure, onRetry: onRetrySaving },
        onClose: () => send({ type: 'achievements.closed' }),
      };
    case 'savingPause':
    case 'paused':
      return { ...facts, status: 'savingPause' };
    case 'endedEarly':
      break;
  }
  return paused;
}

/** What could not be saved: the completion of an assignment, the progress, or a practice. */
function failureOf(source: PracticeSource, { code }: DataError) {
  if (source === 'assignment') return 'assignment';
  // The ledger looked at the practiced time and would not count it.
  return code?.startsWith('completion_') ? 'progress' : 'practice';
}

/** What the screen shows of the sets of a pose. */
function factsOfPose(
  context: PracticeContext,
  { pose, step, limits }: Pick<Given, 'pose' | 'step' | 'limits'>,
) {
  const { guide, isFree, setSeconds, sets, setNumber } = context;
  if (!pose || guide.kind === 'chain') throw new Error('There is no pose.');
  const { asana, spoken } = pose;
  const item = step?.item ?? null;
  const words = item && teachersWords(step?.sequence.run ?? null, item, asana, limits);
  return {
    subject: asana,
    guide: isFree ? freeBreath : guide,
    setSeconds,
    sets,
    setNumber,
    remainingSeconds: secondsLeft(context),
    breaths: item?.kind === 'pose' ? item.breaths : null,
    place: step?.place ?? null,
    next: null,
    words: holdingWords({ asana, spoken, limits, words }),
  };
}

/** What it shows of the step at which a block stands. */
function factsOfBlock(
  { item, subject, next, step: led, index, set, position }: BlockPosition,
  { step, limits }: Pick<Given, 'step' | 'limits'>,
) {
  const words = teachersWords(step?.sequence.run ?? null, item, subject, limits);
  return {
    subject,
    guide: led.guide,
    setSeconds: led.setSeconds,
    sets: led.sets,
    setNumber: set,
    remainingSeconds: led.setSeconds - (position.fromMs + position.elapsedMs) / 1000,
    breaths: item.kind === 'pose' ? item.breaths : null,
    place: step && { ...step.place, number: step.place.number + index },
    isLinked: true,
    next,
    words: words ? [words] : [],
  };
}
