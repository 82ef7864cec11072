import type { LibraryAsana } from '@niyama/domain';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const placeOf = (target: Element) =>
  Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);

/**
 * Keeps the row that has the focus in the page, so that scrolling away never loses it, and gives the
 * focus to the heart of the card that takes the place of a former favorite.
 */
export function useFocusedRow(
  grid: RefObject<HTMLElement | null>,
  poses: readonly LibraryAsana[],
  columns: number,
) {
  /** The 1-based place of the card that has the focus, else 0. */
  const [focused, setFocused] = useState(0);
  const held = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const hasLeft = held.current !== null && !held.current.isConnected;
    if (!hasLeft) return;
    held.current = null;
    const place = Math.min(focused, poses.length);
    grid.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"] [aria-pressed]`)?.focus();
  }, [focused, grid, poses]);

  return {
    withFocused: (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const row = Math.ceil(Math.min(focused, poses.length) / columns) - 1;
      return row < 0 || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
    },
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
      setFocused(placeOf(target));
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!relatedTarget && held.current && !held.current.isConnected) return;
      if (relatedTarget && currentTarget.contains(relatedTarget)) return;
      held.current = null;
      setFocused(0);
    },
  };
}
