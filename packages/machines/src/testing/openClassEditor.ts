import {
  changedMeanwhile,
  type ClassDraft,
  DataError,
  type EditableClass,
  type EditedClass,
  emptyDraft,
  type StoredDraft,
} from '@niyama/domain';
import { createActor, fromPromise } from 'xstate';
import { classEditorMachine } from '../classEditor/classEditor.machine.ts';
import type { ClassEditorEvent, ClassSave } from '../classEditor/classEditor.types.ts';
import { createTime, morning } from './time.ts';

export const hips: EditableClass = {
  ...emptyDraft('en'),
  id: 'hips',
  name: 'Hips',
  revision: 3,
  changedAt: new Date(morning).toISOString(),
  changedBy: 'Maya',
  changedByMe: false,
  isArchived: false,
};
export const draftOf = (description: string, name = hips.name): ClassDraft => ({
  ...emptyDraft('en'),
  name,
  description,
});
export const outdated = new DataError('conflict', 'another revision', changedMeanwhile);
export const offline = new DataError('offline', 'Failed to fetch');

/** The shelf on the server. */
export class Shelf {
  readonly rows = new Map<string, EditableClass>();

  constructor(...rows: EditableClass[]) {
    for (const row of rows) this.rows.set(row.id, row);
  }

  /** As the data calls write. */
  save({ id, revision, draft }: ClassSave, changedBy: string): number {
    const row = this.rows.get(id);
    if ((row?.revision ?? null) !== revision) throw outdated;
    const next = (revision ?? 0) + 1;
    this.rows.set(id, { ...hips, ...draft, id, changedBy, revision: next });
    return next;
  }
}

/** How the way to the server is; `answers lost`: what is sent arrives, and no answer comes back. */
export type Network = 'good' | 'none' | 'answers lost';

interface Around {
  shelf?: Shelf;
  device?: Map<string, StoredDraft>;
  id?: string;
  by?: string;
}

/** The editor of a class on one device, with simulated time, and what its ports were asked. */
export function openClassEditor({
  shelf = new Shelf(hips),
  device = new Map(),
  id = hips.id,
  by = 'Maya',
}: Around = {}) {
  const time = createTime();
  const place = {
    shelf,
    device,
    by,
    network: 'good' as Network,
    /** Thrown in place of the next answers. */
    refusal: null as DataError | null,
    sent: [] as ClassSave[],
  };
  const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (place.network === 'none') throw offline;
    if (place.refusal) throw place.refusal;
    const given = answer();
    if (place.network === 'answers lost') throw offline;
    return given;
  };
  let copies = 0;
  const actor = createActor(
    classEditorMachine.provide({
      actors: {
        saveClass: fromPromise<number, ClassSave>(({ input }) =>
          ask(() => {
            place.sent.push(input);
            return shelf.save(input, by);
          }),
        ),
        loadTheirs: fromPromise<EditedClass | null, { id: string }>(({ input }) =>
          ask(() => shelf.rows.get(input.id) ?? null),
        ),
      },
      actions: {
        writeDraft: (_, { id: of, ...stored }) => void device.set(of, stored),
        dropDraft: (_, of) => void device.delete(of),
      },
    }),
    {
      clock: time.clock,
      input: {
        id,
        edited: shelf.rows.get(id) ?? null,
        stored: device.get(id) ?? null,
        language: 'en',
        now: time.now,
        newId: () => `${id}, copy ${(copies += 1)} by ${by}`,
      },
    },
  ).start();
  return {
    actor,
    time,
    place,
    send: (...events: ClassEditorEvent[]) => {
      for (const event of events) actor.send(event);
    },
    edit: (draft: ClassDraft, field: string | null = null) =>
      actor.send({ type: 'draft.edited', draft, field }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** Lets the promises of the ports settle. */
    settle: async (turns = 4) => {
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
    },
  };
}
