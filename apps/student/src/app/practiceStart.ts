import type { LibraryAsana, PracticeSource } from '@niyama/domain';
import { paths } from '@niyama/domain';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a page hands on to the practice that it leads to. */
interface Start {
  asanaId: string;
  source: PracticeSource;
  /** The pose, so that it shows at once. */
  asana?: LibraryAsana;
  /** What was paused goes on without another tap. @default false */
  resumes?: boolean;
}

/** Leads to a practice, which returns to this page as it stands now. */
export function useStartPractice(): (start: Start) => void {
  const navigate = useNavigate();
  return ({ asanaId, source, asana, resumes = false }) =>
    void navigate(paths.practice(asanaId, source), {
      state: { isBegunHere: true, asana, resumes },
    });
}

/** What the page before said of the practice; the browser keeps it over a reload. */
export function useStart(): { isBegunHere: boolean; resumes: boolean } {
  const state: unknown = useLocation().state;
  const says = (what: string) =>
    typeof state === 'object' && state !== null && Reflect.get(state, what) === true;
  return { isBegunHere: says('isBegunHere'), resumes: says('resumes') };
}
