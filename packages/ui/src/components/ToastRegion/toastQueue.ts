// The toast parts of React Aria Components still carry this prefix in 1.22.
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';

export type ToastTone = 'success' | 'info' | 'error';

/** What a toast offers to do, such as to undo. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** What one toast says. */
export interface ToastMessage {
  tone: ToastTone;
  message: string;
  /** What else there is to say, in smaller words below the message. */
  description?: string;
  /** Doing it closes the toast. */
  action?: ToastAction;
}

export interface ToastQueueOptions {
  /** How many show at once, newest first; the others wait. The admin app shows 1. @default 3 */
  maxVisible?: number;
  /** Milliseconds until a toast leaves by itself. @default 6000 */
  timeout?: number;
}

/** Where the app puts its toasts; a ToastRegion shows them. It needs no React to be written to. */
export interface ToastQueue {
  /**
   * Shows a message and returns its key.
   * @param timeout Milliseconds for this one alone.
   */
  show(message: ToastMessage, timeout?: number): string;
  close(key: string): void;
  clear(): void;
  /** Closes every passing toast that offers to do something: whoever could do it is gone. */
  closeOffers(): void;
  /** For ToastRegion only. */
  readonly source: AriaToastQueue<ToastMessage>;
}

/** Makes a queue; an app has one. */
export function createToastQueue({
  maxVisible = 3,
  timeout: usual = 6000,
}: ToastQueueOptions = {}): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: maxVisible });
  const offers = new Set<string>();
  return {
    source,
    show: (message, timeout = usual) => {
      const key = source.add(message, { timeout, onClose: () => offers.delete(key) });
      // What stays until it is answered is the app's own, such as a newer version of it.
      if (message.action && timeout > 0) offers.add(key);
      return key;
    },
    close: (key) => source.close(key),
    clear: () => {
      offers.clear();
      source.clear();
    },
    closeOffers: () => {
      for (const key of offers) source.close(key);
    },
  };
}
