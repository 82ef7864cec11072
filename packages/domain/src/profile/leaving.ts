/** An account that is about to be deleted. */
export interface Leaving {
  /** When it goes, as ISO time, unless it is kept before. */
  dueAt: string;
}
