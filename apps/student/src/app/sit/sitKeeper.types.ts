import type { SitStore } from '@niyama/device';
import type { Completion, Logger, SitChoice, SoundSettings } from '@niyama/domain';
import type { Award } from '@niyama/machines';
import type { TimerSound, TimerState } from '@niyama/ui/screens/student/TimerScreen';
import type { SitRinger } from './sitRinger.ts';

/** What the screens know of the sit. */
export interface SitView {
  state: TimerState;
  choice: SitChoice;
  sound: TimerSound;
}

/** What happened to the sit of this tab. */
export type SitNews =
  /** It came to its end by itself. */
  | { type: 'completed' }
  | { type: 'awarded'; award: Award }
  /** Another tab has a sit already. */
  | { type: 'taken' };

export interface SitPorts {
  store: SitStore;
  /** @param onChange what the ringer says to the screen has changed. */
  openRinger: (choice: SitChoice, onChange: () => void) => SitRinger;
  /** Takes the lock that only the tab of the sit holds; `onStolen` hears that another tab took it. */
  takeLock: (options: LockOptions & { onStolen: () => void }) => Promise<(() => void) | null>;
  saveCompletion: (completion: Completion) => Promise<Award>;
  /** Keeps the screen awake while a sit runs. */
  keepAwake: (isNeeded: boolean) => void;
  onNews: (news: SitNews) => void;
  logger?: Logger;
  now?: () => number;
}

/** The sit of one student in this tab, above all screens. */
export interface SitKeeper {
  subscribe: (listener: () => void) => () => void;
  view: () => SitView;
  /** What is chosen for the next sit; in the middle of one only how its bells ring changes. */
  choose: (choice: SitChoice) => void;
  applySettings: (settings: SoundSettings) => void;
  /** From a press, because of the loudspeaker. */
  start: () => void;
  pause: () => void;
  /** Also what closes a finished sit. */
  reset: () => void;
  /** Ends the sit before its time and keeps its whole minutes. */
  end: () => void;
  toggleSound: () => void;
  preview: () => void;
  /** Something was pressed: the browser may sound now. */
  wake: () => void;
  /** The page is seen again or woke up. */
  check: () => void;
  /** Ends the sit for good, wherever it runs: the student logs out. */
  abandon: () => void;
  /** The page goes, perhaps to come back at once. */
  leave: () => void;
  /** Lets go; a sit that runs goes on by the wall clock and is taken up again. */
  close: () => void;
}
