/** An account that is about to be deleted. */
export interface Leaving {
  /** When it is deleted, as ISO time, unless the student keeps it before then. */
  dueAt: string;
}
