import type { TabLine } from '@niyama/device';
import type { PracticeSource } from '@niyama/domain';

/** What is practiced in a tab, as far as the others have to know. */
export interface Practised {
  asanaId: string;
  /** Null while the pose is loading. */
  name: string | null;
  source: PracticeSource;
}

/** What the tabs of one student tell each other of the practice that runs. */
export type ClaimNews =
  /** A tab would like to know what runs. */
  | { type: 'asked' }
  | { type: 'practised'; practised: Practised }
  /** A tab would like to go on with it; since when, in epoch milliseconds. */
  | { type: 'wanted'; at: number };

/** Where the student's practice runs, if one does. */
export type Place = { status: 'here' } | Elsewhere;

interface Elsewhere {
  status: 'elsewhere';
  /** Null until the other tab has answered; of a silent one, what it has written down. */
  practised: Practised | null;
  /** Whether it shall go on here. */
  isWanted: boolean;
  /** Whether the other tab has not answered in time: a browser may have put it to sleep. */
  isSilent: boolean;
}

export interface ClaimPorts {
  /**
   * @param onStolen hears that another tab has taken it away.
   * @returns gives it back; null when it was not to be had.
   */
  takeLock: (options: LockOptions, onStolen: () => void) => Promise<(() => void) | null>;
  openLine: (onNews: (news: ClaimNews) => void) => TabLine<ClaimNews>;
  /** What was written down last on this device, by whichever tab; null when nothing is. */
  lastWritten: () => Practised | null;
}

/**
 * One tab, one practice: whichever tab counts holds the claim, with a lock that the browser gives back
 * when the tab goes. A tab without it says so before anything is practiced, and can take it over.
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
  /** Somebody has pressed something here. */
  attend: () => void;
  /** Whether this tab goes on with a pose that another one practiced, and has not begun yet. */
  hasTakenOver: (asanaId: string) => boolean;
  /** What this tab has taken over and not shown yet; null without. */
  leadsTo: () => Practised | null;
  /** The page of what was taken over is there. */
  arrive: () => void;
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
  /**
   * Asks the other tab for its practice, and holds the claim as soon as that has let go. From a tab
   * that does not answer it is taken, with what is written down on the device.
   */
  takeOver: () => void;
  /** Lets go after another tab has asked, when this one has put away what it practiced. */
  handOver: () => void;
  /** @returns stops listening, and lets go. */
  open: () => () => void;
}

const here: Place = { status: 'here' };

/** How long a tab has to answer. One that is awake does at once. */
const answerTimeoutMs = 3000;

const wanted = (): ClaimNews => ({ type: 'wanted', at: Date.now() });

export function createPracticeClaim({
  takeLock,
  openLine,
  lastWritten,
}: ClaimPorts): PracticeClaim {
  const listeners = new Set<() => void>();
  let place: Place = here;
  let line: TabLine<ClaimNews> | null = null;
  let giveBack: (() => void) | null = null;
  let practised: Practised | null = null;
  let isFinished = false;
  let hasWaited = false;
  let takenOver: string | null = null;
  let next: Practised | null = null;
  /** While the lock is on its way: asked twice, this tab would be refused by itself. */
  let beginning: Promise<boolean> | null = null;
  let inLine: AbortController | null = null;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  function move(next: Place) {
    place = next;
    for (const listener of listeners) listener();
  }

  function release() {
    giveBack?.();
    giveBack = null;
    practised = null;
    takenOver = null;
    next = null;
  }

  async function take(options: LockOptions) {
    const lock = await takeLock(options, () => {
      if (giveBack === lock) lose();
    });
    return lock;
  }

  /** Another tab has waited in vain for an answer, and goes on with what is written down. */
  function lose() {
    const known = practised;
    release();
    void stepBack(known);
    line?.tell({ type: 'asked' });
  }

  /** Shows what runs elsewhere, and waits until that is over or handed over. */
  async function stepBack(known: Practised | null) {
    move({ status: 'elsewhere', practised: known, isWanted: false, isSilent: false });
    inLine?.abort();
    const turn = new AbortController();
    inLine = turn;
    const lock = await take({ signal: turn.signal });
    if (turn.signal.aborted || !lock) {
      lock?.();
      return;
    }
    inLine = null;
    if (place.status === 'elsewhere' && place.isWanted) {
      goOnWith(place.practised, lock);
    } else {
      hasWaited = true;
      lock();
      move(here);
    }
  }

  function goOnWith(taken: Practised | null, lock: () => void) {
    giveBack = lock;
    practised = taken;
    takenOver = taken?.asanaId ?? null;
    next = taken;
    // What it takes up without knowing it shall not begin by itself.
    hasWaited = taken === null;
    announce();
    move(here);
  }

  async function steal({ practised: known }: Elsewhere) {
    inLine?.abort();
    inLine = null;
    const lock = await take({ steal: true });
    if (lock && line) goOnWith(known, lock);
    else lock?.();
  }

  function announce() {
    if (practised) line?.tell({ type: 'practised', practised });
  }

  function ask(question: ClaimNews) {
    line?.tell(question);
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => {
      if (place.status !== 'elsewhere') return;
      if (!place.isWanted && place.practised) return;
      // What sleeps cannot say what it practices, but has written it down.
      move({ ...place, practised: place.practised ?? lastWritten(), isSilent: true });
    }, answerTimeoutMs);
  }

  function hear(news: ClaimNews) {
    if (news.type === 'asked') announce();
    if (news.type === 'wanted' && giveBack) {
      // Whoever sleeps hears too late: it may be stolen by now, and nothing here counts any more. A
      // tab that still waits asks again.
      if (Date.now() - news.at >= answerTimeoutMs) announce();
      else move({ status: 'elsewhere', practised, isWanted: false, isSilent: false });
    }
    if (news.type === 'practised' && !giveBack && !isFinished) {
      if (place.status === 'here') {
        void stepBack(news.practised);
        return;
      }
      const isAwake = place.isSilent && place.isWanted;
      move({ ...place, practised: news.practised, isSilent: false });
      if (isAwake) ask(wanted());
    }
  }

  async function begin(): Promise<boolean> {
    if (giveBack) return true;
    const lock = await take({ ifAvailable: true });
    if (!line) {
      lock?.();
      return false;
    }
    if (!lock) {
      void stepBack(null);
      ask({ type: 'asked' });
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
    attend: () => {
      hasWaited = false;
    },
    hasTakenOver: (asanaId) => giveBack !== null && takenOver === asanaId,
    leadsTo: () => next,
    arrive: () => {
      next = null;
    },
    begin: async (what) => {
      isFinished = false;
      beginning ??= begin().finally(() => {
        beginning = null;
      });
      if (!(await beginning)) return false;
      practised = what;
      takenOver = null;
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
      const { isSilent } = place;
      const waiting = { ...place, isWanted: true, isSilent: false };
      move(waiting);
      if (isSilent) void steal(waiting);
      else ask(wanted());
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
        clearTimeout(answerTimer);
        inLine?.abort();
        release();
        move(here);
      };
    },
  };
}

/** Does what a tap in this tab begins or goes on with, unless another tab practices. */
export function beginClaimed(claim: PracticeClaim, practised: Practised, begin: () => void): void {
  claim.attend();
  const claimAndBegin = async () => {
    if (await claim.begin(practised)) begin();
  };
  // What runs already goes on at once.
  if (claim.isHeld()) begin();
  else void claimAndBegin();
}
