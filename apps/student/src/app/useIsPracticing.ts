import { pathPatterns } from '@niyama/domain';
import { useLocation } from 'react-router-dom';
import { useSitUnderway } from './sit.tsx';

/** Whether a practice may be running on this page, or a sit above all pages: nothing may disturb it. */
export function useIsPracticing(): boolean {
  const { pathname } = useLocation();
  const isSitUnderway = useSitUnderway() !== null;
  return isSitUnderway || pathname === pathPatterns.practice;
}
