import {
  changedMeanwhile,
  type ClassDraft,
  DataError,
  type EditedClass,
  savedDraft,
  type StoredDraft,
} from '@niyama/domain';
import { assign, fromPromise, raise, setup } from 'xstate';
import { failureKind } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import { isRefusal } from '../outbox/rows.ts';
import type {
  ClassEditorContext,
  ClassEditorEvent,
  ClassEditorInput,
  ClassSave,
} from './classEditor.types.ts';
import {
  becomeCopy,
  discard,
  editableOf,
  hasOtherDraft,
  isNewer,
  isOurs,
  isSaved,
  keepMine,
  noteBase,
  noteEdit,
  noteSaved,
  noteSent,
  openEditor,
  redo,
  restore,
  saveOf,
  showTheirs,
  toStored,
  undo,
} from './classEditorRules.ts';

/**
 * The editor of a class. It protects what is written: the device stores each edit until the server has it, and
 * no save goes over what somebody else saved meanwhile, unless the person who writes has chosen that.
 */
export const classEditorMachine = setup({
  types: {
    context: {} as ClassEditorContext,
    input: {} as ClassEditorInput,
    events: {} as ClassEditorEvent,
  },
  actors: {
    /**
     * Adds the class, or changes it over a revision. Resolves to its new revision; rejects with the code
     * `changed_meanwhile` where the server has another one, or has what was to be added.
     */
    saveClass: fromPromise<number, ClassSave>(async () => notProvided('saveClass')),
    /** The class as it is now; null where there is none. */
    loadTheirs: fromPromise<EditedClass | null, { id: string }>(async () =>
      notProvided('loadTheirs'),
    ),
  },
  delays: {
    /** From the last edit until it is saved. */
    autosave: 1500,
  },
  guards: {
    /** There is a draft of a class that can no longer be edited. */
    isLocked: ({ context }) => context.theirs !== null,
    hasOtherDraft: ({ context }) => hasOtherDraft(context),
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isSaved: ({ context }) => isSaved(context),
    hasName: ({ context }) => savedDraft(context.draft).name !== '',
    /** There are edits since the last save was sent. */
    isNewer: ({ context }) => isNewer(context),
    isOffline: (_, failure: { error: unknown }) => failureKind(failure.error) === 'offline',
    isConflict: (_, { error }: { error: unknown }) =>
      error instanceof DataError && error.code === changedMeanwhile,
    isRefusal: (_, failure: { error: unknown }) => isRefusal(failure.error),
    /** It came from here: the answer to a save was lost. */
    isOurs: ({ context }, theirs: EditedClass | null) => isOurs(context, theirs),
    /** Otherwise there is nothing left to save over. */
    hasTheirs: ({ context }) => editableOf(context.theirs) !== null,
  },
  actions: {
    restore: assign(({ context }) => restore(context)),
    discard: assign(({ context }) => discard(context)),
    noteEdit: assign(({ context }, edit: { draft: ClassDraft; field: string | null }) =>
      noteEdit(context, edit),
    ),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    announceChange: raise({ type: 'draft.changed' }),
    noteSent: assign(({ context }) => noteSent(context)),
    noteSaved: assign(({ context }, revision: number) => noteSaved(context, revision)),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    noteBase: assign((_, answer: EditedClass | null) => {
      const theirs = editableOf(answer);
      return theirs ? noteBase(theirs) : {};
    }),
    noteTheirs: assign({ theirs: (_, theirs: EditedClass | null) => theirs }),
    showTheirs: assign(({ context }) => showTheirs(context)),
    keepMine: assign(({ context }) => keepMine(context)),
    becomeCopy: assign(({ context }, name: string) => becomeCopy(context, name)),
    /** Stores the draft on the device as it is now. */
    writeDraft: (_scope, _stored: StoredDraft & { id: string }): void => notProvided('writeDraft'),
    /** Drops what `writeDraft` stored of the class with this id. */
    dropDraft: (_scope, _id: string): void => notProvided('dropDraft'),
  },
}).createMachine({
  id: 'classEditor',
  context: ({ input }) => openEditor(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isLocked', target: 'editing.conflict.asking' },
        { guard: 'hasOtherDraft', target: 'restoring' },
        { target: 'editing' },
      ],
    },
    restoring: {
      on: {
        'draft.restored': { target: 'editing', actions: 'restore' },
        'draft.discarded': {
          target: 'editing',
          actions: [{ type: 'dropDraft', params: ({ context }) => context.id }, 'discard'],
        },
      },
    },
    editing: {
      initial: 'dirty',
      on: {
        'draft.edited': {
          actions: [
            { type: 'noteEdit', params: ({ event }) => event },
            { type: 'writeDraft', params: ({ context }) => toStored(context) },
            'announceChange',
          ],
        },
        'edit.undone': {
          guard: 'canUndo',
          actions: [
            'undo',
            { type: 'writeDraft', params: ({ context }) => toStored(context) },
            'announceChange',
          ],
        },
        'edit.redone': {
          guard: 'canRedo',
          actions: [
            'redo',
            { type: 'writeDraft', params: ({ context }) => toStored(context) },
            'announceChange',
          ],
        },
      },
      states: {
        saved: { on: { 'draft.changed': 'dirty' } },
        dirty: {
          always: {
            guard: 'isSaved',
            target: 'saved',
            actions: { type: 'dropDraft', params: ({ context }) => context.id },
          },
          after: { autosave: { guard: 'hasName', target: 'saving' } },
          on: {
            'draft.changed': { target: 'dirty', reenter: true },
            'field.left': { guard: 'hasName', target: 'saving' },
            'page.hidden': { guard: 'hasName', target: 'saving' },
          },
        },
        /** Saves at once what can be saved. */
        hurrying: {
          always: [
            { guard: 'isSaved', target: 'dirty' },
            { guard: 'hasName', target: 'saving' },
            { target: 'dirty' },
          ],
        },
        saving: {
          entry: 'noteSent',
          invoke: {
            src: 'saveClass',
            input: ({ context }) => saveOf(context),
            onDone: {
              target: 'dirty',
              actions: [
                { type: 'noteSaved', params: ({ event }) => event.output },
                // What was typed meanwhile is edited from the new revision.
                { type: 'writeDraft', params: ({ context }) => toStored(context) },
              ],
            },
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => event },
                target: 'conflict',
              },
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: 'offline',
              },
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'noteError', params: ({ event }) => event },
              },
              {
                target: 'failed',
                actions: { type: 'noteError', params: ({ event }) => event },
              },
            ],
          },
        },
        offline: {
          always: { guard: 'isNewer', target: 'dirty' },
          on: {
            'network.back': 'hurrying',
            'retry.due': 'hurrying',
            'save.retried': 'hurrying',
          },
        },
        failed: {
          always: { guard: 'isNewer', target: 'dirty' },
          on: { 'save.retried': 'hurrying' },
        },
        /** The server does not take the class as it is. */
        refused: { always: { guard: 'isNewer', target: 'dirty' } },
        /** Somebody else saved the class meanwhile: nothing is saved before a choice is made. */
        conflict: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadTheirs',
                input: ({ context }) => ({ id: context.id }),
                onDone: [
                  {
                    guard: { type: 'isOurs', params: ({ event }) => event.output },
                    target: '#classEditor.editing.hurrying',
                    actions: [
                      { type: 'noteBase', params: ({ event }) => event.output },
                      { type: 'writeDraft', params: ({ context }) => toStored(context) },
                    ],
                  },
                  {
                    target: 'asking',
                    actions: { type: 'noteTheirs', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'unread',
                  actions: { type: 'noteError', params: ({ event }) => event },
                },
              },
            },
            unread: {
              on: { 'network.back': 'loading', 'retry.due': 'loading', 'save.retried': 'loading' },
            },
            asking: {
              on: {
                'theirs.shown': {
                  guard: 'hasTheirs',
                  target: '#classEditor.editing.saved',
                  actions: [
                    // Mine stays on the device until the next save.
                    {
                      type: 'writeDraft',
                      params: ({ context }) => toStored({ ...context, ...keepMine(context) }),
                    },
                    'showTheirs',
                  ],
                },
                'mine.chosen': {
                  guard: 'hasTheirs',
                  target: '#classEditor.editing.hurrying',
                  actions: [
                    'keepMine',
                    { type: 'writeDraft', params: ({ context }) => toStored(context) },
                  ],
                },
                'copy.chosen': {
                  target: '#classEditor.editing.hurrying',
                  actions: [
                    { type: 'dropDraft', params: ({ context }) => context.id },
                    { type: 'becomeCopy', params: ({ event }) => event.name },
                    { type: 'writeDraft', params: ({ context }) => toStored(context) },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});
