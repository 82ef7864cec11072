import type { Home, LocalDate, PausedSession, Profile } from '@niyama/domain';

/** What the home screen shows. */
export type HomeState =
  | {
      status: 'loading';
      /** True once the skeleton has stood for as long as it may. */
      isLate: boolean;
    }
  | { status: 'loaded'; home: Home }
  /** The server failed: sample poses show instead. */
  | { status: 'failed'; profile: Profile | null; isRetrying: boolean }
  /** No network: the cached home shows; null when nothing is cached. */
  | { status: 'offline'; home: Home | null; isRetrying: boolean }
  /** The account exists without its profile, which the trigger at sign-up should have made. */
  | { status: 'noProfile' };

/** The student's own day and hour. */
export interface DayMoment {
  day: LocalDate;
  /** 0 to 23. */
  hour: number;
}

/** A practice of several poses that was left, and goes on on this device alone. */
export interface RunOnDevice {
  /** What the class is called; null where it has no name. */
  name: string | null;
  /** The item where it goes on, from 1. */
  number: number;
  total: number;
}

export interface HomeActions {
  onRetry: () => void;
  /** @param asanaId the pose to practice. */
  onStart: (asanaId: string) => void;
  onContinueRun: () => void;
  onResume: (paused: PausedSession) => void;
  /** Shows every paused practice. */
  onShowPaused: () => void;
  onSaveNow: () => void;
  /** @param id the id of what was refused, to be sent once more. */
  onSendAgain: (id: string) => void;
  /** @param id the id of what was refused. */
  onDiscard: (id: string) => void;
}

/** The home of a state that has one, else null. */
export const homeOf = (state: HomeState): Home | null =>
  state.status === 'loaded' || state.status === 'offline' ? state.home : null;

/** The profile of the student to greet, as far as it is known. */
export const profileOf = (state: HomeState): Profile | null =>
  state.status === 'failed' ? state.profile : (homeOf(state)?.profile ?? null);
