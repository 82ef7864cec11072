import type { LibraryAsana, PracticeSource } from '@niyama/domain';
import { paths } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a page hands on to the practice that it leads to. */
interface Start {
  asanaId: string;
  source: PracticeSource;
  /** The pose, so that it shows at once. */
  asana?: LibraryAsana;
  /** What was paused goes on without another tap. @default false */
  resumes?: boolean;
  /** In the place of the entry that asked before it let go. @default false */
  replace?: boolean;
}

/** Leads to a practice, which returns to this page as it stands now. */
export function useStartPractice(): (start: Start) => void {
  const navigate = useNavigate();
  return ({ asanaId, source, asana, resumes = false, replace = false }) =>
    void navigate(paths.practice(asanaId, source), {
      replace,
      state: { isBegunHere: true, asana, resumes },
    });
}

const says = (state: unknown, what: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, what) === true;

/** Whether the page before has led here; the browser keeps it over a reload. */
export const useIsBegunHere = (): boolean => says(useLocation().state, 'isBegunHere');

/**
 * Whether what was paused goes on without another tap. That holds for the tap that led here alone: a
 * page that is reloaded, or restored with its browser, must not count behind anybody's back.
 */
export function useResumesOnce(): boolean {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [resumes] = useState(() => says(state, 'resumes'));
  const useUp = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: { ...state, resumes: false } });
  });
  useEffect(() => {
    if (resumes) useUp();
  }, [resumes]);
  return resumes;
}
