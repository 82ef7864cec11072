import type { ItemSide, LoadedPose, RunStep, Sequence } from '@niyama/domain';
import type { practiceMachine } from '@niyama/machines';
import type { SnapshotFrom } from 'xstate';

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

/** A pose that is practiced, with its words for the screen and the voice. */
export type PracticedPose = Pick<LoadedPose, 'asana' | 'spoken' | 'reflectionQuestion'>;

/** A step of a sequence, as the screen and the voice need it. */
export interface PracticedStep {
  sequence: Pick<Sequence, 'run'>;
  /** How it is to be practiced. */
  item: RunStep;
  /** Which of the steps it is. */
  place: { number: number; total: number };
  /** Whether the voice spoke the way into it during the rest before it. */
  isSpoken: boolean;
}

/** The sides on which the pose of a step is held. */
export const sideOf = (step: Pick<PracticedStep, 'item'> | null): ItemSide =>
  step?.item.kind === 'pose' ? step.item.side : 'both';
