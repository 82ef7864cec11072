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
import { usePracticeNews } from './usePracticeNews.ts';
import { usePracticeNotifications } from './usePracticeNotifications.ts';
import type { PracticeRunningProps } from './types.ts';

/** The screen on its machine. */
export function PracticeRunning(props: PracticeRunningProps) {
  const { i18n } = useTranslation();
  const { cues, changeCues, giveCue } = usePracticeCues();
  const [snapshot, send] = usePracticeMachine(props, { cues: cues.settings, giveCue });
  usePracticeNews(snapshot, props);
  usePracticeNotifications(snapshot, props);
  useLateAward(snapshot, send);
  const sendingFailure = useOutboxFailure()?.reason ?? null;
  const claimed = useClaimedPractice(snapshot, props);
  const begin = (event: PracticeEvent) => claimed(() => send(event));
  const state = toPracticeState(snapshot, { ...props, sendingFailure }, i18n);
  return (
    <>
      <PracticeScreen
        cues={cues}
        state={state}
        onBack={() => send({ type: 'practice.left' })}
        onBeginSet={() => send({ type: 'set.begun' })}
        onChangeCues={changeCues}
        onChooseSets={(sets) => send({ type: 'sets.chosen', sets })}
        onClose={() => send({ type: 'practice.closed' })}
        onCloseAchievements={() => send({ type: 'achievements.closed' })}
        onComplete={(answer) => send({ type: 'completion.confirmed', reflectionAnswer: answer })}
        onEnd={() => send({ type: 'end.confirmed' })}
        onKeepPractising={() => send({ type: 'end.cancelled' })}
        onLeaveUnsaved={() => send({ type: 'practice.left' })}
        onPause={() => send({ type: 'practice.paused' })}
        onReset={() => send({ type: 'practice.reset' })}
        onResume={() => begin({ type: 'practice.resumed' })}
        onRetry={() => undefined}
        onRetrySaving={() => send({ type: 'save.retried' })}
        onStart={() => begin({ type: 'practice.started' })}
        onStartOver={() => undefined}
        onTakeOver={() => undefined}
        onTakeUp={() => undefined}
      />
      <HealthNotice isBefore={state.status === 'choosingSets'} />
    </>
  );
}
