import { guideOf, isLed, safetyOf } from '@niyama/domain';
import { type PracticeEvent, practicedHere } from '@niyama/machines';
import { useTranslation } from '@niyama/i18n';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useOneAtATime, useRunningMeditation } from '../../app/oneAtATime.tsx';
import { useOutboxFailure } from '../../app/useOutboxFailure.ts';
import { FirstPractice } from './FirstPractice.tsx';
import { toPracticeState } from '@niyama/app/practice/toPracticeState.ts';
import { beginClaimed } from './practiceClaim.ts';
import { claimOf, usePracticePage } from './practicePageContext.ts';
import { useReleasedClaim } from './useReleasedClaim.ts';
import { useLateAward } from './useLateAward.ts';
import { useStopVoiceOnLeave } from './useStopVoiceOnLeave.ts';
import { usePracticeCues } from '@niyama/app/practice/usePracticeCues.ts';
import { usePracticeMachine } from './usePracticeMachine.ts';
import { usePracticeEffects } from './usePracticeEffects.ts';
import { usePracticeNotifications } from './usePracticeNotifications.ts';
import { useCueSettings } from './useCueSettings.ts';
import { useReadTips } from './useReadTips.ts';
import { useVoiceOfState } from '@niyama/app/practice/useVoiceOfState.ts';
import type { PracticeRunningProps } from './types.ts';

/** The screen on its machine. */
export function PracticeRunning(props: PracticeRunningProps) {
  const { i18n } = useTranslation();
  const { cues, onGoOn, onPause, ...guidance } = usePracticeCues(props, useCueSettings());
  const { pose } = props;
  const asana = pose?.asana ?? null;
  const tips = useReadTips(asana?.id ?? '');
  const { limits, areLimitsKnown } = useSafety();
  const isSafe = areLimitsKnown && asana !== null && safetyOf(asana, limits).kind === 'clear';
  const [snapshot, send] = usePracticeMachine(props, {
    settings: cues.settings,
    // A block holds nothing that is not for the student.
    isLed: asana === null || isLed(guideOf(asana), asana, limits),
    // A class is for everybody in it.
    level: props.step || !isSafe ? 'gentle' : tips.level(),
    hasReadTips: tips.has,
    ...guidance,
  });
  useVoiceOfState(snapshot, { onGoOn, onPause });
  // From one pose of a sequence to the next a voice speaks on.
  useStopVoiceOnLeave(props.step !== null || snapshot.context.isComplete);
  usePracticeEffects(snapshot, props);
  usePracticeNotifications(snapshot);
  useLateAward(snapshot, send);
  const sendingFailure = useOutboxFailure()?.reason ?? null;
  const page = usePracticePage();
  const claim = claimOf(page);
  useReleasedClaim(claim, snapshot, props.step === null);
  const { start, question } = useOneAtATime();
  const runningMeditation = useRunningMeditation();
  const begin = (event: PracticeEvent) =>
    start(runningMeditation(), () => beginClaimed(claim, practiced, () => send(event)));
  const practiced = practicedHere(page.getSnapshot().context);
  const state = toPracticeState(
    snapshot,
    { ...props, limits, tips, isSafe, sendingFailure, send, begin },
    i18n,
  );
  return (
    <>
      <PracticeScreen
        cues={cues}
        instructorNote={pose?.instructorNote ?? null}
        sequenceId={props.step?.sequence.id ?? null}
        state={state}
        onBack={() => send({ type: 'practice.left' })}
      />
      {state.status === 'choosingSets' ? <FirstPractice cues={cues} /> : null}
      {question}
    </>
  );
}
