import type {
  Asana,
  ClassBody,
  CustomPresetValues,
  LeadIn,
  Limit,
  Load,
  OwnClass,
  Stale,
} from '@niyama/domain';

/** Poses of the library by their ids; those that are no longer there are missing. */
export type PresetPoses = ReadonlyMap<string, Asana>;

export type CustomPresetsState = Load<{
  /** The newest first. */
  presets: readonly OwnClass[];
  /** Those that the presets name. */
  poses: PresetPoses;
  /** What the student has to be careful with, as stated on this device. */
  limits: readonly Limit[];
  /** What the student's cues take of the time. */
  leadIn: LeadIn;
  stale: Stale;
}>;

/** A preset as somebody puts it together. */
export interface PresetDraft {
  id: string;
  name: string;
  description: string;
  body: ClassBody;
  /** Those that the body names, perhaps among others. */
  poses: PresetPoses;
}

/** The open form. */
export interface PresetFormState {
  /** A form for a new preset stands above the list, another one in the place of its preset. */
  isNew: boolean;
  draft: PresetDraft;
  save: { status: 'idle' } | { status: 'busy' } | { status: 'failed'; message: string };
}

export interface CustomPresetActions {
  onStart: (preset: OwnClass) => void;
  onEdit: (preset: OwnClass) => void;
  onDelete: (preset: OwnClass) => void;
}

export interface PresetFormActions {
  onType: (draft: PresetDraft) => void;
  /** Opens the choice of poses. */
  onAddAsanas: () => void;
  onSave: (values: CustomPresetValues) => void;
  onCancel: () => void;
}
