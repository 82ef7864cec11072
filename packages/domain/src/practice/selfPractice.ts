import type { Asana } from '../asana/asana.ts';

/** A pose on the student's own practice list. */
export interface SelfPracticeEntry {
  asanaId: string;
  /** Null when the pose can no longer be read. */
  asana: Asana | null;
  /** Lower comes first. Gaps stay, so that a removed pose can return to its place. */
  position: number;
}
