import { deletePausedSession, homeKeys, practiceKeys } from '@niyama/data';
import { consoleLogger, wholeMinutes } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { toRunningPractice } from '@niyama/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { cancelAndInvalidate } from '@niyama/app/queryClient.ts';
import { useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { afterBlock, savedResults, stepsOf } from './sequenceStep.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import type { PracticeSnapshot } from '@niyama/app/practice/practiced.ts';
import type { PracticeRunningProps } from './types.ts';

const phrases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * Toasts and dialogs at the end of a practice, in the order of
 * docs/product.md#from-start-to-finish; returns when it is over.
 */
export function usePracticeEffects(
  snapshot: PracticeSnapshot,
  { pose, block, source, startsOver, step }: PracticeRunningProps,
): void {
  const { t } = useTranslation(['student', 'pose-practice']);
  const leave = useLeavePractice(source);
  const paused = pose?.paused ?? null;
  const deletePaused = useDeletePausedSession(pose?.asana.id ?? '');
  const queryClient = useQueryClient();
  const { outcome, award, error } = snapshot.context;

  const showResumed = useEffectEvent(() => {
    if (!paused || startsOver) return;
    const count = wholeMinutes(paused.timeRemaining);
    toasts.show({ tone: 'info', message: t('pose-practice:continuing', { count }) });
  });
  const hasShown = useRef(false);
  useEffect(() => {
    if (hasShown.current) return;
    hasShown.current = true;
    showResumed();
  }, []);

  const showPauseFailed = useEffectEvent(() => {
    if (!snapshot.matches('practicing')) return;
    toasts.show({ tone: 'error', message: t('pose-practice:saveProgressFailed') });
  });
  useEffect(() => {
    if (error !== null) showPauseFailed();
  }, [error]);

  const showComplete = useEffectEvent(() => {
    const phrase = phrases[Math.floor(Math.random() * phrases.length)] ?? 1;
    toasts.show({
      tone: 'success',
      message: t('pose-practice:complete', { phrase: t(`pose-practice:phrase.${phrase}`) }),
    });
  });
  // Shown once: what waits may be sent again from the dialog. Of a sequence with its last pose alone: its
  // summary tells of each.
  const steps = stepsOf(block, step);
  const isLast = !step || step.place.number + steps.length > step.place.total;
  const isHandedOver = award !== null && isLast;
  useEffect(() => {
    if (isHandedOver) showComplete();
  }, [isHandedOver]);

  const conclude = useEffectEvent(() => {
    const hasRun = step?.hasBegun || snapshot.context.timer.intervals.length > 0;
    if (outcome === 'paused' || (outcome === 'left' && step && hasRun))
      toasts.show({ tone: 'success', message: t('pose-practice:saved') });
    if (outcome === 'endedEarly') {
      toasts.show({ tone: 'info', message: t('pose-practice:ended') });
      if (paused) deletePaused();
    }
    if (outcome === 'completed') {
      for (const { dailyStreak: count, dailyStreakIncreased } of savedResults(award)) {
        if (!dailyStreakIncreased) continue;
        toasts.show({ tone: 'success', message: t('achievements.streak', { count }) });
      }
      if (!step) toasts.show({ tone: 'success', message: t('pose-practice:congratulations') });
    }
    // Home shows the paused practice, the points and what is done today.
    cancelAndInvalidate(queryClient, { queryKey: homeKeys.all });
    void queryClient.invalidateQueries({ queryKey: practiceKeys.all, refetchType: 'none' });
    if (step && outcome) {
      step.send(afterBlock(outcome, steps, toRunningPractice(snapshot.context), award));
    }
    if (!step) leave();
  });
  useEffect(() => {
    if (outcome !== null) conclude();
  }, [outcome]);
}

/** Drops the paused session of a practice that was ended for good. */
function useDeletePausedSession(asanaId: string) {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return () =>
    void deletePausedSession(client, { userId, asanaId })
      .then(() => queryClient.invalidateQueries({ queryKey: homeKeys.all }))
      .catch((error: unknown) =>
        consoleLogger.warn('A paused session could not be dropped', error),
      );
}
