import { paths } from '@niyama/domain';
import type { Practiced } from '@niyama/machines';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeavePractice } from './useLeavePractice.ts';

/** Leads to the pose that this tab has taken over, from the page of another one. */
export function RedirectToPractice({ practiced: { asanaId, source } }: { practiced: Practiced }) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const leave = useLeavePractice(source);
  const follow = useEffectEvent(() => {
    void navigate(paths.practice(asanaId, source), { replace: true, state });
  });
  useEffect(() => follow(), []);
  return <PracticeScreen cues={null} state={{ status: 'loading', asana: null }} onBack={leave} />;
}
