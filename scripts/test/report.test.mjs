import { expect, test } from 'vitest';
import { lineOf, overBudget, slowest, took, totalOf } from './report.mjs';

const part = (name, more) => ({
  name,
  passed: 3,
  failed: 0,
  failures: [],
  wall: 2,
  cpu: 3,
  ...more,
});

test('a part reports its processor time beside the time on the clock', () => {
  expect(lineOf(part('unit', { wall: 1000.2, cpu: 1840.4 }))).toBe(
    'unit: 3 passed, 0 failed (1,840 s of CPU in 1,000 s)',
  );
});

test('without processor times the report has the clock alone', () => {
  const parts = [part('unit'), part('lint', { wall: 5, cpu: null })];
  expect(parts.map(lineOf).at(-1)).toBe('lint: 3 passed, 0 failed (5 s)');
  expect(took(totalOf(parts))).toBe('7 s');
});

test('what the parts took is added up', () => {
  expect(totalOf([part('unit'), part('lint')])).toEqual({ wall: 4, cpu: 6 });
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

test('a part is reported when it took a fifth more than its budget', () => {
  const budget = { unit: 100, lint: 100, stories: 1000 };
  const parts = [
    part('unit', { cpu: 120 }),
    part('stories', { cpu: 1201 }),
    part('lint', { cpu: null }),
    part('e2e', { cpu: 9000 }),
  ];
  expect(overBudget(parts, budget)).toEqual([
    'stories took 1,201 s of CPU, 20 % beyond its budget of 1,000 s.',
  ]);
});
