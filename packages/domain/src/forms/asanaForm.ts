import { z } from 'zod/mini';
import { type AsanaFields, asanaFields } from '../asana/asana.ts';
import { categories, difficulties, limits, regions, spineMoves } from '../asana/asanaChoices.ts';
import { asanaLimits, hasRoom, lengthOf, toLines, toTargetArea } from '../asana/asanaLimits.ts';
import { bodyPositions } from '../guide/rest.ts';
import { everyField, nullableText, texts } from '../row.ts';
import { cautions, fromCautionLine } from '../safety/caution.ts';

/** How demanding a pose is for a class: from rest to as hard as it gets. */
export const efforts = ['1', '2', '3', '4', '5'] as const;

/** What is wrong with a pose, as keys of the common catalog. */
export type AsanaFormMessage =
  | 'form.error.asanaRequired'
  | 'form.error.asanaNameLong'
  | 'form.error.asanaDescriptionLong'
  | 'form.error.asanaEnteringLong'
  | 'form.error.asanaSpokenLong'
  | 'form.error.asanaPoints'
  | 'form.error.asanaDuration'
  | 'form.error.asanaTargetAreas'
  | 'form.error.asanaLines'
  | 'form.error.asanaLineCount'
  | 'form.error.asanaCautions';

type Message = AsanaFormMessage;

const required = (most: number, tooLong: Message) =>
  z.string('form.error.asanaRequired' satisfies Message).check(
    z.trim(),
    z.minLength(1, 'form.error.asanaRequired' satisfies Message),
    z.refine((text) => lengthOf(text) <= most, tooLong),
  );

const optional = (most: number, tooLong: Message) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => lengthOf(text) <= most, tooLong),
    ),
    z.transform((text) => (text === '' ? null : text)),
  );

const number = (
  { least, most, step }: { least: number; most: number; step: number },
  message: Message,
) =>
  z.pipe(
    z.string(message).check(z.regex(/^\s*\d+\s*$/, message)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.refine(
            (value) => value >= least && value <= most && (value - least) % step === 0,
            message,
          ),
        ),
    ),
  );

const lines = (
  limit: { items: number; length: number },
  message: Message,
  toLine = (line: string) => line,
) =>
  z.pipe(
    z.string(message),
    z.pipe(
      z.transform((text: string) => [...new Set(toLines(text).map(toLine))]),
      z.array(z.string()).check(z.refine((items) => hasRoom(items, limit), message)),
    ),
  );

/** A choice among words, or none; a form shows it for poses of a class alone. */
const choice = <Known extends z.ZodMiniType>(known: Known) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((word): unknown => (word === undefined || word === '' ? null : word)),
    ),
    z.nullable(known),
  );
/** Known words, one per line; without the field none are known. */
const words = <Known extends z.ZodMiniType>(known: Known) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text): unknown => (text === undefined ? null : [...new Set(toLines(text))])),
    ),
    z.nullable(z.array(known)),
  );

/** Lines of what each safety tip means; without any nobody has judged them. */
const cautionLines = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text): unknown => {
      const lines = toLines(text).map(fromCautionLine);
      return lines.every((line) => line === null) ? null : lines;
    }),
  ),
  cautions,
);

const spoken = optional(asanaLimits.spoken, 'form.error.asanaSpokenLong');

/**
 * A pose of the library, as the fields of the form hold it. Optional texts share one rule, and so do
 * lists of texts; any other field has a separate rule.
 */
export const asanaForm = z.object({
  ...everyField(asanaFields, nullableText, optional(asanaLimits.name, 'form.error.asanaNameLong')),
  ...everyField(asanaFields, texts, lines(asanaLimits.lines, 'form.error.asanaLines')),
  name: required(asanaLimits.name, 'form.error.asanaNameLong'),
  description: required(asanaLimits.description, 'form.error.asanaDescriptionLong'),
  entering: optional(asanaLimits.entering, 'form.error.asanaEnteringLong'),
  holding: spoken,
  leaving: spoken,
  difficulty: z.enum(difficulties),
  category: z.enum(categories),
  points: number(asanaLimits.points, 'form.error.asanaPoints'),
  durationSeconds: number(asanaLimits.durationSeconds, 'form.error.asanaDuration'),
  // A switch that is off is no part of what a form holds.
  twoSided: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
  bodyPosition: choice(z.enum(bodyPositions)),
  spineMove: choice(z.enum(spineMoves)),
  effort: z.pipe(
    choice(z.enum(efforts)),
    z.transform((effort) => (effort === null ? null : Number(effort))),
  ),
  regions: words(z.enum(regions)),
  avoidIf: words(z.enum(limits)),
  cautions: cautionLines,
  targetArea: lines(asanaLimits.targetAreas, 'form.error.asanaTargetAreas', toTargetArea),
} satisfies { [Name in keyof AsanaFields]: z.ZodMiniType<AsanaFields[Name]> });
