import { MeditationBar } from '@niyama/ui/screens/student/MeditationBar';
import { useMeditationView } from '../meditation.tsx';

/** The meditation that is under way, as a bar on the other screens. */
export default function RunningMeditationBar() {
  const state = useMeditationView()?.state;
  if (!state || !('remainingSeconds' in state)) return null;
  return (
    <MeditationBar
      durationSeconds={state.plan.durationSeconds}
      isPaused={state.status === 'paused' || (state.status === 'elsewhere' && state.isPaused)}
      remainingSeconds={state.remainingSeconds}
    />
  );
}
