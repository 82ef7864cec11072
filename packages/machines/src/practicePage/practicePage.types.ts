import type {
  LoadedPose,
  OpeningFacts,
  PracticeOpening,
  PracticeSource,
  RunPlace,
  RunStep,
  Sequence,
  SequenceResult,
} from '@niyama/domain';
import type { SnapshotFrom } from 'xstate';
import type {
  PracticeClaimContext,
  PracticeClaimInput,
} from '../practiceClaim/practiceClaim.machine.ts';
import type { sequenceMachine } from '../sequence/sequence.machine.ts';
import type { SequenceInput } from '../sequence/sequence.types.ts';

/** What the address of the page says. */
export interface PracticeAddress {
  /** The address itself. */
  path: string;
  /** The sequence of this device that it names; null of a pose alone. */
  runId: string | null;
  /** The pose alone that it names. */
  asanaId: string;
  source: PracticeSource;
  /** What a finished sequence came to; null while something is practiced. */
  results: SequenceResult[] | null;
}

/** A pose, or a block of a sequence, that can be practiced now, with how it may begin. */
export interface ReadyPractice extends Pick<OpeningFacts, 'startsByItself' | 'resumesByItself'> {
  /** Null of a block of linked steps, a meditation and a pause. */
  pose: LoadedPose | null;
  /** The steps that run together; empty of a pose alone. */
  block: readonly RunStep[];
}

/** A practice that was opened: as a new one, or as one that goes on. */
export interface OpenedPractice extends PracticeOpening {
  /** A new uuid, or the id of the interrupted practice. */
  id: string;
  facts: OpeningFacts;
}

/** The sequence of the page as its machine has it now. */
export type SequenceView = Pick<SnapshotFrom<typeof sequenceMachine>, 'context' | 'value'>;

/** What the page knows of the claim on the one practice that a student does at a time. */
export interface ClaimView extends Pick<
  PracticeClaimContext,
  'place' | 'next' | 'takenOver' | 'hasWaited'
> {
  isHeld: boolean;
}

export interface PracticePageInput
  extends Pick<SequenceInput, 'restBefore' | 'now'>, Pick<PracticeClaimInput, 'lastWritten'> {
  address: PracticeAddress;
  /** The sequence of this device that the address names; null without. */
  findSequence: (address: PracticeAddress) => Sequence | null;
  /** Whether a meditation runs on this device. */
  isMeditating: () => boolean;
  /** The name of the pose of an address, if this device knows it; null without. */
  nameOf: (asanaId: string) => string | null;
  /** Makes a uuid. */
  newId: () => string;
}

export interface PracticePageContext extends PracticePageInput {
  claim: ClaimView;
  /** The sequence as it was stored when the page opened it; null for a pose alone. */
  stored: Sequence | null;
  sequence: SequenceView | null;
  /** The place in the sequence of the step at which the page stands. */
  index: number;
  ready: ReadyPractice | null;
  practice: OpenedPractice | null;
}

export type PracticePageEvent =
  | { type: 'address.changed'; address: PracticeAddress }
  /** What is practiced has loaded, and the student's settings are known. */
  | ({ type: 'practice.loaded' } & ReadyPractice)
  /** The pose was deleted. */
  | { type: 'pose.missing' }
  /** The interrupted practice goes on. */
  | { type: 'offer.accepted' }
  /** A new practice begins in its place. */
  | { type: 'offer.declined' };

/** What is asked of the device to find an interrupted practice. */
export interface InterruptedSearch {
  /** Of a pose alone; null in a sequence. */
  asanaId: string | null;
  /** The block of a sequence; null of a pose alone. */
  run: Pick<RunPlace, 'id' | 'index'> | null;
  /** Whether this tab has the claim: then the lock of a sleeping tab does not count. */
  isHeld: boolean;
}
