import { useEffect, useEffectEvent } from 'react';

const ownKeys = 'a, button, input, textarea, select, [role="dialog"], [role="alertdialog"]';

/**
 * The keys of a practice: Space starts and pauses, Escape closes. A control that has the focus keeps
 * its own Space, and an open dialog keeps both. Null where the key does nothing.
 */
export function useShortcuts({
  onSpace,
  onEscape,
}: Record<'onSpace' | 'onEscape', (() => void) | null>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    const { target } = event;
    const isOn = (selector: string) => target instanceof Element && !!target.closest(selector);
    if (event.key === 'Escape') {
      onEscape?.();
    } else if (event.key === ' ' && !isOn(ownKeys)) {
      // Space would scroll the page.
      event.preventDefault();
      onSpace?.();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
