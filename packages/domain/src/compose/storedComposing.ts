import { z } from 'zod/mini';
import { difficulties, type Limit, limits, regions } from '../asana/asanaChoices.ts';
import { classParts, type ComposedItem, type Why } from './composedItem.ts';
import { spineWays } from './tags.ts';
import { classMinutes, energies, type Wish } from './wish.ts';

/** The part of a wish that is chosen for each class. */
export type LastWish = Pick<Wish, 'minutes' | 'level' | 'energy' | 'focus'>;

/** A class as it stands, perhaps changed by hand. */
export interface StoredClass {
  items: readonly ComposedItem[];
  /** The ids of the poses that stay when it is composed again. */
  locked: readonly string[];
  /** Of the throw of chance that it came of. */
  seed: number;
}

/** What a device keeps of a student's composing. */
export interface StoredComposing {
  choice: LastWish;
  /**
   * What to be careful with, in the words that are stored: one that this version does not know stays.
   */
  limits: readonly string[];
  /** The ids of the poses that are left out. */
  disliked: readonly string[];
  /** Null before the first class. */
  made: StoredClass | null;
}

const region = z.enum(regions);
const id = z.string();
const why: z.ZodMiniType<Why> = z.union([
  z.object({ kind: z.enum(['arrive', 'warm', 'peak', 'settle', 'breath', 'rest']) }),
  z.object({ kind: z.literal('prepares'), of: id, region }),
  z.object({ kind: z.literal('counters'), of: id }),
  z.object({ kind: z.enum(['focus', 'works']), region }),
  z.object({ kind: z.literal('spine'), way: z.enum(spineWays) }),
]);
const count = z.int().check(z.positive());
const item: z.ZodMiniType<ComposedItem> = z.object({
  asanaId: id,
  part: z.enum(classParts),
  seconds: count,
  sets: count,
  why,
});
const made: z.ZodMiniType<StoredClass> = z.object({
  items: z.array(item),
  locked: z.array(id),
  seed: z.int(),
});

const { least, most, step } = classMinutes;
const choice = z.object({
  minutes: z.catch(z.int().check(z.minimum(least), z.maximum(most), z.multipleOf(step)), 20),
  level: z.catch(z.enum(difficulties), 'beginner'),
  energy: z.catch(z.enum(energies), 'balance'),
  focus: z.catch(z.array(region), []),
});

/** An unknown limit, which takes the place of limits that could not be read. */
const unread = 'unread';

const kept = z.object({
  choice: z.catch(choice, choice.parse({})),
  limits: z.catch(z.array(z.string()), [unread]),
  disliked: z.catch(z.array(id), []),
  made: z.catch(z.nullable(made), null),
});

/** Before anything was wished for. */
const nothing: StoredComposing = kept.parse({ limits: [] });

/** What nobody can read: above all, what to be careful with. */
const unreadable: StoredComposing = { ...nothing, limits: [unread] };

/** Reads what a device keeps; another version of the app may have written it. */
export function readStoredComposing(text: string | null): StoredComposing {
  if (text === null) return nothing;
  try {
    return kept.safeParse(JSON.parse(text)).data ?? unreadable;
  } catch {
    return unreadable;
  }
}

const isLimit = (word: string): word is Limit => limits.some((known) => known === word);

/** The stored limits that this version knows. */
export const knownLimits = ({ limits: words }: Pick<StoredComposing, 'limits'>): Limit[] =>
  words.filter(isLimit);

/**
 * Whether all that was stated is known. Where it is not, no class may be composed before the student
 * was asked again.
 */
export const areLimitsKnown = ({ limits: words }: Pick<StoredComposing, 'limits'>): boolean =>
  words.every(isLimit);

/** The words to keep when the student changes the known ones: an unknown word stays until it is confirmed. */
export const withLimits = (
  { limits: words }: Pick<StoredComposing, 'limits'>,
  chosen: readonly Limit[],
): string[] => [...chosen, ...words.filter((word) => !isLimit(word))];
