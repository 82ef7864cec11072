import { type CompletionResult, paths } from '@niyama/domain';
import { achievementName, useTranslation } from '@niyama/i18n';
import { useLocation } from 'react-router-dom';
import { useNotifyAway } from '../notifications.tsx';
import { toasts } from '../toasts.ts';
import { useNotifyAchievements } from '../useNotifyAchievements.ts';
import type { MeditationEmitted } from './meditationController.types.ts';

/** Toasts for what happened to the meditation, on whichever screen the student is. */
export function useMeditationToasts(): (event: MeditationEmitted) => void {
  const { t, i18n } = useTranslation('student');
  const notify = useNotifyAway();
  const notifyAchievements = useNotifyAchievements();
  const { pathname, search } = useLocation();
  // The timer itself says it, in large letters and to screen readers.
  const isShown =
    pathname === paths.timer() && new URLSearchParams(search).get('tab') !== 'presets';
  return (event) => {
    switch (event.type) {
      case 'taken':
        toasts.show({ tone: 'info', message: t('timer.elsewhere.taken') });
        break;
      case 'completed':
        if (!isShown) toasts.show({ tone: 'success', message: t('timer.completed') });
        notify({
          tag: 'practice-complete',
          title: t('timer.completed'),
          body: t('timer.completedAway'),
          path: null,
        });
        break;
      default:
        if (event.award.status === 'saved') showEarned(event.award.result);
    }
  };

  function showEarned({ pointsAwarded, leveledUp, level, achievements }: CompletionResult) {
    if (!isShown) {
      toasts.show({ tone: 'success', message: t('timer.earned', { count: pointsAwarded }) });
    }
    if (leveledUp) toasts.show({ tone: 'success', message: t('achievements.levelUp', { level }) });
    for (const achievement of achievements) {
      const name = achievementName(i18n, achievement);
      toasts.show({ tone: 'success', message: t('achievements.new', { name }) });
    }
    notifyAchievements(achievements);
  }
}
