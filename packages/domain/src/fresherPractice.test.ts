import { expect, it } from 'vitest';
import { isFresher } from './fresherPractice.ts';

const pausedAt = '2026-03-02T06:00:00.000Z';

it.each([
  ['nothing was paused', null, true],
  ['it was paused before', { pausedAt: '2026-03-02T05:59:59.999Z' }, true],
  ['it was paused at the same moment', { pausedAt }, true],
  ['it was paused since', { pausedAt: '2026-03-02T06:00:00.001Z' }, false],
])('a kept practice when %s', (_, paused, fresher) => {
  expect(isFresher({ savedAt: Date.parse(pausedAt) }, paused)).toBe(fresher);
});
