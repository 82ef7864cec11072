import type { BellPlayer, MeditationStore, WakeLock } from '@niyama/device';
import type { Completion, Logger, MeditationChoice } from '@niyama/domain';
import type { Award, meditationMachine } from '@niyama/machines';
import type { TimerState } from '@niyama/ui/screens/student/TimerScreen';
import type { SnapshotFrom } from 'xstate';
import type { AcquireLock } from '../lockActor.ts';

/** What happened to the meditation of this tab. */
export type MeditationEmitted =
  /** It came to its end by itself. */
  | { type: 'completed' }
  | { type: 'awarded'; award: Award }
  /** Another tab has a meditation already. */
  | { type: 'taken' };

export interface MeditationPorts {
  store: MeditationStore;
  bells: BellPlayer;
  /** Takes the lock that only the tab of the meditation holds; `onStolen` hears that another tab took it. */
  acquireLock: AcquireLock;
  saveCompletion: (completion: Completion) => Promise<Award>;
  /** Keeps the screen awake while a meditation runs. */
  wakeLock: WakeLock;
  onEvent: (event: MeditationEmitted) => void;
  logger: Logger;
}

export type MeditationSnapshot = SnapshotFrom<typeof meditationMachine>;

/** The meditation of one student in this tab, above all screens. */
export interface MeditationController {
  subscribe: (listener: () => void) => () => void;
  /** The machine as it stands: the same object until something changes. */
  snapshot: () => MeditationSnapshot;
  /** How the timer stands then, as the screen shows it. */
  timerState: (snapshot: MeditationSnapshot) => TimerState;
  bells: Pick<BellPlayer, 'subscribe' | 'sound' | 'applySettings'>;
  /** What is chosen for the next meditation; in the middle of one only how its bells ring changes. */
  choose: (choice: MeditationChoice) => void;
  /** Whether the student has agreed today to hold the breath. */
  holdsAgreed: () => boolean;
  /** Remembers that the student agrees to it today, and chooses. */
  agreeToHolds: (choice: MeditationChoice) => void;
  /** Wakes the loudspeaker, which browsers allow in a press only; the start may come a moment later. */
  prepare: () => void;
  start: () => void;
  pause: () => void;
  /** Also what closes a finished meditation. */
  reset: () => void;
  /** Ends the meditation before its time and keeps its whole minutes. */
  end: () => void;
  /** Puts the pacer of the meditation that runs aside, or has it back. */
  freeBreath: (breathesFreely: boolean) => void;
  toggleSound: () => void;
  preview: () => void;
  /** Something was pressed: the browser may sound now. */
  wake: () => void;
  /** The page is seen again or woke up. */
  check: () => void;
  /** Ends the meditation for good, wherever it runs: the student logs out. */
  abandon: () => void;
  /** The page goes, perhaps to come back at once. */
  leave: () => void;
  /** Lets go; a meditation that runs goes on by the wall clock and is taken up again. */
  close: () => void;
}
