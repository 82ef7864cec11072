import { reorderSelfPractice, restoreInSelfPractice, selfPracticeKeys } from '@niyama/data';
import type { SelfPracticeEntry } from '@niyama/domain';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOptimisticList } from '../shared/useOptimisticList.ts';

type List = SelfPracticeEntry[];

/** The poses in the order that was asked for; what it does not name follows behind. */
function ordered(list: List, asanaIds: readonly string[]): List {
  const place = new Map(asanaIds.map((id, index) => [id, index]));
  const placeOf = ({ asanaId }: SelfPracticeEntry) => place.get(asanaId) ?? asanaIds.length;
  return list
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((entry, position) => ({ ...entry, position }));
}

function withEntry(list: List, entry: SelfPracticeEntry): List {
  const others = list.filter(({ asanaId }) => asanaId !== entry.asanaId);
  return [...others, entry].toSorted((one, other) => one.position - other.position);
}

/** Changes to the order: shown at once, sent one after the other, undone if the request fails. */
export function useOrder() {
  const client = useClient();
  const userId = useUserId();
  const { change, options } = useOptimisticList<List>(
    selfPracticeKeys.of(userId),
    'selfPractice.order',
  );

  const { mutateAsync: reorder } = useMutation({
    ...options,
    mutationFn: (asanaIds: readonly string[]) => reorderSelfPractice(client, asanaIds),
    onMutate: (asanaIds) => change((list) => ordered(list, asanaIds)),
    onError: (_error, _asanaIds, before) =>
      change((list) => ordered(list, before?.map(({ asanaId }) => asanaId) ?? [])),
  });
  const { mutateAsync: putBack } = useMutation({
    ...options,
    mutationFn: ({ asanaId, position }: SelfPracticeEntry) =>
      restoreInSelfPractice(client, { userId, asanaId, position }),
    onMutate: (entry) => change((list) => withEntry(list, entry)),
    onError: (_error, { asanaId }) =>
      change((list) => list.filter((entry) => entry.asanaId !== asanaId)),
  });
  return { reorder, putBack };
}
