import type { PracticeEvent } from '@niyama/machines';
import { useTranslation } from '@niyama/i18n';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useOutboxFailure } from '../../app/useOutboxFailure.ts';
import { HealthNotice } from './HealthNotice.tsx';
import { toPracticeState } from './toPracticeState.ts';
import { useClaimedPractice } from './useClaimedPractice.ts';
import { useLateAward } from './useLateAward.ts';
import { usePracticeCues } from './usePracticeCues.ts';
import { usePracticeMachine } from './usePracticeMachine.ts';
import { usePracticeEffects } from './usePracticeEffects.ts';
import { usePracticeNotifications } from './usePracticeNotifications.ts';
import type { PracticeRunningProps } from './types.ts';

/** The screen on its machine. */
export function PracticeRunning(props: PracticeRunningProps) {
  const { i18n } = useTranslation();
  const { cues, giveCue } = usePracticeCues();
  const [snapshot, send] = usePracticeMachine(props, { cues: cues.settings, giveCue });
  usePracticeEffects(snapshot, props);
  usePracticeNotifications(snapshot, props);
  useLateAward(snapshot, send);
  const sendingFailure = useOutboxFailure()?.reason ?? null;
  const claimed = useClaimedPractice(snapshot, props);
  const begin = (event: PracticeEvent) => claimed(() => send(event));
  const state = toPracticeState(snapshot, { ...props, sendingFailure, send, begin }, i18n);
  return (
    <>
      <PracticeScreen cues={cues} state={state} onBack={() => send({ type: 'practice.left' })} />
      <HealthNotice isBefore={state.status === 'choosingSets'} />
    </>
  );
}
