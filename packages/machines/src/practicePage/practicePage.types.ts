import type {
  LoadedPose,
  OpeningFacts,
  PracticeOpening,
  PracticeSource,
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
  asanaId: string;
  source: PracticeSource;
  /** What a finished sequence came to; null while something is practiced. */
  results: SequenceResult[] | null;
}

/** A pose that can be practiced now, with how it may begin. */
export interface ReadyPose extends Pick<OpeningFacts, 'startsByItself' | 'resumesByItself'> {
  pose: LoadedPose;
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
  extends Pick<SequenceInput, 'restBetween' | 'now'>, Pick<PracticeClaimInput, 'lastWritten'> {
  address: PracticeAddress;
  /** The sequence of this device, if it stands at the pose of the address. */
  findSequence: (address: PracticeAddress) => Sequence | null;
  /** Whether a meditation runs on this device. */
  isMeditating: () => boolean;
  /** The name of a pose that this device knows; null without. */
  nameOf: (asanaId: string) => string | null;
  /** Makes a uuid. */
  newId: () => string;
}

export interface PracticePageContext extends PracticePageInput {
  claim: ClaimView;
  /** The sequence as it was stored when the page opened it; null for a pose alone. */
  stored: Sequence | null;
  sequence: SequenceView | null;
  /** The index in the sequence of the pose that the page shows. */
  index: number;
  ready: ReadyPose | null;
  practice: OpenedPractice | null;
}

export type PracticePageEvent =
  | { type: 'address.changed'; address: PracticeAddress }
  /** The pose has loaded, and the student's settings are known. */
  | ({ type: 'pose.loaded' } & ReadyPose)
  /** The pose was deleted. */
  | { type: 'pose.missing' }
  /** The interrupted practice goes on. */
  | { type: 'offer.accepted' }
  /** A new practice begins in its place. */
  | { type: 'offer.declined' };

/** What is asked of the device to find an interrupted practice. */
export interface InterruptedSearch {
  asanaId: string;
  /** Whether this tab has the claim: then the lock of a sleeping tab does not count. */
  isHeld: boolean;
}
