import { asanaKeys, type LibraryPage, selfPracticeKeys } from '@niyama/data';
import type { Asana, MarkChange, OutboxRow, SelfPracticeEntry } from '@niyama/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { cancelAndInvalidate } from '@niyama/app/queryClient.ts';

/** A pose from the cached library. */
function knownAsana(queryClient: QueryClient, userId: string, asanaId: string): Asana | null {
  const library = queryClient.getQueryData<InfiniteData<LibraryPage>>(asanaKeys.library(userId));
  const asanas = library?.pages.flatMap((page) => page.asanas) ?? [];
  return asanas.find(({ id }) => id === asanaId) ?? null;
}

/** The list after a change; a pose that is not cached comes with the next fetch. */
function changed(
  entries: SelfPracticeEntry[],
  { asanaId, isSet }: Pick<MarkChange, 'asanaId' | 'isSet'>,
  asana: () => Asana | null,
): SelfPracticeEntry[] {
  if (!isSet) return entries.filter((entry) => entry.asanaId !== asanaId);
  if (entries.some((entry) => entry.asanaId === asanaId)) return entries;
  const known = asana();
  if (!known) return entries;
  const position = (entries.at(-1)?.position ?? -1) + 1;
  return [...entries, { asanaId, asana: known, position }];
}

/** The practice list with the changes that wait in the outbox, which so show at once. */
export function withWaitingEntries(
  queryClient: QueryClient,
  userId: string,
  { entries, waiting }: { entries: SelfPracticeEntry[]; waiting: readonly OutboxRow[] },
): SelfPracticeEntry[] {
  return waiting.reduce((list, { operation }) => {
    if (operation.kind !== 'mark' || operation.mark !== 'practiceList') return list;
    return changed(list, operation, () => knownAsana(queryClient, userId, operation.asanaId));
  }, entries);
}

/** Writes a saved change into the cached practice list, and fetches the list again. */
export function cacheSelfPractice(
  queryClient: QueryClient,
  userId: string,
  change: MarkChange,
): void {
  queryClient.setQueryData<SelfPracticeEntry[]>(
    selfPracticeKeys.of(userId),
    (entries) =>
      entries && changed(entries, change, () => knownAsana(queryClient, userId, change.asanaId)),
  );
  cancelAndInvalidate(queryClient, { queryKey: selfPracticeKeys.all });
}
