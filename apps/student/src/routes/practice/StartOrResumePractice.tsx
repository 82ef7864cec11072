import type { Practice } from '@niyama/data';
import { holdLock, practiceLock, type RunningPracticeStore } from '@niyama/device';
import {
  decideOpening,
  guideOf,
  isWhole,
  type OpeningFacts,
  openingWithoutInterrupted,
  pacedSeconds,
  type PracticeSource,
  type RunningPractice,
  setSecondsOf,
} from '@niyama/domain';
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

/** Begins a practice or goes on with one (`decideOpening`), after a question where there is a choice. */
export function StartOrResumePractice({
  practice,
  found,
  source,
  step,
  startsByItself,
  resumesByItself,
  store,
}: StartOrResumePracticeProps) {
  const claim = usePracticeClaim();
  const runningMeditation = useRunningMeditation();
  // An answer that arrives later must not change what has begun.
  const [{ asana, spoken, reflectionQuestion, instructorNote }] = useState(practice);
  const [facts] = useState<OpeningFacts>(() => ({
    asana,
    found,
    paused: practice.paused,
    item: step && step.item,
    claim: {
      isHeld: claim.isHeld(),
      hasTakenOver: claim.hasTakenOver(asana.id),
      hasWaited: claim.hasWaited(),
    },
    isMeditating: runningMeditation() !== null,
    startsByItself,
    resumesByItself,
    now: Date.now(),
  }));
  const [opening, setOpening] = useState(() => decideOpening(facts));
  const [isAnswered, setAnswered] = useState(false);
  const [newId] = useState(() => crypto.randomUUID());
  const { interrupted, staleId, resume, startsImmediately } = opening;
  const isAsking = opening.asks && !isAnswered;
  const practiced = { asanaId: asana.id, name: asana.name, source };
  const isMine = useClaimBeforeAutoStart(
    practiced,
    (startsImmediately && !isAsking) || interrupted?.isComplete === true,
  );
  const leave = useLeavePractice(source);
  const id = interrupted?.id ?? newId;
  const setSeconds = step
    ? setSecondsOf(asana, step.item.seconds)
    : pacedSeconds(guideOf(asana), asana.durationSeconds, storedPace());
  // A shortened practice completes no assignment: an answer would be read by nobody.
  const isAsked = isWhole(asana, resume?.durationSeconds ?? setSeconds);
  useEffect(() => {
    if (staleId !== null) store.forget(staleId);
  }, [staleId, store]);
  // Another tab would take what stands here for abandoned.
  useEffect(() => holdLock(practiceLock(id)), [id]);

  const takeUp = async () => {
    claim.attend();
    if (await claim.begin(practiced)) setAnswered(true);
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
            setOpening(openingWithoutInterrupted(facts, opening));
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
      paused={opening.paused}
      instructorNote={isAsked ? instructorNote : null}
      reflectionQuestion={isAsked ? reflectionQuestion : null}
      resume={resume}
      setSeconds={setSeconds}
      sets={step?.item.sets ?? 1}
      source={source}
      spoken={spoken}
      startsByItself={startsImmediately}
      startsOver={opening.startsOver}
      step={step}
      store={store}
    />
  );
}
