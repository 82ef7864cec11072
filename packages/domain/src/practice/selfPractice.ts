import type { Asana } from '../asana/asana.ts';

/** A pose on the student's own practice list. */
export interface SelfPracticeEntry {
  asanaId: string;
  /** Null when the pose can no longer be read. */
  asana: Asana | null;
  /** Where it stands: lower comes first. Gaps are kept, so that a removed pose can come back. */
  position: number;
}
