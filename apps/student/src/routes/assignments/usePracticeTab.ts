import type { PracticeTab } from '@niyama/ui/screens/student/AssignmentsScreen';
import { useSearchParams } from 'react-router-dom';

/** The tab of 'Practice', stored in the address; anything unknown there is the first. */
export function usePracticeTab(): [tab: PracticeTab, setTab: (tab: PracticeTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'self-practice' ? 'self-practice' : 'assignments';
  const choose = (chosen: PracticeTab) =>
    setParams(chosen === 'assignments' ? {} : { tab: chosen }, { replace: true });
  return [tab, choose];
}
