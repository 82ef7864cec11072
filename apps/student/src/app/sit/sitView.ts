import type { meditationTimerMachine } from '@niyama/machines';
import { remainingMs } from '@niyama/machines';
import type { SitAward, TimerState } from '@niyama/ui/screens/student/TimerScreen';
import type { SnapshotFrom } from 'xstate';

export type SitSnapshot = SnapshotFrom<typeof meditationTimerMachine>;

/** How the timer stands, as the screen shows it. */
export function toTimerState(snapshot: SitSnapshot, isElsewhere: boolean): TimerState {
  const { plan, timer, bellsPassed, missedBells } = snapshot.context;
  const remainingSeconds = remainingMs(timer) / 1000;
  const progress = { plan, remainingSeconds, bellsPassed, missedBells };
  if (isElsewhere) {
    return { ...progress, status: 'elsewhere', isPaused: snapshot.matches('paused') };
  }
  if (snapshot.matches('running')) return { ...progress, status: 'running' };
  if (snapshot.matches('paused')) return { ...progress, status: 'paused' };
  if (snapshot.matches('completed')) {
    const { isEndedEarly } = snapshot.context;
    return { ...progress, status: 'completed', isEndedEarly, award: awardOf(snapshot) };
  }
  return { status: 'idle' };
}

function awardOf({ context: { award, error } }: SitSnapshot): SitAward {
  if (award) {
    if (award.status === 'queued') return 'waiting';
    const { pointsAwarded, currentStreak, bestStreak } = award.result;
    return { points: pointsAwarded, inARow: currentStreak, bestInARow: bestStreak };
  }
  return error === null ? 'saving' : 'none';
}
