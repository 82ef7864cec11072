import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const row = {
  id: 'a',
  due_date: '2026-11-20',
  at: '2026-11-20T06:00:00+00:00',
  sets: 1,
  marks: [],
};

it('finds none between answers that read alike', () => {
  expect(
    differences(row, { ...row, due_date: '2027-01-01', at: '2026-11-20T06:00:00.5Z' }),
  ).toEqual([]);
  expect(differences({ notes: null }, { notes: 'Slowly.' })).toEqual([]);
  expect(differences({ marks: [] }, { marks: [{ id: 'a' }] })).toEqual([]);
  expect(differences({ id: 'a' }, row)).toEqual([]);
});

it.each([
  [{ ...row, extra: 1 }, row, 'answer.extra: not in the real answer'],
  [{ ...row, sets: '1' }, row, 'answer.sets: mocked text, real number'],
  [row, { ...row, due_date: '2026-11-20T00:00:00Z' }, 'answer.due_date: mocked day, real moment'],
  [[row], row, 'answer: mocked list, real object'],
  [
    { marks: [{ id: 1 }] },
    { marks: [{ id: 'a' }] },
    'answer.marks[0].id: mocked number, real text',
  ],
])('finds a claim that the server does not keep', (mocked, real, difference) => {
  expect(differences(mocked, real)).toEqual([difference]);
});
