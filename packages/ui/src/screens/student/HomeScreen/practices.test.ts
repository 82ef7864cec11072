import {
  assignmentDueToday,
  classDueToday,
  home,
  overdueAssignment,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { firstToPractice, otherMandatoryNames, partOfDay, practicesOf } from './practices.ts';

const today = assignmentDueToday.dueDate;

describe('the rows of home', () => {
  it('stand daily practices first, then assignments with their days', () => {
    expect(
      practicesOf(home, today).map(({ asana, isMandatory, due }) => [asana?.key, isMandatory, due]),
    ).toEqual([
      ['surya-namaskar', true, null],
      ['pranayama-breathing', true, null],
      ['warrior-ii', false, { kind: 'overdue', days: 3 }],
      ['tree', false, { kind: 'today' }],
    ]);
  });

  it('begin with the first that is still open', () => {
    const [surya, pranayama] = practicesOf(home, today);
    if (!surya || !pranayama) throw new Error('The fixture lost its daily practices');
    expect(firstToPractice([surya, pranayama])).toBe(surya.asana);
    expect(firstToPractice([{ ...surya, isDone: true }, pranayama])).toBe(pranayama.asana);
  });

  it('begin with a class that waits before poses that are due later', () => {
    const rows = practicesOf(
      { ...home, mandatory: [], assigned: [classDueToday, overdueAssignment] },
      today,
    );
    expect(firstToPractice(rows)).toBe(classDueToday.assignedClass);
  });

  it('begin again with the first when all is done, and with nothing when nothing can be started', () => {
    const done = practicesOf(home, today).map((practice) => ({ ...practice, isDone: true }));
    expect(firstToPractice(done)).toMatchObject({ key: 'surya-namaskar' });
    const gone = practicesOf(
      { ...home, mandatory: [], assigned: [{ ...overdueAssignment, asana: null }] },
      today,
    );
    expect(firstToPractice(gone)).toBeNull();
  });
});

describe('the sentence above the rows', () => {
  const withMandatory = (...asanas: (typeof treePose)[]) => ({
    ...home,
    mandatory: asanas.map((asana) => ({ asana, doneToday: false })),
  });

  it('is the usual one for the usual pair, in any order, and while nothing is known', () => {
    const reversed = { ...home, mandatory: home.mandatory.toReversed() };
    expect([home, reversed, null, withMandatory()].map(otherMandatoryNames)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('names other poses', () => {
    expect(otherMandatoryNames(withMandatory(treePose, warriorTwo))).toEqual([
      'Tree',
      'Warrior II',
    ]);
    expect(otherMandatoryNames({ ...home, mandatory: home.mandatory.slice(0, 1) })).toEqual([
      'Surya Namaskar',
    ]);
  });
});

it('greets the night as the evening before it', () => {
  expect([3, 4, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
