import { type SequenceResult, sequenceResultsSchema } from '@niyama/domain';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a finished sequence hands on to its summary; the browser keeps it over a reload.
 *
 * @param start what the page where it was begun has handed on to it.
 */
export const handOnResults = (
  start: unknown,
  handedOn: { results: SequenceResult[]; isTooShort: boolean },
) => ({
  ...(typeof start === 'object' ? start : {}),
  ...handedOn,
});

/** Whether the finished run of an assigned class was too short to complete its assignment. */
export function useIsTooShort(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isTooShort') === true;
}

/** The results that a finished sequence handed on, or null. */
export function useHandedOnResults(): SequenceResult[] | null {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    if (typeof state !== 'object' || state === null || !('results' in state)) return null;
    return sequenceResultsSchema.safeParse(state.results).data ?? null;
  }, [state]);
}
