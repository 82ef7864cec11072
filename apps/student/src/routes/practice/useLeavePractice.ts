import { type PracticeSource, returnPath } from '@niyama/domain';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsBegunHere } from '../shared/practiceNavigation.ts';

/**
 * Goes back to the page where the practice was begun, as it was left there: its search, its filters and
 * where it was scrolled to. A practice that was opened by its address has its source to return to; the
 * browser's Back does not lead into it again.
 */
export function useLeavePractice(source: PracticeSource): () => void {
  const navigate = useNavigate();
  const isBegunHere = useIsBegunHere();
  const isLeaving = useRef(false);
  return () => {
    // A second press would go back one page further.
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isBegunHere) void navigate(-1);
    else void navigate(returnPath[source], { replace: true });
  };
}
