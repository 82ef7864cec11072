import type { ClassItem, ClassPart } from '@niyama/domain';
import { expect, it } from 'vitest';
import { partsOf } from './partsOf.ts';

const item = (id: string, part?: ClassPart): ClassItem => ({ id, part, kind: 'pause', seconds: 5 });
const group = (id: string, items: readonly ClassItem[]) =>
  ({ kind: 'rounds', id, times: 2, swap: false, items }) as const;

it('names a part where it begins, also above a group and within one', () => {
  const items = [
    item('one', 'warm'),
    item('two'),
    item('three', 'warm'),
    group('four', [item('five', 'peak'), item('six', 'peak'), item('seven', 'floor')]),
    item('eight', 'floor'),
  ];
  expect([...partsOf({ items })]).toEqual([
    ['one', 'warm'],
    ['four', 'peak'],
    ['seven', 'floor'],
  ]);
});
