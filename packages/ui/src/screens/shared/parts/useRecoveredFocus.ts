import { type RefObject, useEffect, useRef } from 'react';

/**
 * Recovers the focus that was lost with a replaced form or button, so that keyboard users go on where
 * they were. The element needs `tabIndex={-1}`.
 *
 * @param shown what the element shows; a change means that something was replaced.
 */
export function useRecoveredFocus<Target extends HTMLElement>(
  shown: unknown,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [shown]);
  return target;
}
