import type { Practice } from '@niyama/data';
import { holdLock, practiceLock, type RunningPracticeStore } from '@niyama/device';
import {
  guideOf,
  isNewerThanPaused,
  isTooOldToCount,
  isWhole,
  pacedSeconds,
  type PracticeSource,
  type RunningPractice,
  setSecondsOf,
} from '@niyama/domain';
import { fromPausedSession } from '@niyama/machines';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect, useState } from 'react';
import { useRunningMeditation } from '../../app/oneAtATime.tsx';
import { storedPace } from './pace.ts';
import { PracticeRunning } from './PracticeRunning.tsx';
import type { SequenceStep } from './sequenceStep.ts';
import { useClaimBeforeAutoStart } from './useClaimedPractice.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import { usePracticeClaim } from './usePracticeClaim.ts';

interface StartOrResumePracticeProps {
  practice: Practice;
  /** What an interrupted tab left behind of this pose. */
  found: RunningPractice | null;
  source: PracticeSource;
  /** Null for a pose alone. */
  step: SequenceStep | null;
  /** Whether it begins without a tap. */
  startsByItself: boolean;
  /** Whether a paused session goes on without another tap. */
  resumesByItself: boolean;
  store: RunningPracticeStore;
}

/**
 * A practice goes on where another tab or a paused session stood, or begins anew. What was complete and
 * only lacked its award goes on without a question, and so does what this tab has taken over; what
 * began too long ago to count starts over.
 */
export function StartOrResumePractice({
  practice,
  found,
  source,
  step,
  startsByItself,
  resumesByItself,
  store,
}: StartOrResumePracticeProps) {
  // An answer that arrives later must not change what has begun.
  const [{ asana, spoken, paused, reflectionQuestion, instructorNote }] = useState(() =>
    dropPauseOfOtherLength(practice, step),
  );
  const [openedAt] = useState(() => Date.now());
  const claim = usePracticeClaim();
  const [isTakenOver] = useState(() => claim.hasTakenOver(asana.id));
  // What another device paused since goes on, unless every set was done here.
  const [isStale] = useState(
    () =>
      found !== null &&
      !found.isComplete &&
      (!isNewerThanPaused(found, paused) || isTooOldToCount(found, openedAt)),
  );
  const [interrupted, setInterrupted] = useState(isStale ? null : found);
  const [isAsking, setAsking] = useState(
    interrupted !== null && !interrupted.isComplete && !isTakenOver,
  );
  const [newId] = useState(() => crypto.randomUUID());
  const left = paused && fromPausedSession(paused, asana.durationSeconds);
  const startsOver =
    interrupted === null &&
    ((left !== null && isTooOldToCount(left, openedAt)) ||
      (found !== null && left === null && isStale && isTooOldToCount(found, openedAt)));
  const runningMeditation = useRunningMeditation();
  // Nothing begins anew before it was said that it does, nor after this tab has waited for another.
  const [startsImmediately] = useState(() => {
    if (!claim.isHeld() && runningMeditation() !== null) return false;
    if (startsOver || (claim.hasWaited() && !isTakenOver)) return false;
    if (interrupted) return startsByItself || isTakenOver;
    return startsByItself || (paused !== null && (isTakenOver || resumesByItself));
  });
  const practiced = { asanaId: asana.id, name: asana.name, source };
  const isMine = useClaimBeforeAutoStart(
    practiced,
    (startsImmediately && !isAsking) || interrupted?.isComplete === true,
  );
  const leave = useLeavePractice(source);
  const id = interrupted?.id ?? newId;
  const resume = interrupted ?? (startsOver ? null : left);
  const setSeconds = step
    ? setSecondsOf(asana, step.item.seconds)
    : pacedSeconds(guideOf(asana), asana.durationSeconds, storedPace());
  // A shortened practice completes no assignment: an answer would be read by nobody.
  const isAsked = isWhole(asana, resume?.durationSeconds ?? setSeconds);
  useEffect(() => {
    if (isStale && found) store.forget(found.id);
  }, [found, isStale, store]);
  // Another tab would take what stands here for abandoned.
  useEffect(() => holdLock(practiceLock(id)), [id]);

  const takeUp = async () => {
    claim.attend();
    if (await claim.begin(practiced)) setAsking(false);
  };

  if (isAsking && interrupted) {
    const { durationSeconds, sets, setNumber, remainingSeconds } = interrupted;
    return (
      <PracticeScreen
        cues={null}
        sequenceId={step?.sequenceId ?? null}
        state={{
          status: 'resumeOffer',
          asana,
          guide: guideOf(asana),
          setSeconds: durationSeconds,
          sets,
          setNumber,
          remainingSeconds,
          place: step?.place ?? null,
          onStartOver: () => {
            store.forget(interrupted.id);
            setInterrupted(null);
            setAsking(false);
          },
          onTakeUp: () => void takeUp(),
        }}
        onBack={leave}
      />
    );
  }
  if (!isMine) {
    return (
      <PracticeScreen
        cues={null}
        sequenceId={step?.sequenceId ?? null}
        state={{ status: 'loading', asana }}
        onBack={leave}
      />
    );
  }
  return (
    <PracticeRunning
      asana={asana}
      id={id}
      paused={interrupted ? null : paused}
      instructorNote={isAsked ? instructorNote : null}
      reflectionQuestion={isAsked ? reflectionQuestion : null}
      resume={resume}
      setSeconds={setSeconds}
      sets={step?.item.sets ?? 1}
      source={source}
      spoken={spoken}
      startsByItself={startsImmediately}
      startsOver={startsOver}
      step={step}
      store={store}
    />
  );
}

/**
 * A sequence says itself how long each of its poses lasts: what was paused of one goes on there only if it
 * has these sets and this length, as what was left in the same sequence has.
 */
function dropPauseOfOtherLength(practice: Practice, step: SequenceStep | null): Practice {
  const { asana, paused } = practice;
  if (!step || !paused) return practice;
  const { sets, seconds } = step.item;
  const isAlike =
    paused.sets === sets && setSecondsOf(asana, paused.setSeconds) === setSecondsOf(asana, seconds);
  return isAlike ? practice : { ...practice, paused: null };
}
