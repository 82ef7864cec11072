import type { MediaSlot } from '@niyama/domain';

/** A picture or a video as the dialog of its row has it. */
export interface MediaDraft {
  /** What will be shown once the row is saved; null for none. */
  address: string | null;
  /** The name of a file that is chosen and not stored yet. */
  fileName: string | null;
  /** Why the last chosen file is not taken, or why the stored one could not be removed. */
  failure: string | null;
}

/** What saving a row with its files is doing. */
export type MediaSaving =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'uploading'; slot: MediaSlot; percent: number };
