import { expect, it } from 'vitest';
import { poseOf } from '../compose/testing/library.ts';
import { lengthUnitOf, lengthUnits, withLengthIn } from './itemLength.ts';
import { poseItem } from './testing/bodies.ts';

const item = (asanaId: string, changes: Parameters<typeof poseItem>[1] = {}) => ({
  id: '00000000',
  ...poseItem(asanaId, changes),
});

it.each(lengthUnits)('counts a length in %s', (unit) => {
  expect(lengthUnitOf(withLengthIn(unit, item('tree'), poseOf('tree')))).toBe(unit);
});

it('takes the length over into another unit', () => {
  const tree = poseOf('tree');
  // 90 s for both sides are 45 s, so 5.6 breaths, on each.
  expect(withLengthIn('breaths', item('tree'), tree)).toEqual(item('tree', { breaths: 6 }));
  const five = item('tree', { breaths: 5, side: 'right' });
  expect(withLengthIn('seconds', five, tree)).toEqual(item('tree', { seconds: 40, side: 'right' }));
  expect(withLengthIn('own', five, tree)).toEqual(item('tree', { side: 'right' }));
});

it('stays within the limits of a class', () => {
  const long = item('tree', { seconds: 7200 });
  expect(withLengthIn('breaths', long, poseOf('tree'))).toEqual(item('tree', { breaths: 60 }));
  const short = item('tree', { breaths: 0.5, side: 'left' });
  expect(withLengthIn('seconds', short, poseOf('tree'))).toEqual(
    item('tree', { seconds: 4, side: 'left' }),
  );
  const least = item('tree', { seconds: 3 });
  expect(withLengthIn('breaths', least, poseOf('tree'))).toEqual(item('tree', { breaths: 1 }));
});
