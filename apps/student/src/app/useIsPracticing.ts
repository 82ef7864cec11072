import { pathPatterns } from '@niyama/domain';
import { useLocation } from 'react-router-dom';
import { useMeditationUnderway } from './meditation.tsx';

/** Whether a practice or a meditation may be running, which nothing may disturb. */
export function useIsPracticing(): boolean {
  const { pathname } = useLocation();
  const isMeditating = useMeditationUnderway() !== null;
  return isMeditating || pathname === pathPatterns.practice;
}
