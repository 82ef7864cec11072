import { wholeMinutes } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import type { TimerState } from './state.ts';

/**
 * What a screen reader hears of a sit: start, half and the last ten seconds. Its end is told by the
 * message that appears then, wherever the student is. The words stay while it is paused, so that going
 * on says nothing twice.
 */
export function announcement(t: TFunction<['student', 'common']>, state: TimerState): string {
  if (state.status !== 'running' && state.status !== 'paused') return '';
  const { durationSeconds } = state.plan;
  const left = Math.ceil(state.remainingSeconds);
  if (left <= 10) return t('practice.announce.lastTen');
  if (left <= durationSeconds / 2) return t('practice.announce.half');
  return t('timer.announce.started', { count: wholeMinutes(durationSeconds) });
}
