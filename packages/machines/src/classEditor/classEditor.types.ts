import type { ClassDraft, EditedClass, LanguageTag, StoredDraft } from '@niyama/domain';

export interface ClassEditorInput {
  /** Of the class; a new one has its id from the start. */
  id: string;
  /** The class as it was loaded; null for a new one. Without a stored draft it has to be editable. */
  edited: EditedClass | null;
  /** What this device stored of it and the server does not have. */
  stored: StoredDraft | null;
  /** Of the words of a new class. */
  language: LanguageTag;
  now: () => number;
  /** Makes a uuid. */
  newId: () => string;
}

export interface ClassEditorContext extends Pick<
  ClassEditorInput,
  'id' | 'stored' | 'now' | 'newId'
> {
  draft: ClassDraft;
  /** How the server had the class last; at revision null it has none. */
  base: { draft: ClassDraft; revision: number | null };
  /** The revision that the draft was edited from: an older one than that of the base after a restore. */
  editedFrom: number | null;
  /** When this editor saved last, in milliseconds of the epoch; null before. */
  savedAt: number | null;
  /** What Undo goes back through, the latest last. */
  past: readonly ClassDraft[];
  /** What Redo goes through, the next one last. */
  future: readonly ClassDraft[];
  /** The text field that is typed into; null where the next edit begins another step. */
  typedField: string | null;
  /** What was sent over the base: without an answer, the server may have any of it. */
  sent: readonly ClassDraft[];
  /** The class as somebody else saved or archived it meanwhile; null where there is none. */
  theirs: EditedClass | null;
  /** Why the last save failed, else null. */
  error: unknown;
}

export type ClassEditorEvent =
  /** The stored draft is taken up. */
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  /** @param field the text field that was typed into; null for any other edit. */
  | { type: 'draft.edited'; draft: ClassDraft; field: string | null }
  | { type: 'edit.undone' }
  | { type: 'edit.redone' }
  /** There is another draft, after any of the three. */
  | { type: 'draft.changed' }
  | { type: 'field.left' }
  /** The page may be gone for good, or was left. */
  | { type: 'page.hidden' }
  /** The page is seen again, or has waited for a while. */
  | { type: 'retry.due' }
  | { type: 'network.back' }
  | { type: 'save.retried' }
  | { type: 'theirs.shown' }
  /** Mine goes over theirs. */
  | { type: 'mine.chosen' }
  /** Mine becomes another class with this name, and theirs stays. */
  | { type: 'copy.chosen'; name: string };

/** What is to be saved, and over which revision; at null the class is added. */
export interface ClassSave {
  id: string;
  revision: number | null;
  draft: ClassDraft;
}
