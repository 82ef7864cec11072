import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useNotifyAway } from '../../app/notifications.tsx';
import { useNotifyAchievements } from '../../app/useNotifyAchievements.ts';
import { savedResults } from './sequenceStep.ts';
import type { PracticeSnapshot } from '@niyama/app/practice/practiced.ts';

/** Notifies a student who has left the page that the practice is done, and what it has earned. */
export function usePracticeNotifications(snapshot: PracticeSnapshot): void {
  const { t } = useTranslation('student');
  const notify = useNotifyAway();
  const notifyAchievements = useNotifyAchievements();
  const { award, name } = snapshot.context;
  const isDone = snapshot.matches('completing');

  const notifyDone = useEffectEvent(() => {
    if (name === null) return;
    notify({
      tag: 'practice-complete',
      title: t('notification.practiceComplete.title'),
      body: t('notification.practiceComplete.text', { name }),
      path: null,
    });
  });
  useEffect(() => {
    if (isDone) notifyDone();
  }, [isDone]);

  const notifyEarned = useEffectEvent(notifyAchievements);
  useEffect(() => {
    const achievements = savedResults(award).flatMap((result) => result.achievements);
    if (achievements.length > 0) notifyEarned(achievements);
  }, [award]);
}
