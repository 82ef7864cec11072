import type {
  AdminAsana,
  AsanaFields,
  AsanaTranslation,
  AsanaUse,
  ImportPlan,
  MediaSlot,
  ListedAsana,
  RefusedRow,
  TranslationChange,
  TranslationPlan,
} from '@niyama/domain';
import type { EncodingStep } from '../parts/encodingStep.ts';
import type { FormFailure } from '../parts/formFailure.ts';
import type { MediaDraft, MediaSaving } from '../parts/mediaState.ts';

/** Where a file can be chosen: the first, or another one. */
interface Pickable {
  onPick: (file: File) => void;
}

/** What a file holds, and what it would do. */
type Planned =
  | { kind: 'asanas'; plan: ImportPlan }
  | { kind: 'translations'; plan: TranslationPlan };
type ImportKind = Planned['kind'];

/** What an import has to show, and what can be done then. */
export type ImportStep =
  | (Pickable & { status: 'choosing' })
  | { status: 'reading' }
  | (Pickable & EncodingStep)
  /** Nothing of the file is taken. */
  | (Pickable & { status: 'refused'; message: string; unknownColumns: readonly string[] })
  | (Pickable &
      Planned & {
        status: 'preview';
        unknownColumns: readonly string[];
        /** Writes what the plan says. */
        onConfirm: () => void;
        /** Asks about the encoding again; null where the file proves it. */
        onBack: (() => void) | null;
      })
  | { status: 'importing'; done: number; total: number }
  /** The network or the server failed in the middle; what was saved stays. */
  | { status: 'stopped'; done: number; total: number; reason: string; onGoOn: () => void }
  | { status: 'done'; kind: ImportKind; imported: number; refused: readonly RefusedRow[] };

/**
 * Which rows are listed, and what can be done to one of them; keep these callbacks the same between
 * renders, or all rows render again.
 */
export type AsanasView = { search: string } & (
  | {
      archived: false;
      /** Only that of which something is left to translate. */
      untranslated: boolean;
      onToggleUntranslated: () => void;
      onEdit: (asana: ListedAsana) => void;
      onRemove: (asana: ListedAsana) => void;
    }
  | {
      archived: true;
      /** Brings a deleted pose back. */
      onRestore: (asana: ListedAsana) => void;
    }
);

/** What is saved of a translation, beside the pose and its English. */
export type WrittenTranslation = Omit<TranslationChange, 'asanaId' | 'basedOn'>;

/** The translations of a pose, which come after the dialog has opened. */
export type TranslationsState =
  | { status: 'loading' }
  | { status: 'failed'; reason: string; onRetry: () => void }
  | { status: 'ready'; translations: readonly AsanaTranslation[] };

/** The open dialog of the library, and what can be done in it. */
export type AsanasDialog =
  | {
      kind: 'form';
      /** The pose as it was read; null for a new one. */
      asana: AdminAsana | null;
      /** Counts how often a newer state of the pose was loaded. */
      revision: number;
      saving: MediaSaving;
      failure: FormFailure | null;
      media: Record<MediaSlot, MediaDraft>;
      translations: TranslationsState;
      onSave: (fields: AsanaFields, translations: readonly WrittenTranslation[]) => void;
      /** Puts the pose as it is now into the form. */
      onLoadNewer: () => void;
      onPickMedia: (slot: MediaSlot, file: File) => void;
      onRemoveMedia: (slot: MediaSlot) => void;
      onClose: () => void;
    }
  | {
      kind: 'remove';
      asana: Pick<ListedAsana, 'called'>;
      /** What it is used for, or why that is not known. */
      use:
        | { status: 'loading' }
        | { status: 'known'; use: AsanaUse }
        | { status: 'failed'; reason: string };
      isBusy: boolean;
      failure: FormFailure | null;
      /** Deletes it. @param endsWork whether what of it is still to do ends with it. */
      onConfirm: (endsWork: boolean) => void;
      onClose: () => void;
    }
  | { kind: 'import'; step: ImportStep; onClose: () => void };
