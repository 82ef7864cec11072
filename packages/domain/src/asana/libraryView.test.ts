import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, difficulties } from './asanaChoices.ts';
import {
  countFilters,
  libraryTabs,
  type LibraryView,
  matchesFilters,
  noFilters,
  readLibraryView,
  writeLibraryView,
} from './libraryView.ts';

const usual: LibraryView = { tab: 'library', query: '', filters: noFilters };

describe('the view of the library in the address', () => {
  it('leaves out what is as usual', () => {
    expect(writeLibraryView(usual).toString()).toBe('');
    expect(readLibraryView(new URLSearchParams(''))).toEqual(usual);
  });

  it('can be read and written by hand', () => {
    const address = 'tab=favorites&q=warrior&difficulty=expert&category=standing&category=core';
    expect(readLibraryView(new URLSearchParams(address))).toEqual({
      tab: 'favorites',
      query: 'warrior',
      filters: { difficulties: ['expert'], categories: ['standing', 'core'] },
    });
  });

  it('comes back as it was written', () => {
    const view = fc.record({
      tab: fc.constantFrom(...libraryTabs),
      query: fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
      filters: fc.record({
        difficulties: fc.subarray([...difficulties]),
        categories: fc.subarray([...categories]),
      }),
    });
    fc.assert(
      fc.property(view, (given) => {
        const address = writeLibraryView(given).toString();
        expect(readLibraryView(new URLSearchParams(address))).toEqual(given);
      }),
    );
  });

  it('ignores unknown values', () => {
    const address = 'tab=moon&difficulty=godlike&difficulty=expert&category=&utm_source=mail';
    expect(readLibraryView(new URLSearchParams(address))).toEqual({
      ...usual,
      filters: { difficulties: ['expert'], categories: [] },
    });
    fc.assert(
      fc.property(fc.string(), (strange) => {
        expect(libraryTabs).toContain(readLibraryView(new URLSearchParams(strange)).tab);
      }),
    );
  });
});

describe('the filters of the library', () => {
  const pose = { difficulty: 'expert', category: 'core' } as const;

  it.each([
    [noFilters, true],
    [{ difficulties: ['expert'], categories: [] }, true],
    [{ difficulties: ['beginner', 'expert'], categories: ['core', 'flow'] }, true],
    [{ difficulties: ['expert'], categories: ['flow'] }, false],
    [{ difficulties: ['beginner'], categories: ['core'] }, false],
  ] as const)('let a pose through that is of each chosen group: %j', (filters, isThrough) => {
    expect(matchesFilters(pose, filters)).toBe(isThrough);
  });

  it('are counted', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(countFilters({ difficulties: ['expert'], categories: ['flow', 'core'] })).toBe(3);
  });
});
