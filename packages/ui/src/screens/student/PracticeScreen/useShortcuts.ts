import { useEffect, useEffectEvent } from 'react';

/** What a key of the practice does; null where it does nothing. @default null */
type Action = (() => void) | null;

interface Shortcuts {
  /** Whether letters do something; the other keys always do. */
  hasLetters: boolean;
  /** Starts and pauses. */
  onSpace: Action;
  /** Closes. */
  onEscape: Action;
  /** Right: what comes next. */
  onNext?: Action;
  /** Left: the last words again. */
  onAgain?: Action;
  /** B: breathes freely, or is led again. */
  onB?: Action;
  /** E: closes the eyes, or opens them. */
  onE?: Action;
}

/** Not the dialog that a practice itself is in. */
const typing =
  'input, textarea, select, [role="dialog"]:not([data-practice]), [role="alertdialog"]';
/** What is pressed by Space. */
const pressed = 'a, button';

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** The keys of a practice. A control that has the focus keeps its own keys, and an open dialog keeps all. */
export function useShortcuts({
  hasLetters,
  onSpace,
  onEscape,
  onNext = null,
  onAgain = null,
  onB = null,
  onE = null,
}: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || hasModifier(event)) return;
    const { target } = event;
    const isOn = (selector: string) => target instanceof Element && !!target.closest(selector);
    if (event.key === 'Escape') {
      onEscape?.();
      return;
    }
    if (isOn(typing) || (event.key === ' ' && isOn(pressed))) return;
    const action = actionOf(event.key.toLowerCase());
    if (!action) return;
    // Space would scroll the page, and so would an arrow.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function actionOf(key: string): Action {
    switch (key) {
      case ' ':
        return onSpace;
      case 'arrowright':
        return onNext;
      case 'arrowleft':
        return onAgain;
      case 'b':
        return hasLetters ? onB : null;
      case 'e':
        return hasLetters ? onE : null;
      default:
        return null;
    }
  }
}
