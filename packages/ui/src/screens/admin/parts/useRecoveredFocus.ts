import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes up the focus that went with a form or a button which was replaced, so that whoever works by
 * keyboard goes on where they were. The element needs `tabIndex={-1}`.
 *
 * @param shown what stands in the element; another one means that something was replaced.
 */
export function useRecoveredFocus<Kept extends HTMLElement>(
  shown: unknown,
): RefObject<Kept | null> {
  const kept = useRef<Kept>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) kept.current?.focus({ preventScroll: true });
  }, [shown]);
  return kept;
}
