import { pathPatterns } from '@niyama/domain';
import { useLocation } from 'react-router-dom';
import { useSitUnderway } from './sit.tsx';

/** Whether a practice or a meditation may be running, which nothing may disturb. */
export function useIsPracticing(): boolean {
  const { pathname } = useLocation();
  const isSitUnderway = useSitUnderway() !== null;
  return isSitUnderway || pathname === pathPatterns.practice;
}
