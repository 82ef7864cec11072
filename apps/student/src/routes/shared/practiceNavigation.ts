import type { LibraryAsana, PracticeSource, Sequence } from '@niyama/domain';
import { paths } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a page passes to the practice that it starts. */
interface Start {
  asanaId: string;
  source: PracticeSource;
  /** The pose, so that it shows at once. */
  asana?: LibraryAsana;
  /** Resumes a paused practice without another tap. @default false */
  resumes?: boolean;
  /** Replaces the history entry, where that one has asked whether to leave. @default false */
  replace?: boolean;
}

/** Opens a practice, which returns to this page as it is now. */
export function useStartPractice(): (start: Start) => void {
  const navigate = useNavigate();
  return ({ asanaId, source, asana, resumes = false, replace = false }) =>
    void navigate(paths.practice(asanaId, source), {
      replace,
      state: { isBegunHere: true, asana, resumes },
    });
}

/**
 * Opens the sequence of this device, which returns to this page as it is now.
 *
 * @param how.resumes goes on with what was paused without another tap.
 */
export function useOpenRun() {
  const navigate = useNavigate();
  return (
    { id, source }: Pick<Sequence, 'id' | 'source'>,
    { replace = false, resumes = false }: { replace?: boolean; resumes?: boolean } = {},
  ) => void navigate(paths.run(id, source), { replace, state: { isBegunHere: true, resumes } });
}

const says = (state: unknown, what: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, what) === true;

/** Whether the practice was started from a page of this app; survives a reload. */
export const useIsBegunHere = (): boolean => says(useLocation().state, 'isBegunHere');

/**
 * Whether what was paused goes on without another tap. That holds for the tap that led here alone: a
 * page that is reloaded, or restored with its browser, must not count behind anybody's back.
 *
 * @param isUsed whether the page knows by now what goes on.
 */
export function useResumesOnce(isUsed: boolean): boolean {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [resumes] = useState(() => says(state, 'resumes'));
  const useUp = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: { ...state, resumes: false } });
  });
  useEffect(() => {
    if (resumes && isUsed) useUp();
  }, [resumes, isUsed]);
  return resumes;
}
