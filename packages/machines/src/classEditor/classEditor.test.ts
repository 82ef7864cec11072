import { DataError, type StoredDraft } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  hips,
  type Network,
  offline,
  openClassEditor,
  outdated,
  Shelf,
} from '../testing/openClassEditor.ts';
import { morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { classEditorMachine } from './classEditor.machine.ts';
import type { ClassEditorInput } from './classEditor.types.ts';

const tooLong = new DataError('invalid', 'class_too_long', 'class_too_long');
const broken = new DataError('server', 'unanswered', 'unanswered');
const stored: StoredDraft = { baseRevision: 3, draft: draftOf('stored'), storedAt: morning };
const left = { type: 'field.left' } as const;
const copy = { type: 'copy.chosen', name: 'Hips copy' } as const;
const editing = (saving: unknown) => ({ editing: saving });

type Opened = ReturnType<typeof openClassEditor>;
const row = ({ place }: Opened, id = 'hips') => place.shelf.rows.get(id);

/** Edits, and saves the edit at once. */
async function save(editor: Opened, description: string) {
  editor.edit(draftOf(description));
  editor.send(left);
  await editor.settle();
}
/** Somebody else saves the class, and then this editor tries to. */
async function collide(editor: Opened) {
  editor.place.shelf.save({ id: 'hips', revision: 3, draft: draftOf('theirs') }, 'Noor');
  await save(editor, 'mine');
  expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
}

describe('edits', () => {
  it('are saved a second and a half after the last one', async () => {
    const editor = openClassEditor();
    expect(editor.state()).toEqual(editing('saved'));
    editor.edit(draftOf('a'));
    editor.time.clock.increment(1499);
    editor.edit(draftOf('b'));
    editor.time.clock.increment(1499);
    expect([editor.state(), editor.place.sent]).toEqual([editing('dirty'), []]);
    editor.time.clock.increment(1);
    expect(editor.state()).toEqual(editing('saving'));
    await editor.settle();
    expect(editor.state()).toEqual(editing('saved'));
    expect(editor.place.sent).toEqual([{ id: 'hips', revision: 3, draft: draftOf('b') }]);
    expect(editor.context()).toMatchObject({
      base: { revision: 4 },
      savedAt: morning + 2999,
    });
  });

  it.each(['field.left', 'page.hidden'] as const)('are saved at once on %s', async (type) => {
    const editor = openClassEditor();
    editor.edit(draftOf('a'));
    editor.send({ type });
    await editor.settle();
    expect(row(editor)).toMatchObject({ description: 'a', revision: 4 });
  });

  it('are on the device until the server has them, also those that are made meanwhile', async () => {
    const editor = openClassEditor();
    editor.edit(draftOf('a'));
    expect(editor.place.device.get('hips')).toEqual({
      baseRevision: 3,
      draft: draftOf('a'),
      storedAt: morning,
    });
    editor.send(left);
    editor.edit(draftOf('b'));
    await editor.settle();
    expect(editor.state()).toEqual(editing('dirty'));
    expect(row(editor)?.description).toBe('a');
    expect(editor.place.device.get('hips')).toMatchObject({
      baseRevision: 4,
      draft: draftOf('b'),
    });
    editor.send(left);
    await editor.settle();
    expect([row(editor)?.description, editor.place.device.size]).toEqual(['b', 0]);
  });

  it('that were taken back are not saved', () => {
    const editor = openClassEditor();
    editor.edit(draftOf('a'));
    editor.send({ type: 'edit.undone' });
    expect([editor.state(), editor.place.device.size]).toEqual([editing('saved'), 0]);
  });

  it('wait for a name', async () => {
    const editor = openClassEditor({ id: 'new' });
    expect(editor.state()).toEqual(editing('saved'));
    editor.edit(draftOf('a', ' '));
    editor.time.pass(2);
    editor.send(left, { type: 'page.hidden' });
    expect([editor.state(), editor.place.device.size]).toEqual([editing('dirty'), 1]);
    editor.edit(draftOf('a', ' Knees '));
    editor.send(left);
    await editor.settle();
    expect(editor.place.sent).toEqual([
      { id: 'new', revision: null, draft: draftOf('a', 'Knees') },
    ]);
    expect([editor.state(), editor.context().base.revision]).toEqual([editing('saved'), 1]);
  });
});

describe('undo', () => {
  it('goes back step by step, and forward again', () => {
    const { edit, send, context } = openClassEditor();
    edit(draftOf('a'));
    edit(draftOf('b'));
    send({ type: 'edit.undone' });
    expect(context().draft).toEqual(draftOf('a'));
    send({ type: 'edit.undone' }, { type: 'edit.undone' });
    expect(context().draft).toEqual({ ...draftOf(''), description: null });
    send({ type: 'edit.redone' }, { type: 'edit.redone' }, { type: 'edit.redone' });
    expect(context().draft).toEqual(draftOf('b'));
    send({ type: 'edit.undone' });
    edit(draftOf('c'));
    expect([context().past.length, context().future]).toEqual([2, []]);
  });

  it('takes what is typed into a field in one go for one step', async () => {
    const { edit, send, context, settle } = openClassEditor();
    const steps = () => context().past.length;
    edit(draftOf('a'), 'description');
    edit(draftOf('ab'), 'description');
    expect(steps()).toBe(1);
    edit(draftOf('ab', 'Hip'), 'name');
    edit(draftOf('abc'), null);
    edit(draftOf('abcd'), null);
    expect(steps()).toBe(4);
    edit(draftOf('abcde'), 'description');
    send(left);
    await settle();
    edit(draftOf('abcdef'), 'description');
    expect(steps()).toBe(6);
  });

  it('goes through a hundred drafts at most', () => {
    const { edit, context } = openClassEditor();
    for (let count = 0; count < 102; count += 1) edit(draftOf(String(count)));
    expect([context().past.length, context().past[0]]).toEqual([100, draftOf('1')]);
  });
});

describe('without an answer', () => {
  it('edits are saved when the network is back, or with the next edit', async () => {
    const editor = openClassEditor();
    editor.place.network = 'none';
    await save(editor, 'a');
    expect([editor.state(), editor.place.device.size]).toEqual([editing('offline'), 1]);
    editor.edit(draftOf('b'));
    editor.time.pass(2);
    await editor.settle();
    expect(editor.state()).toEqual(editing('offline'));
    editor.place.network = 'good';
    editor.send({ type: 'network.back' });
    await editor.settle();
    expect([editor.state(), row(editor)?.description]).toEqual([editing('saved'), 'b']);
  });

  it('edits are tried again when it is time, and when somebody asks', async () => {
    for (const type of ['retry.due', 'save.retried'] as const) {
      const editor = openClassEditor();
      editor.place.network = 'none';
      await save(editor, 'a');
      editor.place.network = 'good';
      editor.send({ type });
      await editor.settle();
      expect([editor.state(), row(editor)?.description]).toEqual([editing('saved'), 'a']);
    }
  });

  it('a save that arrived is no conflict, nor one that was added', async () => {
    for (const id of ['hips', 'new']) {
      const editor = openClassEditor({ id });
      editor.place.network = 'answers lost';
      await save(editor, 'a');
      await save(editor, 'b');
      expect(row(editor, id)?.description).toBe('a');
      editor.place.network = 'good';
      editor.send({ type: 'network.back' });
      await editor.settle(8);
      expect([editor.state(), row(editor, id)?.description]).toEqual([editing('saved'), 'b']);
    }
  });

  it('a class that was taken back to what it was is not taken for saved', async () => {
    const editor = openClassEditor();
    editor.place.network = 'answers lost';
    await save(editor, 'a');
    editor.place.network = 'good';
    editor.send({ type: 'edit.undone' });
    expect(editor.state()).toEqual(editing('dirty'));
    editor.send(left);
    await editor.settle(8);
    expect([editor.state(), row(editor)?.description]).toEqual([editing('saved'), null]);
  });

  it('a server that is broken is asked again, when somebody wants to or edits', async () => {
    const editor = openClassEditor();
    editor.place.refusal = broken;
    await save(editor, 'a');
    expect([editor.state(), editor.context().error]).toEqual([editing('failed'), broken]);
    editor.edit(draftOf('b'));
    expect(editor.state()).toEqual(editing('dirty'));
    editor.send(left);
    await editor.settle();
    editor.place.refusal = null;
    editor.send({ type: 'save.retried' });
    await editor.settle();
    expect([editor.state(), row(editor)?.description]).toEqual([editing('saved'), 'b']);
  });
});

it('a class that is refused waits for the next edit', async () => {
  const editor = openClassEditor();
  editor.place.refusal = tooLong;
  await save(editor, 'a');
  editor.time.pass(9);
  editor.send({ type: 'network.back' }, { type: 'save.retried' }, left);
  expect([editor.state(), editor.context().error]).toEqual([editing('refused'), tooLong]);
  editor.place.refusal = null;
  await save(editor, 'b');
  expect([editor.state(), row(editor)?.description]).toEqual([editing('saved'), 'b']);
});

it('an edit that was made while another one is refused is tried by itself', async () => {
  const editor = openClassEditor();
  editor.place.refusal = tooLong;
  editor.edit(draftOf('a'));
  editor.send(left);
  editor.edit(draftOf('b'));
  await editor.settle();
  expect(editor.state()).toEqual(editing('dirty'));
});

describe('a class that somebody else saved meanwhile', () => {
  it('is not overwritten, however much is written', async () => {
    const editor = openClassEditor();
    await collide(editor);
    expect(editor.context().theirs).toMatchObject({ description: 'theirs', changedBy: 'Noor' });
    await save(editor, 'more of mine');
    editor.time.pass(9);
    editor.send({ type: 'network.back' });
    await editor.settle();
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
    expect(row(editor)?.description).toBe('theirs');
    expect(editor.place.device.get('hips')).toMatchObject({ draft: draftOf('more of mine') });
  });

  it('is shown, and Undo goes back to mine', async () => {
    const editor = openClassEditor();
    await collide(editor);
    editor.send({ type: 'theirs.shown' });
    expect(editor.state()).toEqual(editing('saved'));
    expect(editor.context()).toMatchObject({
      draft: draftOf('theirs'),
      base: { revision: 4 },
      savedAt: null,
    });
    expect(editor.place.device.get('hips')).toMatchObject({
      baseRevision: 4,
      draft: draftOf('mine'),
    });
    editor.send({ type: 'edit.undone' }, left);
    await editor.settle();
    expect(row(editor)).toMatchObject({ description: 'mine', revision: 5 });
  });

  it('gives way to mine, and Undo goes back to theirs', async () => {
    const editor = openClassEditor();
    await collide(editor);
    editor.send({ type: 'mine.chosen' });
    await editor.settle();
    expect(editor.state()).toEqual(editing('saved'));
    expect(row(editor)).toMatchObject({ description: 'mine', revision: 5 });
    editor.send({ type: 'edit.undone' });
    expect(editor.context().draft).toEqual(draftOf('theirs'));
  });

  it('stays, and mine becomes a copy', async () => {
    const editor = openClassEditor();
    await collide(editor);
    editor.send(copy);
    const { id } = editor.context();
    expect([...editor.place.device.keys()]).toEqual([id]);
    await editor.settle();
    expect(editor.state()).toEqual(editing('saved'));
    expect(row(editor)).toMatchObject({ name: 'Hips', description: 'theirs' });
    expect(row(editor, id)).toMatchObject({ name: 'Hips copy', description: 'mine' });
    expect(editor.place.device.size).toBe(0);
  });

  it('and is gone leaves mine to be a copy and nothing else', async () => {
    const editor = openClassEditor();
    editor.place.shelf.rows.delete('hips');
    await save(editor, 'mine');
    editor.send({ type: 'theirs.shown' }, { type: 'mine.chosen' });
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
    editor.send(copy);
    await editor.settle();
    expect([...editor.place.shelf.rows.values()]).toMatchObject([{ description: 'mine' }]);
  });

  it('is loaded again after a failure', async () => {
    const editor = openClassEditor();
    editor.place.shelf.save({ id: 'hips', revision: 3, draft: draftOf('theirs') }, 'Noor');
    editor.edit(draftOf('mine'));
    editor.send(left);
    editor.place.network = 'none';
    await editor.settle();
    expect(editor.state()).toEqual(editing({ conflict: 'unread' }));
    editor.place.network = 'good';
    editor.send({ type: 'network.back' });
    await editor.settle();
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
  });

  it('is no conflict where it was archived and brought back', async () => {
    const editor = openClassEditor();
    editor.place.shelf.rows.set('hips', { ...hips, revision: 5, changedBy: 'Noor' });
    await save(editor, 'mine');
    await editor.settle();
    expect(editor.state()).toEqual(editing('saved'));
    expect(row(editor)).toMatchObject({ description: 'mine', revision: 6 });
  });

  it('and is archived says so, and leaves mine to be a copy', async () => {
    const editor = openClassEditor();
    const archived = { ...hips, revision: 4, changedBy: 'Noor', isArchived: true };
    editor.place.shelf.rows.set('hips', archived);
    await save(editor, 'mine');
    expect(editor.context().theirs).toEqual(archived);
    editor.send({ type: 'theirs.shown' }, { type: 'mine.chosen' });
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
  });

  it('and mine without a name waits for one', async () => {
    const editor = openClassEditor();
    await collide(editor);
    editor.edit(draftOf('mine', ''));
    editor.send({ type: 'mine.chosen' });
    expect(editor.state()).toEqual(editing('dirty'));
  });
});

describe('a draft that the device stored', () => {
  const opened = (draft: StoredDraft = stored) =>
    openClassEditor({ device: new Map([['hips', draft]]) });

  it('is taken up, saved over the revision that it was edited from, and can be undone', async () => {
    const editor = opened();
    expect(editor.state()).toBe('restoring');
    editor.send({ type: 'draft.restored' });
    editor.time.pass(2);
    await editor.settle();
    expect(row(editor)).toMatchObject({ description: 'stored', revision: 4 });
    editor.send({ type: 'edit.undone' });
    expect(editor.context().draft.description).toBe(hips.description);
  });

  it('meets what somebody else saved since', async () => {
    const editor = opened({ ...stored, baseRevision: 2 });
    editor.send({ type: 'draft.restored' }, { type: 'page.hidden' });
    await editor.settle();
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
  });

  it('is not saved over what somebody else saved since, unless that is what is edited', async () => {
    const editor = opened({ ...stored, baseRevision: 2 });
    editor.send({ type: 'draft.restored' }, { type: 'edit.undone' });
    await save(editor, 'a');
    expect([editor.state(), row(editor)?.revision]).toEqual([editing('saved'), 4]);
  });

  it('meets the class as it was loaded: that is no base of the draft', async () => {
    const editor = opened({ ...stored, baseRevision: 2 });
    editor.send({ type: 'draft.restored' });
    await save(editor, 'more');
    expect([editor.state(), row(editor)?.revision]).toEqual([editing({ conflict: 'asking' }), 3]);
  });

  it('of a class that was archived meanwhile becomes a copy', async () => {
    const archived = { ...hips, isArchived: true };
    const device = new Map([['hips', stored]]);
    const editor = openClassEditor({ shelf: new Shelf(archived), device });
    expect(editor.state()).toEqual(editing({ conflict: 'asking' }));
    expect(editor.context()).toMatchObject({ draft: draftOf('stored'), theirs: archived });
    editor.edit(draftOf('more'));
    expect(device.get('hips')).toMatchObject({ baseRevision: 3, draft: draftOf('more') });
    editor.send(copy);
    await editor.settle();
    expect(row(editor, editor.context().id)).toMatchObject({ description: 'more' });
    expect([row(editor), device.size]).toEqual([archived, 0]);
  });

  it('of a class that was never saved is discarded with its id', () => {
    const device = new Map([['new', { ...stored, baseRevision: null }]]);
    const editor = openClassEditor({ id: 'new', device });
    editor.send({ type: 'draft.discarded' });
    expect([editor.context().id, device.size]).toEqual(['new, copy 1 by Maya', 0]);
  });

  it('is discarded', () => {
    const editor = opened();
    editor.send({ type: 'draft.discarded' });
    expect([editor.state(), editor.place.device.size]).toEqual([editing('saved'), 0]);
    expect(editor.context().draft).toMatchObject({ name: 'Hips', description: null });
  });

  it('is forgotten without a question where the server has it', () => {
    const editor = opened({ ...stored, draft: { ...draftOf(' '), description: ' ' } });
    expect([editor.state(), editor.place.device.size]).toEqual([editing('saved'), 0]);
  });

  it('of a class that was never saved is added', async () => {
    const device = new Map([['new', { ...stored, baseRevision: null }]]);
    const editor = openClassEditor({ id: 'new', device });
    editor.send({ type: 'draft.restored' }, { type: 'page.hidden' });
    await editor.settle();
    expect(row(editor, 'new')).toMatchObject({ description: 'stored', revision: 1 });
  });
});

it('enters every state and takes every transition', () => {
  const input: ClassEditorInput = {
    id: 'hips',
    edited: hips,
    stored: null,
    language: 'en',
    now: () => morning,
    newId: () => 'copy',
  };
  const machine = classEditorMachine.provide({
    actions: { writeDraft: () => undefined, dropDraft: () => undefined },
  });
  const theirs = { ...hips, description: 'theirs', revision: 4 };
  const saves = '0.classEditor.editing.saving';
  const loads = '0.classEditor.editing.conflict.loading';
  const same = (description: string | null | undefined) => description ?? '';
  expect(
    walk(machine, {
      inputs: [
        input,
        { ...input, stored },
        { ...input, edited: null },
        { ...input, stored, edited: { ...hips, isArchived: true } },
      ],
      events: [
        { type: 'draft.edited', draft: draftOf('a'), field: null },
        { type: 'draft.edited', draft: draftOf('a', ''), field: null },
        copy,
        { type: 'copy.chosen', name: '' },
        { type: `xstate.done.actor.${saves}`, output: 4 },
        { type: `xstate.error.actor.${saves}`, error: outdated },
        { type: `xstate.error.actor.${saves}`, error: offline },
        { type: `xstate.error.actor.${saves}`, error: tooLong },
        { type: `xstate.error.actor.${saves}`, error: broken },
        { type: `xstate.done.actor.${loads}`, output: null },
        { type: `xstate.done.actor.${loads}`, output: theirs },
        { type: `xstate.done.actor.${loads}`, output: { ...theirs, ...draftOf('a') } },
        { type: `xstate.error.actor.${loads}`, error: offline },
      ],
      same: ({ draft, base, past, future, sent, theirs: other }) => [
        [draft.name, same(draft.description), same(base.draft.description)],
        [
          past.length > 0,
          future.length > 0,
          same(sent.at(-1)?.description),
          other?.isArchived === false,
        ],
      ],
    }),
  ).toEqual({ unreached: [], untaken: [] });
});

describe('two writers of one class', () => {
  const events = {
    undo: { type: 'edit.undone' },
    redo: { type: 'edit.redone' },
    leave: left,
    hide: { type: 'page.hidden' },
    due: { type: 'retry.due' },
    retry: { type: 'save.retried' },
    restore: { type: 'draft.restored' },
    theirs: { type: 'theirs.shown' },
    mine: { type: 'mine.chosen' },
    copy,
  } as const;
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('type', 'type', 'typeOn', 'leave') },
    { weight: 2, arbitrary: fc.constantFrom('leave', 'theirs', 'mine', 'copy') },
    { weight: 1, arbitrary: fc.constantFrom('undo', 'redo', 'hide', 'due', 'retry', 'wait') },
    { weight: 1, arbitrary: fc.constantFrom('reopen', 'restore', 'restore', 'discard') },
    { weight: 1, arbitrary: fc.constantFrom<Network>('none', 'answers lost', 'good') },
  );
  const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), act), { maxLength: 40, size: 'max' });

  type Worded = readonly { description: string | null }[];
  const wordsOf = (drafts: Worded) =>
    drafts.flatMap(({ description }) => description?.split(' ') ?? []);

  it('lose nothing that either of them has typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isNew, taken) => {
        const shelf = isNew ? new Shelf() : new Shelf(hips);
        const writers = ['Maya', 'Noor'].map((by) => openClassEditor({ shelf, by }));
        /** What nobody has given up by their own hand. */
        const words = new Set<string>();
        const giveUp = (drafts: Worded, others: Worded) => {
          const rest = new Set(wordsOf(others));
          for (const word of wordsOf(drafts)) if (!rest.has(word)) words.delete(word);
        };
        const type = ({ edit, context }: Opened, field: string | null, word: string) => {
          const { draft, past, future } = context();
          giveUp(future, [...past, draft]);
          words.add(word);
          edit(draftOf(`${draft.description ?? ''} ${word}`), field);
        };
        const discard = ({ send, context }: Opened) => {
          const { stored: offered, base } = context();
          giveUp(offered ? [offered.draft] : [], [base.draft]);
          send({ type: 'draft.discarded' });
        };
        const reopen = ({ send, actor, context, place: { device, by } }: Opened) => {
          const { id, draft, past, future } = context();
          giveUp([...past, ...future], [draft]);
          send({ type: 'page.hidden' });
          actor.stop();
          return openClassEditor({ shelf, device, by, id });
        };
        for (const [count, [at, step]] of taken.entries()) {
          const writer = writers[at] as Opened;
          const isAsked = writer.actor.getSnapshot().matches('restoring');
          if (step === 'wait') writer.time.pass(2);
          else if (step === 'type' || step === 'typeOn') {
            const field = step === 'type' ? null : 'description';
            if (!isAsked) type(writer, field, `word${count}`);
          } else if (step === 'discard') {
            if (isAsked) discard(writer);
          } else if (step === 'reopen') {
            if (!isAsked) writers[at] = reopen(writer);
          } else if (step in events) writer.send(events[step as keyof typeof events]);
          else {
            writer.place.network = step as Network;
            if (step === 'good') writer.send({ type: 'network.back' });
          }
          await writer.settle();
        }
        const held = writers.flatMap(({ place, context }) => [
          ...[...place.device.values()].map(({ draft }) => draft),
          ...context().past,
          ...context().future,
        ]);
        const found = new Set(wordsOf([...shelf.rows.values(), ...held]));
        expect([...words].filter((word) => !found.has(word))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
