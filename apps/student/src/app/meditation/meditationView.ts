import { type meditationTimerMachine, remainingMs, type Timer } from '@niyama/machines';
import type {
  MeditationAward,
  MeditationProgress,
  TimerState,
} from '@niyama/ui/screens/student/TimerScreen';
import type { SnapshotFrom } from 'xstate';
import type { MeditationSnapshot } from './meditationController.types.ts';

type TimerSnapshot = SnapshotFrom<typeof meditationTimerMachine>;

/** How the meditation stands, as the screen of the timer shows it. */
export function toTimerState(snapshot: MeditationSnapshot): TimerState {
  const { shown, timer } = snapshot.context;
  if (snapshot.matches('following') && shown) {
    return { ...progressOf(shown), status: 'elsewhere', isPaused: snapshot.hasTag('paused') };
  }
  return timer ? ownState(timer) : { status: 'loading' };
}

function ownState(timer: TimerSnapshot): TimerState {
  const progress = progressOf(timer.context);
  if (timer.matches('running')) return { ...progress, status: 'running' };
  if (timer.matches('paused')) return { ...progress, status: 'paused' };
  if (timer.matches('completed')) {
    const { isEndedEarly } = timer.context;
    return { ...progress, status: 'completed', isEndedEarly, award: awardOf(timer) };
  }
  return { status: 'idle' };
}

const progressOf = ({
  plan,
  timer,
  bellsPassed,
  missedBells,
  breathesFreely,
}: Omit<MeditationProgress, 'remainingSeconds'> & { timer: Timer }): MeditationProgress => ({
  plan,
  remainingSeconds: remainingMs(timer) / 1000,
  bellsPassed,
  missedBells,
  breathesFreely,
});

function awardOf({ context: { award, error } }: TimerSnapshot): MeditationAward {
  if (award) {
    if (award.status === 'queued') return 'waiting';
    const { pointsAwarded, meditationStreak, bestMeditationStreak } = award.result;
    return { points: pointsAwarded, inARow: meditationStreak, bestInARow: bestMeditationStreak };
  }
  return error === null ? 'saving' : 'none';
}
