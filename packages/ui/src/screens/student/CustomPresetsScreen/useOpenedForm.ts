import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the first field of a form that opens, and closes the form on Escape; what lies above the form
 * keeps its own Escape.
 *
 * @returns for the form.
 */
export function useOpenedForm(onEscape: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const element = form.current;
    element?.querySelector('input')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape also ends the writing of a Japanese word.
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return form;
}
