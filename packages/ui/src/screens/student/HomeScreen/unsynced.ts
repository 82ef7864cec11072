/** What a student can do without a network. */
export type UnsyncedKind = 'practice' | 'class' | 'favorite' | 'practiceList';

/** What the server did not take. */
export interface Refused {
  id: string;
  kind: UnsyncedKind;
  /** What was practiced: the pose or the class; or the pose whose mark was changed. */
  name: string;
  /** Why it cannot be saved, in the person's language. */
  reason: string;
  /** Whether it is worth another try; else the reason stands for good. */
  canRetry: boolean;
}

/** What is only on this device. */
export interface Unsynced {
  /** How many of each kind still wait for the server. */
  waiting: Record<UnsyncedKind, number>;
  /** Why the last try failed, in the person's language; null without one, or without a network. */
  waitingReason: string | null;
  refused: readonly Refused[];
}
