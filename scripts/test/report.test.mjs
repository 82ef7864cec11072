import { expect, test } from 'vitest';
import { lineOf, slowest } from './report.mjs';

const part = (name, more) => ({ name, passed: 3, failed: 0, failures: [], seconds: 2, ...more });

test('a part reports what passed and how long it took', () => {
  expect(lineOf(part('unit', { seconds: 1000.2 }))).toBe('unit: 3 passed, 0 failed (1,000 s)');
});

test('the slowest things of all parts come first, each with its part', () => {
  const parts = [
    part('lint', { times: [{ name: 'oxlint', seconds: 9.04 }] }),
    part('format'),
    part('backend', {
      times: [
        { name: 'quick', seconds: 0.2 },
        { name: 'slow', seconds: 42.97 },
      ],
    }),
  ];
  expect(slowest(parts, 2)).toEqual(['   43.0 s  backend: slow', '    9.0 s  lint: oxlint']);
});
