import { type PracticeSource, returnPath } from '@niyama/domain';
import { useNavigate } from 'react-router-dom';

/** Goes back to where the practice was begun; the browser's Back does not lead into it again. */
export function useLeavePractice(source: PracticeSource): () => void {
  const navigate = useNavigate();
  return () => void navigate(returnPath[source], { replace: true });
}
