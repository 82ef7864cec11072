import {
  type Completion,
  type CompletionResult,
  DataError,
  type FinishedRun,
  type MarkChange,
  type OutboxRow,
} from '@niyama/domain';
import { createActor, fromPromise } from 'xstate';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import type { OutboxEmitted, OutboxEvent, Sent } from '../outbox/outbox.types.ts';
import { createTime, morning } from './time.ts';

export const completion = (id: string): Completion => ({
  id,
  kind: 'practice',
  asanaId: 'tree',
  sets: 1,
  source: 'home',
  durationSeconds: 60,
  intervals: [{ startedAt: morning, endedAt: morning + 60_000 }],
  timeZone: 'Asia/Kolkata',
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
});
export const run = (id: string): FinishedRun => ({
  id,
  name: 'Hips on Monday',
  intervals: [{ startedAt: morning, endedAt: morning + 60_000 }],
  stepsDone: 1,
  steps: 2,
  classVersionId: null,
  reflectionAnswer: null,
  timeZone: 'Asia/Kolkata',
});
export const row = (id: string, changed: Partial<OutboxRow> = {}): OutboxRow => ({
  id,
  userId: 'asha',
  operation: { kind: 'completion', completion: completion(id) },
  addedAt: morning,
  refusal: null,
  ...changed,
});
export const resultOf = (id: string): CompletionResult => ({
  id,
  pointsAwarded: 10,
  points: 10,
  level: 1,
  leveledUp: false,
  totalPractices: 1,
  dailyStreak: 0,
  dailyStreakIncreased: false,
  meditationStreak: 0,
  bestMeditationStreak: 0,
  assignmentId: null,
  achievements: [],
});
export const sentOf = (id: string): Sent => ({ kind: 'completion', result: resultOf(id) });
export const markOf = (isSet: boolean, changed: Partial<MarkChange> = {}): MarkChange => ({
  mark: 'favorite',
  asanaId: 'tree',
  asanaName: 'Tree',
  isSet,
  ...changed,
});
export const offline = new DataError('offline', 'Failed to fetch');
export const ahead = new DataError('invalid', 'completion_in_future', 'completion_in_future');
export const withoutPractice = new DataError(
  'invalid',
  'run_without_practice',
  'run_without_practice',
);
export const tooShort = new DataError('invalid', 'completion_too_short', 'completion_too_short');

export type Answer = (row: OutboxRow) => Promise<unknown>;
export const taken: Answer = () => Promise.resolve();
/** A device and a server that the machine talks to. */
export function newPlace(rows: OutboxRow[] = []) {
  return {
    device: new Map(rows.map((row) => [row.id, row])),
    isStoreBroken: false,
    isOffline: false,
    /** What the server counted; an id counts once. */
    counted: new Set<string>(),
    /** The runs that the server recorded. */
    runs: new Set<string>(),
    /** How the server has the marks. */
    marks: new Map<string, boolean>(),
    sent: [] as string[],
    answer: taken,
  };
}
export type Place = ReturnType<typeof newPlace>;

export function arrive({ counted, marks, runs }: Place, { id, operation }: OutboxRow): Sent {
  if (operation.kind === 'completion') {
    counted.add(id);
    return sentOf(id);
  }
  if (operation.kind === 'run') {
    // As the server has it: only after a completion.
    if (counted.size === 0) throw withoutPractice;
    runs.add(id);
    return { kind: 'run' };
  }
  const wasAlready = marks.get(operation.asanaId) === operation.isSet;
  marks.set(operation.asanaId, operation.isSet);
  return { kind: 'mark', wasAlready };
}

/** The machine of one tab at a place; other tabs may be at the same one. */
const machineAt = (place: Place) =>
  outboxMachine.provide({
    actors: {
      loadRows: fromPromise<OutboxRow[], { userId: string }>(async () => {
        if (place.isStoreBroken) throw new Error('no store');
        return [...place.device.values()];
      }),
      writeRows: fromPromise<void, { keep: OutboxRow[]; drop: string[] }>(async ({ input }) => {
        if (place.isStoreBroken) throw new Error('no store');
        for (const row of input.keep) place.device.set(row.id, row);
        for (const id of input.drop) place.device.delete(id);
      }),
      sendRow: fromPromise<Sent, { row: OutboxRow; isKept: boolean }>(async ({ input }) => {
        const { row, isKept } = input;
        if (isKept && !place.device.has(row.id)) return { kind: 'elsewhere' };
        if (place.isOffline) throw offline;
        place.sent.push(row.id);
        await place.answer(row);
        return arrive(place, row);
      }),
    },
  });

export function open(
  rows: OutboxRow[] = [],
  prepare: (given: Place) => void = () => undefined,
  place = newPlace(rows),
) {
  prepare(place);
  const time = createTime();
  const actor = createActor(machineAt(place), {
    clock: time.clock,
    input: { userId: 'asha', now: time.now, isOffline: () => place.isOffline },
  });
  const emitted: OutboxEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  let changes = 0;
  return {
    actor,
    time,
    emitted,
    place,
    send: (event: OutboxEvent) => actor.send(event),
    add: (id: string) => actor.send({ type: 'completion.added', completion: completion(id) }),
    addRun: (id: string) => actor.send({ type: 'run.added', run: run(id) }),
    mark: (isSet: boolean, changed: Partial<MarkChange> = {}) => {
      changes += 1;
      const change = markOf(isSet, changed);
      actor.send({ type: 'mark.changed', id: `change ${changes}`, change });
    },
    state: () => actor.getSnapshot().value,
    waiting: () => actor.getSnapshot().context.waiting.map(({ id }) => id),
    refused: () => actor.getSnapshot().context.refused.map(({ id, refusal }) => [id, refusal]),
    settle: async (turns = 16) => {
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
    },
  };
}
export const fail =
  (error: Error): Answer =>
  async () => {
    throw error;
  };
