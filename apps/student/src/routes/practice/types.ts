import type {
  Asana,
  AsanaSpoken,
  PausedSession,
  PracticeSource,
  ResumePoint,
  RunningPractice,
} from '@niyama/domain';
import type { BlockPractice } from '@niyama/app/practice/blockPractice.ts';
import type { PracticeQuestion } from '@niyama/app/practice/practiced.ts';
import type { SequenceStep } from './sequenceStep.ts';

/** A pose that is practiced through its sets. */
export interface PosePractice {
  asana: Asana;
  /** What a voice says of it. */
  spoken: AsanaSpoken;
  /** The paused session that it resumes, or in whose place it starts over. */
  paused: PausedSession | null;
  /** What the instructor noted on the assignment that it completes. */
  instructorNote: string | null;
}

export interface PracticeRunningProps {
  /** What the completion will carry. */
  id: string;
  /** Null of a block. */
  pose: PosePractice | null;
  /** Null of a pose. */
  block: BlockPractice | null;
  source: PracticeSource;
  /** How many sets, until others are chosen. */
  sets: number;
  /** How long each set lasts. */
  setSeconds: number;
  /** What it goes on from, with its own sets and their length. */
  resume: ResumePoint | null;
  /** Null for a pose alone. */
  step: SequenceStep | null;
  /** What is asked after what ran; null where nothing is. */
  question: (ran: RunningPractice) => PracticeQuestion | null;
  /** Whether it begins without a tap. */
  startsByItself: boolean;
  /** Whether it was left so long ago that it starts over. */
  startsOver: boolean;
}
