import type { LibraryAsana } from '@niyama/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PoseActions } from '../types.ts';

/**
 * What a student can do with a pose, as the same functions for as long as the list is there: a card is
 * drawn again when its pose changes, not whenever somebody types.
 */
export function useStableActions(actions: PoseActions): PoseActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onToggleFavorite: (asana: LibraryAsana) => latest.current.onToggleFavorite(asana),
      onAddToPractice: (asana: LibraryAsana) => latest.current.onAddToPractice(asana),
      onStart: (asana: LibraryAsana) => latest.current.onStart(asana),
    }),
    [],
  );
}
