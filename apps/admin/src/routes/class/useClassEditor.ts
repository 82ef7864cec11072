import {
  addShelfClass,
  changeShelfClass,
  editedClassKeys,
  getEditedClass,
  shelfKeys,
} from '@niyama/data';
import { watchNetwork, watchPage } from '@niyama/device';
import {
  adviseClass,
  classDemands,
  type ClassPose,
  DataError,
  type EditedClass,
  expandClass,
  isSameDraft,
  savedDraft,
  totalSeconds,
  usualLeadIn,
} from '@niyama/domain';
import { errorText, languageOf, useTranslation } from '@niyama/i18n';
import { classEditorMachine, type ClassSave } from '@niyama/machines';
import { useUnsaved } from '@niyama/ui/screens/admin/parts';
import type {
  ClassEditorActions,
  ClassEditorState,
  ClassSaving,
} from '@niyama/ui/screens/shared/ClassEditor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useNameOfCopy } from '../shared/useNameOfCopy.ts';
import { useClassDrafts } from './useClassDrafts.ts';

interface Opened {
  id: string;
  /** Null for a new class. One that cannot be edited needs a stored draft. */
  edited: EditedClass | null;
  poses: ReadonlyMap<string, ClassPose>;
}

/** The editor of a class, with this device and the backend behind the ports of its machine. */
export function useClassEditor({ id, edited, poses }: Opened) {
  const { i18n } = useTranslation();
  const [snapshot, editor] = useEditorActor({ id, edited, poses });
  const nameOfCopy = useNameOfCopy();
  const { value, context } = snapshot;
  const { draft, base, past, future, stored } = context;
  const saving = toSaving();
  const isNameless =
    saving.status === 'unsaved' && saving.lacks === 'name' && !isSameDraft(draft, base.draft);
  // The device has the edits too, but a logout removes them.
  useUnsaved(isNameless || ['offline', 'failed', 'refused', 'conflict'].includes(saving.status));

  const steps = useMemo(() => expandClass(draft.body, poses), [draft.body, poses]);
  const seconds = useMemo(() => totalSeconds(steps, usualLeadIn), [steps]);
  // Not deferred: to draw the editor a second time takes longer than this.
  const advice = useMemo(() => adviseClass(steps), [steps]);
  const demands = useMemo(() => classDemands(steps), [steps]);
  const actions = useMemo<Omit<ClassEditorActions, 'onBack' | 'onPreview'>>(
    () => ({
      onEdit: (next, field) => editor.send({ type: 'draft.edited', draft: next, field }),
      onUndo: () => editor.send({ type: 'edit.undone' }),
      onRedo: () => editor.send({ type: 'edit.redone' }),
      onFieldLeft: () => editor.send({ type: 'field.left' }),
    }),
    [editor],
  );
  const state: ClassEditorState =
    typeof value === 'string'
      ? {
          status: 'restoring',
          savedAt: stored?.storedAt ?? 0,
          onRestore: () => editor.send({ type: 'draft.restored' }),
          onDiscard: () => editor.send({ type: 'draft.discarded' }),
        }
      : {
          status: 'editing',
          draft,
          poses,
          totalSeconds: seconds,
          advice,
          demands,
          isNew: base.revision === null,
          saving,
          canUndo: past.length > 0,
          canRedo: future.length > 0,
        };
  return { state, draft, actions, name: savedDraft(draft).name, editedId: context.id };

  function toSaving(): ClassSaving {
    const { error, theirs, savedAt } = context;
    const failure = DataError.from(error);
    const onRetry = () => editor.send({ type: 'save.retried' });
    switch (stepOf(value)) {
      case 'saving':
      case 'loading':
        return { status: 'saving' };
      case 'saved':
        return { status: 'saved', at: savedAt };
      case 'offline':
        return { status: 'offline', onRetry };
      case 'failed':
        return { status: 'failed', onRetry };
      case 'unread':
        return { status: failure.kind === 'offline' ? 'offline' : 'failed', onRetry };
      case 'refused':
        return { status: 'refused', reason: errorText(i18n, failure) };
      case 'asking':
        return {
          status: 'conflict',
          why: whyOf(theirs),
          by: theirs && !theirs.changedByMe ? theirs.changedBy : null,
          at: theirs?.changedAt ?? new Date().toISOString(),
          onShowTheirs: () => editor.send({ type: 'theirs.shown' }),
          onKeepMine: () => editor.send({ type: 'mine.chosen' }),
          onSaveCopy: () => editor.send({ type: 'copy.chosen', name: nameOfCopy(draft.name) }),
        };
      default:
        return { status: 'unsaved', lacks: savedDraft(draft).name === '' ? 'name' : null };
    }
  }
}

function whyOf(theirs: EditedClass | null) {
  if (theirs === null || theirs.isArchived) return 'archived';
  return theirs.body === null ? 'newerVersion' : 'changed';
}

type EditorValue = SnapshotFrom<typeof classEditorMachine>['value'];

function stepOf(value: EditorValue) {
  if (typeof value === 'string') return value;
  return typeof value.editing === 'string' ? value.editing : value.editing.conflict;
}

/** Milliseconds between attempts without a connection, which the browser may not notice coming back. */
const retryEvery = 20_000;

/** Saves in flight, by the id of the class. They outlive the page that began them. */
const running = new Map<string, Promise<unknown>>();

/** Waits for a save of this class that is still in flight from an earlier visit. */
export const awaitSave = async (id: string): Promise<void> => {
  await Promise.allSettled([running.get(id)]);
};

/** The machine of the editor, connected to the page and the network. */
function useEditorActor({ id, edited, poses }: Opened) {
  const { i18n } = useTranslation();
  const client = useClient();
  const queryClient = useQueryClient();
  const drafts = useClassDrafts();
  const language = useReadingLanguage();
  const { mutateAsync: save } = useMutation({
    mutationFn: ({ id: of, revision, draft }: ClassSave) => {
      const saved = {
        draft,
        totalSeconds: totalSeconds(expandClass(draft.body, poses), usualLeadIn),
      };
      return revision === null
        ? addShelfClass(client, { id: of, ...saved })
        : changeShelfClass(client, { id: of, revision }, saved);
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: shelfKeys.all }),
  });
  const [openedId] = useState(id);
  const { mutateAsync: load } = useMutation({
    mutationFn: ({ id: of }: { id: string }) => getEditedClass(client, { id: of, language }),
    // Their class may name poses that were added since this page loaded.
    onSuccess: (answer) =>
      // Nothing is added once the page is left: the next visit reads it all again.
      queryClient.setQueryData(editedClassKeys.of(openedId), (known) => known && answer),
  });
  // It outlives the page: what was typed last is still saved.
  const [editor] = useState(() =>
    createActor(
      classEditorMachine.provide({
        actors: {
          saveClass: fromPromise(({ input }) => {
            const saving = save(input);
            running.set(input.id, saving);
            return saving;
          }),
          loadTheirs: fromPromise(async ({ input }) => (await load(input)).edited),
        },
        actions: {
          writeDraft: (_, { id: of, ...stored }) => drafts.write(of, stored),
          dropDraft: (_, of) => drafts.forget(of),
        },
      }),
      {
        input: {
          id,
          edited,
          stored: drafts.read(id),
          language: languageOf(i18n),
          now: Date.now,
          newId: () => crypto.randomUUID(),
        },
      },
    ).start(),
  );
  useEffect(() => {
    const onHidden = () => editor.send({ type: 'page.hidden' });
    const onDue = () => editor.send({ type: 'retry.due' });
    // Not in the machine, which outlives the page and the session.
    const timer = setInterval(onDue, retryEvery);
    const unwatchPage = watchPage({ onHidden, onShown: onDue });
    const unwatchNetwork = watchNetwork((isOnline) => {
      if (isOnline) editor.send({ type: 'network.back' });
    });
    return () => {
      clearInterval(timer);
      unwatchPage();
      unwatchNetwork();
      onHidden();
    };
  }, [editor]);
  return [useSelector(editor, (current) => current), editor] as const;
}
