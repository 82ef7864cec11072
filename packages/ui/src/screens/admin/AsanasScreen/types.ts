import type { AdminAsana, AsanaUse, ImportPlan, MediaSlot, RefusedRow } from '@niyama/domain';
import type { FormFailure } from '../parts/formFailure.ts';
import type { MediaDraft, MediaSaving } from '../parts/mediaState.ts';

/** What an import has to show. */
export type ImportStep =
  | { status: 'choosing' }
  | { status: 'reading' }
  /** Nothing of the file is taken. */
  | { status: 'refused'; message: string; unknownColumns: readonly string[] }
  | { status: 'preview'; plan: ImportPlan; unknownColumns: readonly string[] }
  | { status: 'importing'; done: number; total: number }
  /** The network or the server failed in the middle; what was saved stays. */
  | { status: 'stopped'; done: number; total: number; reason: string }
  | { status: 'done'; imported: number; refused: readonly RefusedRow[] };

/** The open dialog of the library. */
export type AsanasDialog =
  | {
      kind: 'form';
      /** The pose as it was read; null for a new one. */
      asana: AdminAsana | null;
      /** Counts how often the newer state of the pose has begun the form anew. */
      revision: number;
      saving: MediaSaving;
      failure: FormFailure | null;
      media: Record<MediaSlot, MediaDraft>;
    }
  | {
      kind: 'remove';
      asana: AdminAsana;
      /** What it is used for, or why that is not known. */
      use:
        | { status: 'loading' }
        | { status: 'known'; use: AsanaUse }
        | { status: 'failed'; reason: string };
      isBusy: boolean;
      failure: FormFailure | null;
    }
  | { kind: 'import'; step: ImportStep };
