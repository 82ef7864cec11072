import { expect, it } from 'vitest';
import { morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { type Practiced, practiceClaimMachine } from './practiceClaim.machine.ts';

const tree: Practiced = { path: '/pose-practice/tree?source=library', name: 'Tree' };

// What several tabs do together is tested with the claim of the student app, which runs it.
it('enters every state and takes every transition', () => {
  const input = { now: () => morning, lastWritten: () => tree };
  expect(
    walk(practiceClaimMachine, {
      inputs: [input, { ...input, lastWritten: () => null }],
      events: [
        { type: 'practice.begun', practiced: tree },
        { type: 'practiced', practiced: tree },
        { type: 'wanted', at: morning },
        { type: 'wanted', at: morning - 3000 },
      ],
      same: ({ place, practiced }) => [
        place.status === 'elsewhere' && [place.isWanted, place.isSilent, place.practiced !== null],
        practiced !== null,
      ],
    }),
  ).toEqual({ unreached: [], untaken: [] });
});
