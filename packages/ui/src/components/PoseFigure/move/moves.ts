import type { FlowStep } from '@niyama/domain';
import type { Pose } from '../pose.ts';
import { poses } from '../poses/index.ts';
import { advance } from './advance.ts';
import { otherLeg, place } from './place.ts';
import { distance, type Stand } from './plant.ts';
import { wayBetween } from './ways.ts';

/** What somebody passes through on the way into a step, from where the step before it ended. */
export interface Move {
  stands: readonly [Stand, ...Stand[]];
  /** Where in the time of the move each of them is reached: 0 for the first, 1 for the last. */
  reached: readonly number[];
}

/** What a way costs at least, in the skeleton's measure. */
const leastWay = 20;

/** How far hands, feet and hips have to go at most. */
const wayOf = (a: Stand, b: Stand) =>
  leastWay +
  Math.max(
    ...(['hips', 'leftWrist', 'rightWrist', 'leftToes', 'rightToes'] as const).map((joint) =>
      distance(a.joints[joint], b.joints[joint]),
    ),
  );

/** A move through these, which gives each part of it the time that its way needs. */
export function moveThrough(stands: Move['stands']): Move {
  const sums = [0];
  for (const [at, stand] of stands.slice(1).entries()) {
    sums.push((sums.at(-1) ?? 0) + wayOf(stands[at] ?? stand, stand));
  }
  const whole = sums.at(-1) || 1;
  return { stands, reached: sums.map((sum) => sum / whole) };
}

/** The way into a step. Two steps of the same figure are one place: nothing moves. */
export function moveInto(now: FlowStep, before: FlowStep): Move {
  const placed = (pose: Pose, front: FlowStep['front']) =>
    place(front === 'left' ? otherLeg(pose) : pose);
  const last = placed(poses[now.figure], now.front);
  if (before.figure === now.figure && before.front === now.front) return moveThrough([last]);
  const front = before.front ?? now.front;
  return moveThrough([
    placed(poses[before.figure], before.front),
    ...wayBetween(before.figure, now.figure).map((pose) => placed(pose, front)),
    last,
  ]);
}

/** Begins and ends gently. */
const ease = (t: number) => t * t * (3 - 2 * t);

/**
 * How somebody stands during a move.
 * @param t 0 where it begins, 1 where it ends and after that
 */
export function standAt({ stands, reached }: Move, t: number): Stand {
  const along = ease(Math.min(1, Math.max(0, t)));
  const at = Math.max(
    0,
    reached.findLastIndex((share) => share < along),
  );
  const [from, to] = [stands[at] ?? stands[0], stands[at + 1]];
  if (!to) return from;
  const [begun, done] = [reached[at] ?? 0, reached[at + 1] ?? 1];
  return advance(from, to, (along - begun) / (done - begun));
}

/** The way into each step of a flow. The first one begins where a round ends. */
export const movesOf = (steps: readonly FlowStep[]): Move[] =>
  steps.map((now, at) => moveInto(now, steps.at(at - 1) ?? now));
