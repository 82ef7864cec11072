import { useState } from 'react';
import { useUnsaved } from './useUnsaved.ts';

interface ClosingOptions {
  /** Whether closing would lose something. */
  hasChanges: boolean;
  /** Whether something is being saved, which nothing may interrupt. */
  isBusy: boolean;
  onClose: () => void;
}

/** Closes a dialog with a form, after asking when something would be lost. */
export function useClosing({ hasChanges, isBusy, onClose }: ClosingOptions) {
  useUnsaved(hasChanges);
  const [asksToLeave, setAsksToLeave] = useState(false);
  return {
    close: () => {
      if (isBusy) return;
      if (hasChanges) setAsksToLeave(true);
      else onClose();
    },
    /** For the `LeaveDialog`; null while nothing is asked. */
    question: asksToLeave ? { onLeave: onClose, onStay: () => setAsksToLeave(false) } : null,
  };
}
