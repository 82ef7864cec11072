import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useNotifyAway } from '../../app/notifications.tsx';
import { useNotifyAchievements } from '../../app/useNotifyAchievements.ts';
import type { PracticeSnapshot } from './usePracticeMachine.ts';
import type { PracticeRunningProps } from './types.ts';

/** Notifies a student who has left the page that the practice is done, and what it has earned. */
export function usePracticeNotifications(
  snapshot: PracticeSnapshot,
  { asana }: Pick<PracticeRunningProps, 'asana'>,
): void {
  const { t } = useTranslation('student');
  const notify = useNotifyAway();
  const notifyAchievements = useNotifyAchievements();
  const { award } = snapshot.context;
  const isDone = snapshot.matches('completing');

  const notifyDone = useEffectEvent(() =>
    notify({
      tag: 'practice-complete',
      title: t('notification.practiceComplete.title'),
      body: t('notification.practiceComplete.text', { name: asana.name }),
      path: null,
    }),
  );
  useEffect(() => {
    if (isDone) notifyDone();
  }, [isDone]);

  const notifyEarned = useEffectEvent(notifyAchievements);
  useEffect(() => {
    if (award?.status === 'saved') notifyEarned(award.result.achievements);
  }, [award]);
}
