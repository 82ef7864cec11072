import type { LifestyleEntry, LifestyleMistakes, LifestyleValues } from '@niyama/domain';

/** Why the browser did not keep an entry: its room is used up, or it blocks its storage. */
export type SaveRefusal = 'full' | 'blocked';

/** The entry that is being changed. */
export interface EditedEntry {
  entry: LifestyleEntry;
  /** As changed so far. */
  values: LifestyleValues;
  /** Why the last press on Save changed nothing; null without a reason. */
  refusal: SaveRefusal | null;
  onChange: (values: LifestyleValues) => void;
  onSave: (values: LifestyleValues) => void;
  /** Closes the dialog, after asking when something would be lost. */
  onCancel: () => void;
}

/** What each part of the form takes. */
export interface FieldsProps {
  values: LifestyleValues;
  mistakes: LifestyleMistakes;
  onChange: (change: Partial<LifestyleValues>) => void;
}
