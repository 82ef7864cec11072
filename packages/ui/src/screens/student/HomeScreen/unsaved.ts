/** What a student can do without a network. */
export type UnsavedKind = 'practice' | 'favorite' | 'practiceList';

/** What the server will never take. */
export interface Refused {
  id: string;
  kind: UnsavedKind;
  /** What was practised, or the pose whose mark was changed. */
  name: string;
  /** Why it cannot be saved, in the person's language. */
  reason: string;
}

/** What is only on this device. */
export interface Unsaved {
  /** How many of each kind still wait for the server. */
  waiting: Record<UnsavedKind, number>;
  refused: readonly Refused[];
}
