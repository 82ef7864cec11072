import { describe, expect, it } from 'vitest';
import { moveBeside, moveTo } from './order.ts';

const ids = ['a', 'b', 'c', 'd'];
const joined = (order: string[]) => order.join('');

describe('an order', () => {
  it.each([
    ['b', 0, 'bacd'],
    ['b', 2, 'acbd'],
    ['d', 3, 'abcd'],
    ['a', 3, 'bcda'],
  ])('has %s at place %i after moving it there', (id, place, expected) => {
    expect(joined(moveTo(ids, id, place))).toBe(expected);
  });

  it.each([
    ['a', 'c', true, 'bacd'],
    ['a', 'c', false, 'bcad'],
    ['d', 'a', true, 'dabc'],
    ['bd', 'a', true, 'bdac'],
    ['ac', 'd', false, 'bdac'],
    ['a', 'a', false, 'abcd'],
    ['a', 'gone', false, 'abcd'],
  ])(
    'after dropping %s beside %s (before it: %s) is right',
    (moved, target, isBefore, expected) => {
      const drop = { moved: new Set(moved.split('')), target, isBefore };
      expect(joined(moveBeside(ids, drop))).toBe(expected);
    },
  );
});
