import type { CustomPreset, Load, PresetPose, Stale } from '@niyama/domain';

export type CustomPresetsState = Load<{
  /** The newest first. */
  presets: readonly CustomPreset[];
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
