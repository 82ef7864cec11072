import type { SingleGuide } from './guide.ts';
import { type SetPart, setParts } from './setParts.ts';

/** Where a set stands: the part of it, and how far in it. */
export type GuidePosition = SetPart & {
  /** 0-based place of the part; in a flow, of the step. */
  index: number;
  /** Milliseconds since the part began. */
  elapsedMs: number;
};

/** Which breath of a hold it is; a half breath at the end counts as one. */
export function breathAt(
  { fromMs, toMs, elapsedMs }: GuidePosition,
  breaths: number,
): { number: number; total: number } {
  const total = Math.ceil(breaths);
  const passed = Math.floor((elapsedMs * breaths) / (toMs - fromMs));
  return { number: Math.min(total, passed + 1), total };
}

/**
 * What stands at a moment of a set. A part ends where the next one begins; the last one stands at the
 * end of the set and after it.
 *
 * @param elapsedMs since the beginning of the set, pauses and a change of side left out.
 */
export function positionAt(
  guide: SingleGuide,
  setSeconds: number,
  elapsedMs: number,
): GuidePosition {
  const { part, index } = setParts(guide, setSeconds)
    .map((part, index) => ({ part, index }))
    .reduce((stands, next) => (next.part.fromMs <= elapsedMs ? next : stands));
  const intoMs = Math.min(Math.max(elapsedMs, part.fromMs), part.toMs) - part.fromMs;
  return { ...part, index, elapsedMs: intoMs };
}
