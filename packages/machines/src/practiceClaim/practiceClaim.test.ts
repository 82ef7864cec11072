import { expect, it } from 'vitest';
import { morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { type Practised, practiceClaimMachine } from './practiceClaim.machine.ts';

const tree: Practised = { asanaId: 'tree', name: 'Tree', source: 'library' };

// What several tabs do together is tested with the claim of the student app, which runs it.
it('enters every state and takes every transition', () => {
  const input = { now: () => morning, lastWritten: () => tree };
  expect(
    walk(practiceClaimMachine, {
      inputs: [input, { ...input, lastWritten: () => null }],
      events: [
        { type: 'practice.begun', practised: tree },
        { type: 'practised', practised: tree },
        { type: 'wanted', at: morning },
        { type: 'wanted', at: morning - 3000 },
      ],
      same: ({ place, practised }) => [
        place.status === 'elsewhere' && [place.isWanted, place.isSilent, place.practised !== null],
        practised !== null,
      ],
    }),
  ).toEqual({ unreached: [], untaken: [] });
});
