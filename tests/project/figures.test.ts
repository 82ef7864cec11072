import { expect, test } from 'vitest';
import { figuresOf } from '@niyama/domain';
import asanas from '../../supabase/data/asanas.json' with { type: 'json' };

test('every practice that the library starts with has a figure', () => {
  expect(Object.keys(asanas)).toHaveLength(68);
  expect(Object.keys(asanas).filter((key) => figuresOf(key).length === 0)).toEqual([]);
});
