import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialMicrosteps,
  getMicrosteps,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';

interface Walk<Machine extends AnyStateMachine> {
  /** The different beginnings from which the machine is walked. */
  inputs: InputFrom<Machine>[];
  /** Events that carry something, also those of its actors; the others are found in the chart. */
  events: (EventFromLogic<Machine> | { type: `xstate.${string}`; [key: string]: unknown })[];
  /** What of the context decides where the machine can go. */
  same: (context: SnapshotFrom<Machine>['context']) => unknown;
}

/**
 * Walks a machine from every beginning over every event until nothing new appears.
 *
 * @returns the states that were never entered and the transitions that were never taken.
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events, same }: Walk<Machine>,
): { unreached: string[]; untaken: string[] } {
  const nodes = getStateNodes(machine);
  const transitions = nodes.flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  const unreached = new Set(nodes.map((node) => node.id));
  const untaken = new Set(transitions);
  const all = [...events, ...plainEvents(transitions, events)] as EventFromLogic<Machine>[];

  const follow = (snapshots: AnyMachineSnapshot[]) => {
    let before: string[] = [];
    for (const snapshot of snapshots) {
      const active = activeIds(machine.id, snapshot.value);
      for (const id of [machine.id, ...active]) unreached.delete(id);
      for (const transition of before.flatMap((id) => machine.getStateNodeById(id).always ?? [])) {
        if (transition.target?.every(({ id }) => active.includes(id))) untaken.delete(transition);
      }
      before = active;
    }
  };

  for (const input of inputs) {
    follow(getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot));
    const map = getAdjacencyMap(machine, {
      input,
      events: all,
      stopWhen: ({ status }) => status !== 'active',
      // An actor's answer comes only where that actor was asked.
      filterEvents: (state, event) => machine.getTransitionData(state, event).length > 0,
      serializeState: (state) => {
        const snapshot = state as AnyMachineSnapshot;
        return JSON.stringify([snapshot.value, snapshot.status, same(snapshot.context)]);
      },
    });
    for (const { state } of Object.values(map)) {
      if (state.status !== 'active') continue;
      const snapshot = state as SnapshotFrom<Machine>;
      for (const event of all) {
        const chosen = machine.getTransitionData(snapshot, event);
        if (chosen.length === 0) continue;
        for (const taken of chosen) untaken.delete(taken);
        const steps = getMicrosteps(machine, snapshot, event);
        follow([snapshot, ...steps.map(([reached]) => reached)]);
      }
    }
  }
  return {
    unreached: [...unreached],
    untaken: [...untaken].map(
      ({ source, eventType, target }) =>
        `${source.id} --${eventType || 'always'}--> ${target?.map(({ id }) => id).join() ?? 'itself'}`,
    ),
  };
}

/** The events of the chart that carry nothing, such as delays. */
function plainEvents(transitions: { eventType: string }[], given: { type: string }[]) {
  const known = new Set(['', ...given.map(({ type }) => type)]);
  const types = new Set(transitions.map(({ eventType }) => eventType));
  return [...types].filter((type) => !known.has(type)).map((type) => ({ type }));
}

function activeIds(parent: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${parent}.${key}`,
    ...(inner ? activeIds(`${parent}.${key}`, inner) : []),
  ]);
}
