import { useCallback, useLayoutEffect, useRef } from 'react';

/** An action that stays the same while what it does changes, so that what takes it is not drawn again. */
export function useStable<Given extends unknown[], Answer>(
  action: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
