import type {
  CustomPreset,
  CustomPresetValues,
  LeadIn,
  Limit,
  Load,
  PresetPose,
  Stale,
} from '@niyama/domain';

export type CustomPresetsState = Load<{
  /** The newest first. */
  presets: readonly CustomPreset[];
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
  /** In order, none of them twice. */
  poses: PresetPose[];
}

/** The open form. */
export interface PresetFormState {
  /** A form for a new preset stands above the list, another one in the place of its preset. */
  isNew: boolean;
  draft: PresetDraft;
  save: { status: 'idle' } | { status: 'busy' } | { status: 'failed'; message: string };
}

export interface CustomPresetActions {
  onStart: (preset: CustomPreset) => void;
  onEdit: (preset: CustomPreset) => void;
  onDelete: (preset: CustomPreset) => void;
}

export interface PresetFormActions {
  onType: (draft: PresetDraft) => void;
  /** Opens the choice of poses. */
  onAddAsanas: () => void;
  onSave: (values: CustomPresetValues) => void;
  onCancel: () => void;
}
