import type { ItemSide, LoadedPose, RunStep } from '@niyama/domain';
import type { practiceMachine } from '@niyama/machines';
import type { SnapshotFrom } from 'xstate';
import type { SpokenRun } from './blockPractice.ts';

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

/** A pose that is practiced, with its words for the screen and the voice. */
export type PracticedPose = Pick<LoadedPose, 'asana' | 'spoken'>;

/** What an instructor asks at the end of an assignment. */
export interface PracticeQuestion {
  text: string;
  /** That of the class that is over with it; null where the pose is meant. */
  className: string | null;
}

/** A step of a sequence, as the screen and the voice need it. */
export interface PracticedStep {
  sequence: { run: SpokenRun | null };
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
