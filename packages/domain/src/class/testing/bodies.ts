import fc from 'fast-check';
import { library } from '../../compose/testing/library.ts';
import { classParts } from '../../compose/composedItem.ts';
import { isFlowKey } from '../../guide/flowKeys.ts';
import { languageTags } from '../../language.ts';
import { unruly } from '../../unruly.ts';
import type { ClassBody, ClassEntry, ClassItem, PoseItem, Rounds } from '../classBody.ts';

/** An item or a group as it is written by hand, before it has an id. */
type Unnumbered<Entry> = Entry extends unknown ? Omit<Entry, 'id'> : never;
type NewRounds = Omit<Rounds, 'id' | 'items'> & { items: readonly Unnumbered<ClassItem>[] };
type NewEntry = Unnumbered<ClassItem> | NewRounds;

/** A class of these entries, numbered `00000000`, `00000001` and so on. */
export function bodyFrom(entries: readonly NewEntry[]): ClassBody {
  let last = 0;
  const id = () => (last++).toString(36).padStart(8, '0');
  const items = entries.map((entry): ClassEntry =>
    entry.kind === 'rounds'
      ? { ...entry, id: id(), items: entry.items.map((item) => ({ ...item, id: id() })) }
      : { ...entry, id: id() },
  );
  return { v: 1, language: 'en', items };
}

/** A pose of the library in its own length, changed where it says so. */
export const poseItem = (
  asanaId: string,
  changes: Partial<Omit<PoseItem, 'id' | 'kind' | 'asanaId'>> = {},
): Unnumbered<PoseItem> => ({ kind: 'pose', asanaId, side: 'both', sets: 1, ...changes });

const anyItem = {
  part: fc.constantFrom(...classParts),
  words: fc
    .string({ minLength: 1, maxLength: 40, unit: 'binary' })
    .filter((text) => !unruly.test(text)),
  link: fc.constant(true as const),
};
const length = fc.oneof(
  fc.constant({}),
  fc.record({ seconds: fc.integer({ min: 3, max: 300 }) }),
  fc.record({ breaths: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2) }),
);
const pose = fc
  .record(
    {
      ...anyItem,
      kind: fc.constant('pose' as const),
      pose: fc.constantFrom(...library),
      side: fc.constantFrom('both' as const, 'right' as const, 'left' as const),
      sets: fc.integer({ min: 1, max: 10 }),
      length,
    },
    { requiredKeys: ['kind', 'pose', 'side', 'sets', 'length'] },
  )
  .map(({ pose: { id, key, twoSided }, side, length, ...item }) => ({
    ...item,
    ...(isFlowKey(key) ? {} : length),
    asanaId: id,
    side: twoSided ? side : ('both' as const),
  }));
const others = fc.oneof(
  fc.record(
    {
      ...anyItem,
      kind: fc.constant('meditation' as const),
      minutes: fc.integer({ min: 1, max: 60 }),
      bells: fc.integer({ min: 0, max: 4 }),
    },
    { requiredKeys: ['kind', 'minutes', 'bells'] },
  ),
  fc.record(
    { ...anyItem, kind: fc.constant('pause' as const), seconds: fc.integer({ min: 5, max: 300 }) },
    { requiredKeys: ['kind', 'seconds'] },
  ),
);

/** Every kind of item that a class may hold. */
export const newItems = fc.oneof({ weight: 5, arbitrary: pose }, { weight: 1, arbitrary: others });

const rounds = fc.record({
  kind: fc.constant('rounds' as const),
  times: fc.integer({ min: 2, max: 4 }),
  swap: fc.boolean(),
  items: fc.array(newItems, { minLength: 1, maxLength: 4 }),
});

/** Classes within every limit that the document itself shows. */
export const bodies: fc.Arbitrary<ClassBody> = fc
  .record({
    language: fc.constantFrom(...languageTags),
    entries: fc.array(
      fc.oneof({ weight: 4, arbitrary: newItems }, { weight: 1, arbitrary: rounds }),
      { maxLength: 12 },
    ),
  })
  .map(({ language, entries }) => ({ ...bodyFrom(entries), language }));
