import { addOwnClass, changeOwnClass, deleteOwnClass, ownClassKeys } from '@niyama/data';
import type { Asana, ClassDraft, NewOwnClass, OwnClass, OwnClasses } from '@niyama/domain';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOptimisticList } from '../shared/useOptimisticList.ts';

/** Poses that the list may not have yet, with what is written. */
interface WithAsanas {
  asanas: readonly Asana[];
}

type Addition = WithAsanas & { added: NewOwnClass };
type Change = WithAsanas & { changed: OwnClass; fields: ClassDraft };

const without = ({ classes, ...list }: OwnClasses, { id }: Pick<OwnClass, 'id'>): OwnClasses => ({
  ...list,
  classes: classes.filter((one) => one.id !== id),
});

/** The list with a class in its place by time. */
function withClass(list: OwnClasses, own: OwnClass): OwnClasses {
  const timeOf = (one: OwnClass) => Date.parse(one.createdAt);
  const { classes, asanas } = without(list, own);
  return {
    classes: [...classes, own].toSorted((one, other) => timeOf(other) - timeOf(one)),
    asanas,
  };
}

/** The list with a class that was added; one that has no time yet stands at the top. */
function withAdded(
  list: OwnClasses,
  { createdAt, ...added }: NewOwnClass,
  revision = 1,
): OwnClasses {
  if (createdAt !== null) return withClass(list, { ...added, createdAt, revision });
  const { classes, asanas } = without(list, added);
  const own = { ...added, createdAt: new Date().toISOString(), revision };
  return { classes: [own, ...classes], asanas };
}

const withAsanas = ({ classes, asanas }: OwnClasses, more: readonly Asana[]): OwnClasses => ({
  classes,
  asanas: [...new Map([...asanas, ...more].map((asana) => [asana.id, asana])).values()],
});

/**
 * Changes to the custom presets, sent one after the other. Deleting and restoring show at once, and are
 * undone if the request fails; a saved preset shows once the server has it.
 */
export function useChangePresets() {
  const client = useClient();
  const userId = useUserId();
  const { change, options } = useOptimisticList<OwnClasses>(
    ownClassKeys.of(userId),
    'customPresets.change',
  );

  const { mutateAsync: add } = useMutation({
    ...options,
    mutationFn: ({ added }: Addition) => addOwnClass(client, { userId, added }),
    onSuccess: (revision, { added, asanas }) =>
      change((list) => withAsanas(withAdded(list, added, revision), asanas)),
  });
  const { mutateAsync: save } = useMutation({
    ...options,
    mutationFn: ({ changed, fields }: Change) => changeOwnClass(client, changed, fields),
    onSuccess: (revision, { changed, fields, asanas }) =>
      change((list) => withAsanas(withClass(list, { ...changed, ...fields, revision }), asanas)),
  });
  const { mutateAsync: remove } = useMutation({
    ...options,
    mutationFn: ({ id }: OwnClass) => deleteOwnClass(client, { userId, id }),
    onMutate: (preset) => change((list) => without(list, preset)),
    onError: (_error, preset) => change((list) => withClass(list, preset)),
  });
  const { mutateAsync: putBack } = useMutation({
    ...options,
    mutationFn: (added: NewOwnClass) => addOwnClass(client, { userId, added }),
    onMutate: (added) => change((list) => withAdded(list, added)),
    onError: (_error, added) => change((list) => without(list, added)),
  });
  return { add, save, remove, putBack };
}
