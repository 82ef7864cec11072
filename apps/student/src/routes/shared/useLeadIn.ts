import { type LeadIn, leadInOf, usualLeadIn } from '@niyama/domain';
import { useQuery } from '@tanstack/react-query';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/** What the student's cues take of the time, as far as they are known already; else the usual ones. */
export function useLeadIn(): LeadIn {
  const { data: home } = useQuery({ ...useHomeQuery(), enabled: false });
  return home ? leadInOf(home.profile.settings) : usualLeadIn;
}
