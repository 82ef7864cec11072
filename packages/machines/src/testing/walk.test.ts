import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { walk } from './walk.ts';

it('reports the state that nothing enters and the transition that nothing takes', () => {
  const machine = setup({ guards: { never: () => false } }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { closed: 'shut', locked: { guard: 'never', target: 'shut' } } },
      shut: { always: [{ guard: 'never', target: 'open' }] },
      forgotten: {},
    },
  });
  expect(walk(machine, { inputs: [undefined], events: [], same: () => null })).toEqual({
    unreached: ['door.forgotten'],
    untaken: ['door.open --locked--> door.shut', 'door.shut --always--> door.open'],
  });
});
