import type { CustomPreset, PresetPose } from '@niyama/domain';
import type { Stale } from '../parts/progressState.ts';

export type CustomPresetsState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** The newest first. */
      presets: readonly CustomPreset[];
      /** Why it may be old. */
      stale: Stale;
    }
  | {
      status: 'failed';
      isOffline: boolean;
      /** Why, in the person's language. */
      reason: string;
    };

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
