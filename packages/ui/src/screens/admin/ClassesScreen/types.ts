import type { ShelfClass } from '@niyama/domain';

/**
 * Which classes are listed, and what can be done to one of them; keep these callbacks the same between
 * renders, or all rows render again.
 */
export type ClassesView = {
  /** What the rows are searched for. */
  search: string;
} & (
  | {
      archived: false;
      /** Opens the form that gives it to students. */
      onAssign: (listed: ShelfClass) => void;
      /** Puts a copy beside it and opens that. */
      onDuplicate: (listed: ShelfClass) => void;
      onArchive: (listed: ShelfClass) => void;
    }
  | {
      archived: true;
      /** Puts it back on the shelf. */
      onRestore: (listed: ShelfClass) => void;
    }
);
