import { z } from 'zod/mini';
import { lengthOf } from '../asana/asanaLimits.ts';
import { classParts, type ClassPart } from '../compose/composedItem.ts';
import { itemSides, type ItemSide } from '../guide/side.ts';
import { languageTags, type LanguageTag } from '../language.ts';
import { mostIntervalBells } from '../meditation/bellTimes.ts';
import { unruly } from '../unruly.ts';

/**
 * What a class may hold. Its steps can be counted here; its seconds follow from the lengths of the poses,
 * see `practicedSeconds`.
 */
export const classLimits = {
  /** Those inside groups too. */
  items: 100,
  itemsInGroup: 20,
  /** Once the groups are unrolled. */
  steps: 300,
  /** Of practiced time. */
  seconds: 3 * 60 * 60,
  /** Of the document as the database writes it in UTF-8. */
  bytes: 64 * 1024,
  /** Characters. */
  words: 300,
  name: 100,
  description: 1000,
  times: { least: 2, most: 20 },
  sets: { least: 1, most: 10 },
  /** Of one set of a pose. */
  poseSeconds: { least: 3, most: 7200 },
  breaths: { least: 0.5, most: 60, step: 0.5 },
  meditationMinutes: { least: 1, most: 60 },
  pauseSeconds: { least: 5, most: 300 },
} as const;

/** 8 characters, a to z and 0 to 9. It stays with its item through every edit and version. */
export type ItemId = string;

interface AnyItem {
  id: ItemId;
  part?: ClassPart;
  /** What the teacher says here, in the language of the class. */
  words?: string;
  /** Follows the item before it without a rest. */
  link?: true;
}

export interface PoseItem extends AnyItem {
  kind: 'pose';
  asanaId: string;
  side: ItemSide;
  /** The rounds of a flow. */
  sets: number;
  /** Of one set, both sides together. Never with `breaths`; without either, the pose's own length. */
  seconds?: number;
  /** Of one set, on each of its sides. Half breaths, because a vinyasa moves on each half. */
  breaths?: number;
  /** The key of another way to do the pose. */
  variant?: string;
}

export interface MeditationItem extends AnyItem {
  kind: 'meditation';
  minutes: number;
  /** Interval bells, at equal parts. */
  bells: number;
}

/** Time to talk or to change places. Nothing is recorded. */
export interface PauseItem extends AnyItem {
  kind: 'pause';
  seconds: number;
}

export type ClassItem = PoseItem | MeditationItem | PauseItem;

/** A repeat group. Groups are never nested. */
export interface Rounds {
  kind: 'rounds';
  id: ItemId;
  times: number;
  /** Whether right and left change places in every second round. */
  swap: boolean;
  items: readonly ClassItem[];
}

export type ClassEntry = ClassItem | Rounds;

/** A class as it is stored; it may be empty. See docs/product.md#a-class-as-a-document. */
export interface ClassBody {
  v: 1;
  /** Of all its words. */
  language: LanguageTag;
  items: readonly ClassEntry[];
}

/** The items of a class in their order, those of a group once. */
export const classItems = ({ items }: Pick<ClassBody, 'items'>): ClassItem[] =>
  items.flatMap((entry) => (entry.kind === 'rounds' ? entry.items : entry));

/** The ids of a class, those of its groups too. */
export const classIds = ({ items }: Pick<ClassBody, 'items'>): ItemId[] =>
  items.flatMap((entry) =>
    entry.kind === 'rounds' ? [entry.id, ...entry.items.map(({ id }) => id)] : entry.id,
  );

/** How many steps a class has once its groups are unrolled. */
const stepCount = ({ items }: ClassBody): number =>
  items.reduce(
    (all, entry) => all + (entry.kind === 'rounds' ? entry.times * entry.items.length : 1),
    0,
  );

const isUnique = (ids: readonly ItemId[]) => new Set(ids).size === ids.length;

/** As the database counts, which writes a space after each colon and comma outside of strings. */
function bytesOf(body: ClassBody): number {
  const json = JSON.stringify(body);
  const spaces = json.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/[^:,]/g, '').length;
  return new TextEncoder().encode(json).length + spaces;
}

const whole = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

const id = z.string().check(z.regex(/^[a-z0-9]{8}$/));
const words = z
  .string()
  .check(z.refine((text) => text !== '' && lengthOf(text) <= classLimits.words))
  .check(z.refine((text) => !unruly.test(text) && text.isWellFormed()));
const { least, most, step } = classLimits.breaths;

const anyItem = {
  id,
  part: z.optional(z.enum(classParts)),
  words: z.optional(words),
  link: z.optional(z.literal(true)),
};

// An unknown key is refused: what this version would drop, the next save would lose.
const pose = z
  .strictObject({
    ...anyItem,
    kind: z.literal('pose'),
    asanaId: z.string(),
    side: z.enum(itemSides),
    sets: whole(classLimits.sets),
    seconds: z.optional(whole(classLimits.poseSeconds)),
    breaths: z.optional(z.number().check(z.minimum(least), z.maximum(most), z.multipleOf(step))),
    variant: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  })
  .check(z.refine(({ seconds, breaths }) => seconds === undefined || breaths === undefined));
const meditation = z.strictObject({
  ...anyItem,
  kind: z.literal('meditation'),
  minutes: whole(classLimits.meditationMinutes),
  bells: whole({ least: 0, most: mostIntervalBells }),
});
const pause = z.strictObject({
  ...anyItem,
  kind: z.literal('pause'),
  seconds: whole(classLimits.pauseSeconds),
});
const rounds = z.strictObject({
  kind: z.literal('rounds'),
  id,
  times: whole(classLimits.times),
  swap: z.boolean(),
  items: z
    .array(z.discriminatedUnion('kind', [pose, meditation, pause]))
    .check(z.minLength(1), z.maxLength(classLimits.itemsInGroup)),
});

/** A class as the database stores it. It refuses a document of a newer version. */
export const classBodySchema: z.ZodMiniType<ClassBody> = z
  .strictObject({
    v: z.literal(1),
    language: z.enum(languageTags),
    items: z.array(z.discriminatedUnion('kind', [pose, meditation, pause, rounds])),
  })
  .check(
    z.refine((body) => classItems(body).length <= classLimits.items),
    z.refine((body) => stepCount(body) <= classLimits.steps),
    z.refine((body) => isUnique(classIds(body))),
    z.refine((body) => bytesOf(body) <= classLimits.bytes),
  );
