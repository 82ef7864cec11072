import { wholeMinutes } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import type { TimerState } from './types.ts';

type Translate = TFunction<['student', 'common', 'timer']>;

/**
 * What a screen reader hears of a meditation: start, half, the last ten seconds, its end and what it earned.
 * The words stay while it is paused, so that going on says nothing twice.
 */
export function announcement(t: Translate, state: TimerState): string {
  if (state.status === 'completed') return completed(t, state);
  if (state.status !== 'running' && state.status !== 'paused') return '';
  const { durationSeconds } = state.plan;
  const left = Math.ceil(state.remainingSeconds);
  if (left <= 10) return t('practice.announce.lastTen');
  if (left <= durationSeconds / 2) return t('practice.announce.half');
  return t('timer:announce.started', { count: wholeMinutes(durationSeconds) });
}

function completed(t: Translate, state: Extract<TimerState, { status: 'completed' }>): string {
  const { award, isEndedEarly, plan } = state;
  const end = isEndedEarly
    ? t('timer:end.kept', { count: wholeMinutes(plan.durationSeconds) })
    : t('timer.completed');
  return typeof award === 'object' ? `${end} ${t('timer.earned', { count: award.points })}` : end;
}
