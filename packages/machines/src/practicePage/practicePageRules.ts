import {
  chainOf,
  chainPositionAt,
  decideOpening,
  isChained,
  type OpeningFacts,
  openingWithoutInterrupted,
  passesOf,
  type RunningPractice,
} from '@niyama/domain';
import type { SnapshotFrom } from 'xstate';
import type { Practiced, practiceClaimMachine } from '../practiceClaim/practiceClaim.machine.ts';
import { openSequence } from '../sequence/sequenceRules.ts';
import type { SequenceEvent, SequenceInput } from '../sequence/sequence.types.ts';
import type {
  ClaimView,
  InterruptedSearch,
  OpenedPractice,
  PracticeAddress,
  PracticePageContext,
  PracticePageInput,
  ReadyPractice,
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
  const { address, findSequence, restBefore, now } = context;
  const stored = findSequence(address);
  const sequence = stored && openSequence({ sequence: stored, restBefore, now });
  return {
    stored,
    sequence: sequence && { context: sequence, value: 'opening' },
    index: stored?.index ?? 0,
    ready: null,
    practice: null,
  };
}

/** The sequence as the page opened it. */
export function sequenceInput({ stored, restBefore, now }: PracticePageContext): SequenceInput {
  if (!stored) throw new Error('The address names no sequence.');
  return { sequence: stored, restBefore, now };
}

export const isResting = ({ sequence }: PracticePageContext): boolean =>
  sequence?.context.isResting === true;

/** Whether the sequence has gone on to another step than the page shows. */
export const isNextBlock = ({ sequence, index }: PracticePageContext): boolean =>
  sequence !== null && sequence.context.index !== index;

/** What another tab practices and this one wants to go on with; null without. */
export const wantedOf = ({ place }: ClaimView): Practiced | null =>
  place.status === 'elsewhere' && place.isWanted ? place.practiced : null;

/** The step of its sequence that the page shows; undefined of a pose alone. */
const stepOf = ({ sequence, index }: PracticePageContext) => sequence?.context.steps[index];

/** Whether what has loaded is what the page shows. */
export function isThis(context: PracticePageContext, { pose, block }: ReadyPractice): boolean {
  const step = stepOf(context);
  return step ? block[0] === step : pose?.asana.id === context.address.asanaId;
}

/** What is looked for among the practices that an interrupted tab has left. */
export function interruptedSearch(context: PracticePageContext): InterruptedSearch {
  const { address, claim, sequence, index } = context;
  return {
    asanaId: sequence ? null : address.asanaId,
    run: sequence && { id: sequence.context.id, index },
    isHeld: claim.isHeld,
  };
}

/** Whether an address is that of a practice. */
export const isAt = ({ path }: PracticeAddress, practiced: Practiced): boolean =>
  path === practiced.path;

/** Whether the page already shows what an address asks for. */
export function isShown(context: PracticePageContext, address: PracticeAddress): boolean {
  return !address.results && !context.address.results && isAt(address, practicedHere(context));
}

/** What this tab practices, or is about to. */
export function practicedHere(context: PracticePageContext): Practiced {
  const { address, nameOf, ready } = context;
  const { path, asanaId } = address;
  const step = stepOf(context);
  if (step) return { path, name: step.kind === 'pose' ? step.pose.name : null };
  return { path, name: ready?.pose?.asana.name ?? nameOf(asanaId) };
}

/** The event that claims the practice of this page. */
export const begun = (context: PracticePageContext) => ({
  type: 'practice.begun' as const,
  practiced: practicedHere(context),
});

/** Opens the practice of what has loaded, with what an interrupted tab left of it. */
export function openPractice(
  context: PracticePageContext,
  found: RunningPractice | null,
): OpenedPractice {
  const { address, ready, claim, isMeditating, now, newId } = context;
  if (!ready) throw new Error('Nothing has loaded.');
  const { pose, block, startsByItself, resumesByItself } = ready;
  const facts: OpeningFacts = {
    asana: pose?.asana ?? null,
    found,
    paused: pose?.paused ?? null,
    blockSteps: block.length || null,
    claim: {
      isHeld: claim.isHeld,
      hasTakenOver: claim.isHeld && claim.takenOver?.path === address.path,
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

/**
 * What ran of a block before its steps became others, because the student's limits or the library did; null where
 * nothing of it is over.
 */
export function ranBefore({
  practice,
  sequence,
  index,
}: PracticePageContext): Extract<SequenceEvent, { type: 'block.completed' }> | null {
  const found = practice?.facts.found;
  if (!sequence || !found?.run || practice?.staleId !== found.id) return null;
  const block = sequence.context.steps.slice(index, index + found.run.steps);
  const heldMs = (found.durationSeconds - found.remainingSeconds) * 1000;
  const stands = isChained(block) ? chainPositionAt(chainOf(block), heldMs)?.index : 0;
  const steps = found.isComplete ? block.length : (stands ?? 0);
  return steps === 0
    ? null
    : {
        type: 'block.completed',
        steps,
        results: [],
        reflectionAnswer: null,
        ...passesOf(block, found),
      };
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
