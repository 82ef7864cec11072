import {
  decideOpening,
  type OpeningFacts,
  openingWithoutInterrupted,
  type RunningPractice,
} from '@niyama/domain';
import type { SnapshotFrom } from 'xstate';
import type { Practiced, practiceClaimMachine } from '../practiceClaim/practiceClaim.machine.ts';
import { openSequence } from '../sequence/sequenceRules.ts';
import type { SequenceInput } from '../sequence/sequence.types.ts';
import type {
  ClaimView,
  OpenedPractice,
  PracticeAddress,
  PracticePageContext,
  PracticePageInput,
} from './practicePage.types.ts';

export const openPage = (input: PracticePageInput): PracticePageContext => ({
  ...input,
  claim: {
    place: { status: 'here' },
    next: null,
    takenOver: null,
    hasWaited: false,
    isHeld: false,
  },
  stored: null,
  sequence: null,
  index: 0,
  ready: null,
  practice: null,
});

export function toClaimView(snapshot: SnapshotFrom<typeof practiceClaimMachine>): ClaimView {
  const { place, next, takenOver, hasWaited } = snapshot.context;
  return { place, next, takenOver, hasWaited, isHeld: snapshot.hasTag('held') };
}

/** What is practiced here, as it is stored on the device now. */
export function openHere(
  context: PracticePageContext,
): Pick<PracticePageContext, 'stored' | 'sequence' | 'index' | 'ready' | 'practice'> {
  const { address, findSequence, restBetween, now } = context;
  const stored = findSequence(address);
  const sequence = stored && openSequence({ sequence: stored, restBetween, now });
  return {
    stored,
    sequence: sequence && { context: sequence, value: 'opening' },
    index: stored?.index ?? 0,
    ready: null,
    practice: null,
  };
}

/** The sequence as the page opened it. */
export function sequenceInput({ stored, restBetween, now }: PracticePageContext): SequenceInput {
  if (!stored) throw new Error('No sequence stands at this pose.');
  return { sequence: stored, restBetween, now };
}

export const isResting = ({ sequence }: PracticePageContext): boolean =>
  sequence?.context.isResting === true;

/** Whether the sequence has gone on to another pose than the page shows. */
export const isNextPose = ({ sequence, index }: PracticePageContext): boolean =>
  sequence !== null && sequence.context.index !== index;

/** What another tab practices and this one wants to go on with; null without. */
export const wantedOf = ({ place }: ClaimView): Practiced | null =>
  place.status === 'elsewhere' && place.isWanted ? place.practiced : null;

/** The pose that the page shows: the one of its sequence, or the one of its address. */
export const poseIdOf = ({ address, sequence, index }: PracticePageContext): string =>
  sequence?.context.items[index]?.asanaId ?? address.asanaId;

/** Whether an address is that of a practice. */
export const isAt = ({ asanaId, source }: PracticeAddress, practiced: Practiced): boolean =>
  asanaId === practiced.asanaId && source === practiced.source;

/** Whether the page already shows what an address asks for. */
export function isShown(context: PracticePageContext, address: PracticeAddress): boolean {
  return !address.results && !context.address.results && isAt(address, practicedHere(context));
}

/** What this tab practices, or is about to. */
export function practicedHere(context: PracticePageContext): Practiced {
  const { address, sequence, ready, nameOf } = context;
  const asanaId = poseIdOf(context);
  return {
    asanaId,
    name: ready?.pose.asana.name ?? nameOf(asanaId),
    source: (sequence?.context ?? address).source,
  };
}

/** The event that claims the practice of this page. */
export const begun = (context: PracticePageContext) => ({
  type: 'practice.begun' as const,
  practiced: practicedHere(context),
});

/** Opens the practice of the loaded pose, with what an interrupted tab left of it. */
export function openPractice(
  context: PracticePageContext,
  found: RunningPractice | null,
): OpenedPractice {
  const { ready, claim, sequence, index, isMeditating, now, newId } = context;
  if (!ready) throw new Error('No pose has loaded.');
  const { pose, startsByItself, resumesByItself } = ready;
  const facts: OpeningFacts = {
    asana: pose.asana,
    found,
    paused: pose.paused,
    item: sequence?.context.items[index] ?? null,
    claim: {
      isHeld: claim.isHeld,
      hasTakenOver: claim.isHeld && claim.takenOver?.asanaId === pose.asana.id,
      hasWaited: claim.hasWaited,
    },
    isMeditating: isMeditating(),
    startsByItself,
    resumesByItself,
    now: now(),
  };
  const opening = decideOpening(facts);
  return { ...opening, facts, id: opening.interrupted?.id ?? newId() };
}

/** The practice that begins where the student declines to go on with the interrupted one. */
export function startOver({ practice, newId }: PracticePageContext): OpenedPractice | null {
  if (!practice) return null;
  const { facts } = practice;
  return { ...openingWithoutInterrupted(facts, practice), facts, id: newId() };
}

/** Whether it begins without a tap, and so has to claim the student's one practice first. */
export const isClaimNeeded = ({ practice }: PracticePageContext): boolean =>
  practice !== null && (practice.startsImmediately || practice.interrupted?.isComplete === true);
