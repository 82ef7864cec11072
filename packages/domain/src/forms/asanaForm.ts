import { z } from 'zod/mini';
import {
  asanaLimits,
  type AsanaFields,
  hasRoom,
  lengthOf,
  toLines,
  toTargetArea,
} from '../adminAsana.ts';
import { categories, difficulties } from '../asana.ts';

/** What is wrong with a pose, as keys of the common catalogue. */
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

const { name, description, points, durationSeconds, targetAreas, lines: lineLimit } = asanaLimits;

/** The form of a pose. It checks before the database does. */
export const asanaForm = z.object({
  name: required(name, 'form.error.asanaNameLong'),
  sanskritName: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => lengthOf(text) <= name, 'form.error.asanaNameLong' satisfies Message),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
  aliases: lines(lineLimit, 'form.error.asanaLines'),
  description: required(description, 'form.error.asanaDescriptionLong'),
  difficulty: z.enum(difficulties),
  category: z.enum(categories),
  points: number({ ...points, step: 1 }, 'form.error.asanaPoints'),
  durationSeconds: number(durationSeconds, 'form.error.asanaDuration'),
  // A switch that is off is no part of what a form holds.
  twoSided: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
  targetArea: lines(targetAreas, 'form.error.asanaTargetAreas', toTargetArea),
  benefits: lines(lineLimit, 'form.error.asanaLines'),
  safetyTips: lines(lineLimit, 'form.error.asanaLines'),
});

export type AsanaFormValues = z.output<typeof asanaForm> & AsanaFields;
