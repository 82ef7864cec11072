import { SitBar } from '@niyama/ui/screens/student/SitBar';
import { useSitView } from '../sit.tsx';

/** The sit that is under way, as a bar on the other screens. */
export default function RunningSitBar() {
  const state = useSitView()?.state;
  if (!state || !('remainingSeconds' in state)) return null;
  return (
    <SitBar
      durationSeconds={state.plan.durationSeconds}
      isPaused={state.status === 'paused' || (state.status === 'elsewhere' && state.isPaused)}
      remainingSeconds={state.remainingSeconds}
    />
  );
}
