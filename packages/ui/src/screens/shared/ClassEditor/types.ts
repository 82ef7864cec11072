import type {
  Advice,
  Asana,
  ClassBody,
  ClassDemands,
  ClassDraft,
  ClassPose,
  ItemId,
  LoadFailed,
} from '@niyama/domain';

/** What became of the last edits. */
export type ClassSaving =
  /** Null until this visit's first save. Milliseconds of the epoch. */
  | { status: 'saved'; at: number | null }
  /** What the class needs before it can be saved; null while it only waits. */
  | { status: 'unsaved'; lacks: 'name' | null }
  | { status: 'saving' }
  | { status: 'offline'; onRetry: () => void }
  /** The server does not take the class as it is. The reason is in the person's language. */
  | { status: 'refused'; reason: string }
  | { status: 'failed'; onRetry: () => void }
  | ClassConflict;

/** Somebody else changed the class meanwhile, or this person did on another device. */
export interface ClassConflict {
  status: 'conflict';
  /** Null where that is not known, or the same person. */
  by: string | null;
  /** ISO time. */
  at: string;
  /** Only a class that was changed can be shown and replaced. A newer version is one of the app. */
  why: 'changed' | 'archived' | 'newerVersion';
  onShowTheirs: () => void;
  onKeepMine: () => void;
  onSaveCopy: () => void;
}

/** A class as it is written. */
export interface EditedState {
  status: 'editing';
  draft: ClassDraft;
  /** All poses that may be added, and those that the class has already. */
  poses: ReadonlyMap<string, ClassPose>;
  /** By the clock, with rests. */
  totalSeconds: number;
  advice: Advice;
  demands: ClassDemands;
  /** Whether it has never been saved. */
  isNew: boolean;
  saving: ClassSaving;
  canUndo: boolean;
  canRedo: boolean;
}

/** A class that may be read and not changed. */
export interface ReadOnlyState {
  status: 'readOnly';
  why: 'archived' | 'newerVersion';
  name: string;
  /** Null where a newer version of the app wrote it. */
  body: ClassBody | null;
  poses: ReadonlyMap<string, Asana>;
  totalSeconds: number;
}

export type ClassEditorState =
  | { status: 'loading' }
  | { status: 'gone' }
  | (LoadFailed & { onRetry: () => void })
  | ReadOnlyState
  /** This device has edits that were not saved. Milliseconds of the epoch. */
  | { status: 'restoring'; savedAt: number; onRestore: () => void; onDiscard: () => void }
  | EditedState;

export interface ClassEditorActions {
  /**
   * @param draft the class after an edit.
   * @param field names the text field that was typed into, so that edits of it in one go are one step
   *   of Undo; null for any other edit.
   */
  onEdit: (draft: ClassDraft, field: string | null) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** A text field was left: what is typed can be saved. */
  onFieldLeft: () => void;
  /**
   * Plays the class as it is here.
   *
   * @param from the item or the group at which the preview begins; null for the first one.
   */
  onPreview: (from: ItemId | null) => void;
  /** Gives the class to students, as it is saved; left out where nobody can. */
  onAssign?: (() => void) | undefined;
  /** Goes back to where the classes are listed. */
  onBack: () => void;
}
