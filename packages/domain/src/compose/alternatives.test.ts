import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternatives } from './alternatives.ts';
import type { ComposedItem } from './composedItem.ts';
import { compose } from './compose.ts';
import { brokenRules } from './edit.ts';
import { classSeconds } from './lengths.ts';
import { library, poseOf, untagged } from './testing/library.ts';
import { wishes, wishOf } from './testing/wishes.ts';
import type { Wish } from './wish.ts';

const wish = wishOf({ level: 'intermediate', seed: 3 });
const composed = (of: Wish) => {
  const found = compose(library, of);
  return found.status === 'ready' ? found.items : [];
};
const items = composed(wish);
const idsOf = (some: ComposedItem[]) => some.map(({ asanaId }) => asanaId);
const secondsOf = (some: ComposedItem[], { leadIn }: Wish = wish) =>
  classSeconds(
    some.map((item) => ({ ...item, pose: poseOf(item.asanaId) })),
    leadIn,
  );
const isOffBy = (some: ComposedItem[], of: Wish) =>
  Math.abs(secondsOf(some, of) - of.minutes * 60) / (of.minutes * 60);

describe('the alternatives to an item', () => {
  it('keep every rule, the length and the part, and are not in the class yet', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (of, place) => {
        const own = composed(of);
        if (own.length === 0) return;
        const at = place % own.length;
        const found = alternatives([...library, untagged], of, own, at);
        for (const other of found) {
          const changed = own.with(at, other);
          expect(brokenRules(library, of, changed)).toEqual([]);
          expect(isOffBy(changed, of)).toBeLessThanOrEqual(0.05);
          expect(other.part).toBe(own[at]?.part);
          expect(idsOf(own)).not.toContain(other.asanaId);
          expect(of.disliked).not.toContain(other.asanaId);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are there for what stands on its feet, and none for the rest', () => {
    const standing = items.findIndex(({ part }) => part === 'stand');
    expect(alternatives(library, wish, items, standing).length).toBeGreaterThanOrEqual(3);
    expect(alternatives(library, wish, items, items.length - 1)).toEqual([]);
    expect(alternatives(library, wish, items, items.length)).toEqual([]);
  });

  it('come in the order of what suits best', () => {
    const at = items.findIndex(({ part }) => part === 'stand');
    const [first, second] = alternatives(library, wish, items, at);
    const liked = library.map((pose) => ({ ...pose, isFavorite: pose.id === second?.asanaId }));
    const isRecent = (id: string) => id === first?.asanaId;
    const changed = liked.map((pose) => ({ ...pose, isRecent: isRecent(pose.id) }));
    expect(alternatives(changed, wish, items, at)[0]?.asanaId).toBe(second?.asanaId);
  });

  it('say why they are there', () => {
    const own = composed({ ...wish, seed: 6 });
    const at = own.findIndex(({ part }) => part === 'peak');
    const found = alternatives(library, { ...wish, seed: 6 }, own, at);
    expect(found.length).toBeGreaterThan(0);
    for (const { why } of found) expect(why).toEqual({ kind: 'peak' });
  });

  it('break no further rule in a class that was changed by hand', () => {
    const at = items.findIndex(({ part }) => part === 'stand');
    const withoutRest = items.slice(0, -1);
    const found = alternatives(library, { ...wish, minutes: 25 }, withoutRest, at);
    expect(found.length).toBeGreaterThan(0);
    for (const other of found)
      expect(brokenRules(library, wish, withoutRest.with(at, other))).toEqual([
        { at: withoutRest.length - 1, rule: 'ending' },
      ]);
  });

  it('are none in a class with a pose that nobody knows any more', () => {
    const missing = library.filter(({ id }) => id !== items[0]?.asanaId);
    expect(alternatives(missing, wish, items, 1)).toEqual([]);
  });
});
