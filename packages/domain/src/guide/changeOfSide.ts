import { chainSets } from './chainSets.ts';
import { type Guide, hasSides } from './guide.ts';
import { changeSeconds } from './side.ts';

/** A time in which nothing is held: a change of side, or in a chain the rest between two sets. */
interface Standstill {
  /** What has been held before, in milliseconds. */
  heldMs: number;
  lastsMs: number;
}

function standstills(guide: Guide, setSeconds: number): Standstill[] {
  if (guide.kind !== 'chain')
    return hasSides(guide) ? [{ heldMs: setSeconds * 500, lastsMs: changeSeconds * 1000 }] : [];
  return chainSets(guide).flatMap(({ step, set, fromMs }) => {
    const changes = standstills(step.guide, step.setSeconds);
    const rest = { heldMs: 0, lastsMs: step.restSeconds * 1000 };
    const all = set > 1 ? [rest, ...changes] : changes;
    return all.map(({ heldMs, lastsMs }) => ({ heldMs: fromMs + heldMs, lastsMs }));
  });
}

/**
 * The milliseconds from the beginning of a set, by the clock, at which so many of it have been held.
 * Those in which a change of side begins are the half.
 *
 * @param setSeconds of a chain: all that is held in it.
 */
export const clockMs = (guide: Guide, setSeconds: number, heldMs: number): number =>
  standstills(guide, setSeconds).reduce(
    (clock, still) => (heldMs > still.heldMs ? clock + still.lastsMs : clock),
    heldMs,
  );

/**
 * How much of a set has been held after so many milliseconds by the clock: it stands still while the
 * sides are changed, and in a chain between two sets.
 *
 * @param setSeconds of a chain: all that is held in it.
 */
export const heldMs = (guide: Guide, setSeconds: number, clockMs: number): number =>
  standstills(guide, setSeconds).reduce(
    (held, still) => Math.min(held, Math.max(still.heldMs, held - still.lastsMs)),
    clockMs,
  );
