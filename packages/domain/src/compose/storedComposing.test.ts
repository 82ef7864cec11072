import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../asana/asanaChoices.ts';
import { compose } from './compose.ts';
import { areLimitsKnown, knownLimits, readStoredComposing, withLimits } from './storedComposing.ts';
import { library } from './testing/library.ts';
import { wishes, wishOf } from './testing/wishes.ts';

const read = (value: unknown) => readStoredComposing(JSON.stringify(value));
const first = readStoredComposing(null);

describe('what a device keeps of composing', () => {
  it('begins with a wish that can be met, and nothing to be careful with', () => {
    expect(first).toMatchObject({ limits: [], disliked: [], made: null });
    expect(areLimitsKnown(first)).toBe(true);
    expect(compose(library, wishOf({ ...first.choice }))).toMatchObject({ status: 'ready' });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(wishes, ({ minutes, level, energy, focus, limits: stated, disliked, seed }) => {
        const composed = compose(library, wishOf({ minutes, energy }));
        const items = composed.status === 'ready' ? composed.items : [];
        const made = { items, locked: items.slice(0, 2).map(({ asanaId }) => asanaId), seed };
        const kept = { choice: { minutes, level, energy, focus }, limits: stated, disliked, made };
        expect(read(kept)).toEqual(kept);
        expect([areLimitsKnown(kept), knownLimits(kept)]).toEqual([true, stated]);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a limit that it does not know, and says so', () => {
    const kept = read({ ...first, limits: ['knees', 'pacemaker'] });
    expect(kept.limits).toEqual(['knees', 'pacemaker']);
    expect([areLimitsKnown(kept), knownLimits(kept)]).toEqual([false, ['knees']]);
    expect(withLimits(kept, ['eyes'])).toEqual(['eyes', 'pacemaker']);
  });

  it.each([
    ['no text', '{"limits": ["kne'],
    ['something else', '[]'],
    ['limits of another kind', '{"limits": {"knees": true}}'],
    ['no limits at all', '{"disliked": []}'],
  ])('does not take %s for nothing to be careful with', (_, text) => {
    expect(areLimitsKnown(readStoredComposing(text))).toBe(false);
  });

  it('reads what can be read beside what cannot', () => {
    const choice = { minutes: 7, level: 'master', energy: 'calm', focus: 'hips' };
    const kept = read({ choice, limits: ['eyes'], disliked: 'all', made: { items: [] } });
    expect(kept).toEqual({
      choice: { ...first.choice, energy: 'calm' },
      limits: ['eyes'],
      disliked: [],
      made: null,
    });
  });

  it('reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { limits: words } = read(value ?? null);
        for (const word of words) expect(typeof word).toBe('string');
      }),
    );
    expect(limits.length).toBeGreaterThan(10);
  });
});
