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
  /** Milliseconds until a toast leaves by itself. @default 6000 */
  timeout?: number;
}

/**
 * Where the app puts its toasts; a ToastRegion shows them, one at a time, in the order they came. It
 * needs no React to be written to.
 */
export interface ToastQueue {
  /**
   * Shows a message, or keeps it until the present one has had its time: two seconds, or all of it
   * when it offers something to do. Returns its key.
   * @param timeout Milliseconds for this one alone; 0 for one that stays until it is answered.
   */
  show(message: ToastMessage, timeout?: number): string;
  close(key: string): void;
  clear(): void;
  /** Closes every passing toast with an action, because the person who could take it has logged out. */
  closeOffers(): void;
  /**
   * Keeps what is not an error waiting until the returned function is called, so that nothing lies
   * over what has to be watched.
   */
  hold(): () => void;
  /** Lets time pass for what stands: there is a region that shows it. */
  begin(): void;
  /** Stops the present toast's time until `resume`. */
  pause(): void;
  resume(): void;
  /** For ToastRegion only. */
  readonly source: AriaToastQueue<ToastMessage>;
}

/** How long a toast stands at least before the next takes its place, in milliseconds. */
export const minToastMs = 2000;

interface Waiting {
  key: string;
  message: ToastMessage;
  timeout: number;
}

interface Standing extends Waiting {
  shownAs: string;
  since: number;
  /** Milliseconds left when the countdown last began. */
  left: number;
  leftAt: number;
}

/** Makes a queue; an app has one. */
export function createToastQueue({ timeout: usual = 6000 }: ToastQueueOptions = {}): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 1 });
  let waiting: Waiting[] = [];
  let standing: Standing | null = null;
  let isBegun = false;
  let isPaused = false;
  let holds = 0;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const passes = ({ timeout }: Waiting) => timeout > 0;
  const isOffer = (entry: Waiting) => entry.message.action !== undefined && passes(entry);
  const isDue = ({ message }: Waiting) => holds === 0 || message.tone === 'error';

  function next() {
    const due = waiting.filter(isDue);
    const entry = due.find(passes) ?? due[0];
    if (!entry) return;
    waiting = waiting.filter((other) => other !== entry);
    const now = Date.now();
    const shownAs = source.add(entry.message, { onClose: () => onClosed(shownAs) });
    standing = { ...entry, shownAs, since: now, left: entry.timeout, leftAt: now };
    isPaused = false;
    countDown();
  }

  /** How long the present one has to stand from now on. */
  function timeLeft(now: number): number {
    if (!standing) return 0;
    const own = passes(standing) ? standing.left - (now - standing.leftAt) : Infinity;
    const isAwaited = waiting.some((entry) => isDue(entry) && passes(entry));
    return isAwaited && !isOffer(standing) ? Math.min(own, standing.since + minToastMs - now) : own;
  }

  function countDown() {
    clearTimeout(timer);
    const now = Date.now();
    const left = timeLeft(now);
    if (!standing || !isBegun || isPaused || left === Infinity) return;
    const { shownAs, ...entry } = standing;
    timer = setTimeout(
      () => {
        // What stays until it is answered comes back when the others have passed.
        if (!passes(entry)) waiting.push(entry);
        source.close(shownAs);
      },
      Math.max(0, left),
    );
  }

  function onClosed(shownAs: string) {
    if (standing?.shownAs !== shownAs) return;
    clearTimeout(timer);
    standing = null;
    // Only after the source has taken it out.
    queueMicrotask(() => {
      if (!standing) next();
    });
  }

  const closeAll = (isMeant: (entry: Waiting) => boolean) => {
    waiting = waiting.filter((entry) => !isMeant(entry));
    if (standing && isMeant(standing)) source.close(standing.shownAs);
  };

  return {
    source,
    show: (message, timeout = usual) => {
      count += 1;
      const key = String(count);
      waiting.push({ key, message, timeout });
      if (standing) countDown();
      else next();
      return key;
    },
    close: (key) => closeAll((entry) => entry.key === key),
    clear: () => closeAll(() => true),
    // What stays until it is answered is the app's own, such as a newer version of it.
    closeOffers: () => closeAll(isOffer),
    begin: () => {
      if (isBegun) return;
      isBegun = true;
      if (!standing) return;
      const now = Date.now();
      standing.since = now;
      standing.leftAt = now;
      countDown();
    },
    pause: () => {
      if (!standing || isPaused) return;
      standing.left -= Date.now() - standing.leftAt;
      isPaused = true;
      clearTimeout(timer);
    },
    resume: () => {
      if (!standing || !isPaused) return;
      standing.leftAt = Date.now();
      isPaused = false;
      countDown();
    },
    hold: () => {
      holds += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holds -= 1;
        if (standing) countDown();
        else next();
      };
    },
  };
}
