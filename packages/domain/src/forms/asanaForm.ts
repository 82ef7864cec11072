import { z } from 'zod/mini';
import { type AsanaFields, asanaFields } from '../asana.ts';
import { categories, difficulties } from '../asanaChoices.ts';
import { asanaLimits, hasRoom, lengthOf, toLines, toTargetArea } from '../asanaLimits.ts';
import { everyField, nullableText, texts } from '../row.ts';

/** What is wrong with a pose, as keys of the common catalog. */
export type AsanaFormMessage =
  | 'form.error.asanaRequired'
  | 'form.error.asanaNameLong'
  | 'form.error.asanaDescriptionLong'
  | 'form.error.asanaPoints'
  | 'form.error.asanaDuration'
  | 'form.error.asanaTargetAreas'
  | 'form.error.asanaLines';

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

/**
 * A pose of the library, as its fields hold it. Texts that it may lack and
 * lists of texts are typed alike; any other field has a rule of its own.
 */
export const asanaForm = z.object({
  ...everyField(asanaFields, nullableText, optional(asanaLimits.name, 'form.error.asanaNameLong')),
  ...everyField(asanaFields, texts, lines(asanaLimits.lines, 'form.error.asanaLines')),
  name: required(asanaLimits.name, 'form.error.asanaNameLong'),
  description: required(asanaLimits.description, 'form.error.asanaDescriptionLong'),
  difficulty: z.enum(difficulties),
  category: z.enum(categories),
  points: number(asanaLimits.points, 'form.error.asanaPoints'),
  durationSeconds: number(asanaLimits.durationSeconds, 'form.error.asanaDuration'),
  // A switch that is off is no part of what a form holds.
  twoSided: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
  targetArea: lines(asanaLimits.targetAreas, 'form.error.asanaTargetAreas', toTargetArea),
} satisfies { [Name in keyof AsanaFields]: z.ZodMiniType<AsanaFields[Name]> });
