import { type LeadIn, leadInOf } from '@niyama/domain';
import { useQuery } from '@tanstack/react-query';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/** What the student's cues take of the time, as far as they are known already; else the usual ones. */
export function useLeadIn(): LeadIn {
  const { data: home } = useQuery({ ...useHomeQuery(), enabled: false });
  return leadInOf(home?.profile.settings ?? { cueGetReady: true, guidance: 'off' });
}
