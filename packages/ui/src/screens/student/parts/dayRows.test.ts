import type { HistoryEntry } from '@niyama/domain';
import { history, longHistory } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { dayRows, groupRows } from './dayRows.ts';

const dayOf = ({ localDate }: HistoryEntry) => localDate;

describe('the rows of a history', () => {
  it('are the days, each followed by what was done on it', () => {
    expect(
      dayRows(history, dayOf).map((row) =>
        row.kind === 'day' ? row.date : `${row.position} of ${row.size}`,
      ),
    ).toEqual([
      '2026-11-20',
      '1 of 2',
      '2 of 2',
      '2026-11-19',
      '1 of 3',
      '2 of 3',
      '3 of 3',
      '2026-10-02',
      '1 of 2',
      '2 of 2',
    ]);
  });

  it('stand under their days again, also when the name of the day is far away', () => {
    const rows = dayRows(history, dayOf);
    expect(
      groupRows(rows, [2, 3, 4]).map(({ date, dayIndex, entries }) => [
        date,
        dayIndex,
        entries.map(({ index }) => index),
      ]),
    ).toEqual([
      ['2026-11-20', null, [2]],
      ['2026-11-19', 3, [4]],
    ]);
  });

  it('of ten thousand practices lose none', () => {
    const rows = dayRows(longHistory(10_000), dayOf);
    expect(rows.filter(({ kind }) => kind === 'entry')).toHaveLength(10_000);
    const groups = groupRows(rows, [...rows.keys()]);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(10_000);
    expect(groupRows(rows, [rows.length])).toEqual([]);
  });
});
