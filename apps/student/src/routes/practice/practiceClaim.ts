import type { TabLine } from '@niyama/device';
import type { PracticeSource } from '@niyama/domain';

/** What is practised in a tab, as far as the others have to know. */
export interface Practised {
  asanaId: string;
  name: string;
  source: PracticeSource;
}

/** What the tabs of one student tell each other of the practice that runs. */
export type ClaimNews =
  /** A tab would like to know what runs. */
  | { type: 'asked' }
  | { type: 'practised'; practised: Practised }
  /** A tab would like to go on with it. */
  | { type: 'wanted' };

/** Where the student's practice runs, if one does. */
export type Place =
  | { status: 'here' }
  /** `practised` is null until the other tab has answered. */
  | { status: 'elsewhere'; practised: Practised | null; isWanted: boolean };

export interface ClaimPorts {
  /** @returns gives it back; null when it was not to be had. */
  takeLock: (options: LockOptions) => Promise<(() => void) | null>;
  openLine: (onNews: (news: ClaimNews) => void) => TabLine<ClaimNews>;
}

/**
 * One tab, one practice: whichever tab counts holds the claim, with a lock that the browser gives back
 * when the tab goes. A tab without it says so before anything is practised, and can take it over.
 */
export interface PracticeClaim {
  subscribe: (listener: () => void) => () => void;
  place: () => Place;
  isHeld: () => boolean;
  /**
   * Whether this tab has waited for another one to be done: nothing begins here by itself any more, for
   * nobody need be looking.
   */
  hasWaited: () => boolean;
  /**
   * Claims the practice that is about to begin.
   *
   * @returns false when another tab has one; the place says so from then on.
   */
  begin: (practised: Practised) => Promise<boolean>;
  /** Nothing runs here any more. */
  end: () => void;
  /** What ran here is over and shows how it went: nothing that begins elsewhere covers that. */
  finish: () => void;
  /** Asks the other tab for its practice, and holds the claim as soon as that has let go. */
  takeOver: () => void;
  /** Lets go after another tab has asked, when this one has put away what it practised. */
  handOver: () => void;
  /** @returns stops listening, and lets go. */
  open: () => () => void;
}

const here: Place = { status: 'here' };

export function createPracticeClaim({ takeLock, openLine }: ClaimPorts): PracticeClaim {
  const listeners = new Set<() => void>();
  let place: Place = here;
  let line: TabLine<ClaimNews> | null = null;
  let giveBack: (() => void) | null = null;
  let practised: Practised | null = null;
  let isFinished = false;
  let hasWaited = false;
  /** While the lock is on its way: asked twice, this tab would be refused by itself. */
  let beginning: Promise<boolean> | null = null;
  let inLine: AbortController | null = null;

  function move(next: Place) {
    place = next;
    for (const listener of listeners) listener();
  }

  function release() {
    giveBack?.();
    giveBack = null;
    practised = null;
  }

  /** Shows what runs elsewhere, and waits until that is over or handed over. */
  async function stepBack(known: Practised | null) {
    move({ status: 'elsewhere', practised: known, isWanted: false });
    inLine?.abort();
    const line = new AbortController();
    inLine = line;
    const lock = await takeLock({ signal: line.signal });
    if (line.signal.aborted || !lock) {
      lock?.();
      return;
    }
    inLine = null;
    if (place.status === 'elsewhere' && place.isWanted) {
      giveBack = lock;
      practised = place.practised;
      announce();
    } else {
      hasWaited = true;
      lock();
    }
    move(here);
  }

  function announce() {
    if (practised) line?.tell({ type: 'practised', practised });
  }

  function hear(news: ClaimNews) {
    if (news.type === 'asked') announce();
    if (news.type === 'wanted' && giveBack) {
      move({ status: 'elsewhere', practised, isWanted: false });
    }
    if (news.type === 'practised' && !giveBack && !isFinished) {
      if (place.status === 'here') void stepBack(news.practised);
      else move({ ...place, practised: news.practised });
    }
  }

  async function begin(): Promise<boolean> {
    if (giveBack) return true;
    const lock = await takeLock({ ifAvailable: true });
    if (!line) {
      lock?.();
      return false;
    }
    if (!lock) {
      void stepBack(null);
      line.tell({ type: 'asked' });
      return false;
    }
    giveBack = lock;
    return true;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    place: () => place,
    isHeld: () => giveBack !== null,
    hasWaited: () => hasWaited,
    begin: async (what) => {
      isFinished = false;
      beginning ??= begin().finally(() => {
        beginning = null;
      });
      if (!(await beginning)) return false;
      practised = what;
      announce();
      return true;
    },
    end: () => {
      isFinished = false;
      release();
    },
    finish: () => {
      isFinished = true;
      release();
    },
    takeOver: () => {
      if (place.status !== 'elsewhere') return;
      move({ ...place, isWanted: true });
      line?.tell({ type: 'wanted' });
    },
    handOver: () => {
      if (place.status !== 'elsewhere' || !giveBack) return;
      const { practised: known } = place;
      release();
      void stepBack(known);
    },
    open: () => {
      const opened = openLine(hear);
      line = opened;
      opened.tell({ type: 'asked' });
      return () => {
        opened.close();
        line = null;
        inLine?.abort();
        release();
        move(here);
      };
    },
  };
}
