import { z } from 'zod/mini';
import { type Limit, limits } from '../asana/asanaChoices.ts';

/**
 * What a safety tip asks of somebody with one of its limits: leave the pose out, do it another way than
 * its guide says, or only know.
 */
export const cautionActs = ['avoid', 'vary', 'note'] as const;
export type CautionAct = (typeof cautionActs)[number];

const typed = z.object({
  act: z.enum(cautionActs),
  /** Who it is for. Each limit of `avoid` is among the pose's `avoidIf`, none of `vary` is. */
  limits: z.array(z.enum(limits)),
});

/** What one safety tip means. */
export type Caution = z.output<typeof typed>;

/** Whether a caution says who it is for: without that, a tip that asks for something is not judged. */
export const namesLimits = ({ act, limits: named }: Caution): boolean =>
  act === 'note' || named.length > 0;

export const caution = typed.check(z.refine(namesLimits, 'form.error.asanaCautions'));

/**
 * One entry for each safety tip of a pose, in their order, null for a tip that nobody has judged; null
 * as a whole while nobody has judged any.
 */
export const cautions = z.nullable(z.array(z.nullable(caution)));
export type Cautions = z.output<typeof cautions>;

const notJudged = '?';

/** Cautions as lines of a form or a file: `vary heart highPressure`, and `?` for a tip not judged. */
export const toCautionLines = (known: Cautions): string[] | null =>
  known?.map((one) => (one === null ? notJudged : [one.act, ...one.limits].join(' '))) ?? null;

/**
 * Reads one line of {@link toCautionLines}, even if it does not say yet who it is for.
 *
 * @returns undefined for what is none.
 */
export function fromCautionLine(line: string): Caution | null | undefined {
  const [act, ...named] = line.trim().split(/[\s,:]+/);
  return act === notJudged ? null : typed.safeParse({ act, limits: named }).data;
}

/** The cautions of tips that were changed or moved: they stay with their words, and other words wait to be judged. */
export function cautionsOf(
  tips: readonly string[],
  ...known: readonly { tips: readonly string[]; cautions: Cautions }[]
): Cautions {
  const found = tips.map(
    (tip) =>
      known
        .map((before) => before.cautions?.[before.tips.indexOf(tip)] ?? null)
        .find((one) => one !== null) ?? null,
  );
  return found.every((one) => one === null) ? null : found;
}

/** The limits that a tip can have by what it asks, beside those that keep somebody from the pose. */
export const limitsFor = (act: CautionAct, avoidIf: readonly Limit[] | null): readonly Limit[] =>
  act === 'note' || avoidIf === null
    ? limits
    : limits.filter((limit) => avoidIf.includes(limit) === (act === 'avoid'));

/** Whether what each tip means agrees with the limits that rule the pose out. */
export const agrees = (known: Cautions, avoidIf: readonly Limit[] | null): boolean =>
  known?.every(
    (one) =>
      one === null || one.limits.every((limit) => limitsFor(one.act, avoidIf).includes(limit)),
  ) ?? true;
