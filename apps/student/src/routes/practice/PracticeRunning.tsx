import { guideOf, isLed, safetyOf } from '@niyama/domain';
import type { PracticeEvent } from '@niyama/machines';
import { useTranslation } from '@niyama/i18n';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useOneAtATime, useRunningMeditation } from '../../app/oneAtATime.tsx';
import { useOutboxFailure } from '../../app/useOutboxFailure.ts';
import { FirstPractice } from './FirstPractice.tsx';
import { toPracticeState } from './toPracticeState.ts';
import { beginClaimed } from './practiceClaim.ts';
import { claimOf, usePracticePage } from './practicePageContext.ts';
import { useReleasedClaim } from './useReleasedClaim.ts';
import { useLateAward } from './useLateAward.ts';
import { useStopVoiceOnLeave } from './useStopVoiceOnLeave.ts';
import { usePracticeCues } from './usePracticeCues.ts';
import { usePracticeMachine } from './usePracticeMachine.ts';
import { usePracticeEffects } from './usePracticeEffects.ts';
import { usePracticeNotifications } from './usePracticeNotifications.ts';
import { useReadTips } from './useReadTips.ts';
import { useVoiceOfState } from './useVoiceOfState.ts';
import type { PracticeRunningProps } from './types.ts';

/** The screen on its machine. */
export function PracticeRunning(props: PracticeRunningProps) {
  const { i18n } = useTranslation();
  const { cues, onGoOn, onPause, ...guidance } = usePracticeCues(props);
  const tips = useReadTips(props.asana.id);
  const { limits, areLimitsKnown } = useSafety();
  const isSafe = areLimitsKnown && safetyOf(props.asana, limits).kind === 'clear';
  const [snapshot, send] = usePracticeMachine(props, {
    cues: cues.settings,
    isLed: isLed(guideOf(props.asana), props.asana, limits),
    // A class is for everybody in it.
    level: props.step || !isSafe ? 'gentle' : tips.level(),
    hasReadTips: tips.has,
    ...guidance,
  });
  useVoiceOfState(snapshot, { onGoOn, onPause });
  // From one pose of a sequence to the next a voice speaks on.
  useStopVoiceOnLeave(props.step !== null || snapshot.context.isComplete);
  usePracticeEffects(snapshot, props);
  usePracticeNotifications(snapshot, props);
  useLateAward(snapshot, send);
  const sendingFailure = useOutboxFailure()?.reason ?? null;
  const claim = claimOf(usePracticePage());
  useReleasedClaim(claim, snapshot, props.step === null);
  const { start, question } = useOneAtATime();
  const runningMeditation = useRunningMeditation();
  const begin = (event: PracticeEvent) =>
    start(runningMeditation(), () => beginClaimed(claim, practiced, () => send(event)));
  const { asana, source } = props;
  const practiced = { asanaId: asana.id, name: asana.name, source };
  const state = toPracticeState(
    snapshot,
    { ...props, limits, tips, isSafe, sendingFailure, send, begin },
    i18n,
  );
  return (
    <>
      <PracticeScreen
        cues={cues}
        instructorNote={props.instructorNote}
        sequenceId={props.step?.sequence.id ?? null}
        state={state}
        onBack={() => send({ type: 'practice.left' })}
      />
      {state.status === 'choosingSets' ? <FirstPractice cues={cues} /> : null}
      {question}
    </>
  );
}
