import { asanaKeys, type LibraryPage } from '@niyama/data';
import type { LibraryAsana, MarkChange, MarkKind, OutboxRow } from '@niyama/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keepInSelfPractice } from './selfPracticeInCache.ts';

const fieldOf = {
  favorite: 'isFavorite',
  practiceList: 'inPracticeList',
} as const satisfies Record<MarkKind, keyof LibraryAsana>;

/** Whether the pose has the mark. */
export const hasMark = (asana: LibraryAsana, mark: MarkKind) => asana[fieldOf[mark]];

/**
 * A pose with the marks that wait in the outbox over those that the server knows: what a student
 * pressed shows at once, also after a reload without a network.
 */
export function withWaitingMarks(asana: LibraryAsana, waiting: readonly OutboxRow[]): LibraryAsana {
  // Oldest first, so that the last one counts.
  const marks = waiting.flatMap(({ operation }) =>
    operation.kind === 'mark' && operation.asanaId === asana.id
      ? [[fieldOf[operation.mark], operation.isSet] as const]
      : [],
  );
  return marks.length === 0 ? asana : { ...asana, ...Object.fromEntries(marks) };
}

/** Writes a saved mark into every cached copy of the pose: in the library and in its details. */
export function keepMark(queryClient: QueryClient, userId: string, change: MarkChange): void {
  // An answer under way may not have this change yet: it is fetched again.
  const underway = {
    queryKey: asanaKeys.all,
    predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  };
  const isAsking = queryClient.isFetching(underway) > 0;
  void queryClient.cancelQueries(underway);

  const marked = (asana: LibraryAsana) =>
    asana.id === change.asanaId ? { ...asana, [fieldOf[change.mark]]: change.isSet } : asana;
  queryClient.setQueryData<LibraryAsana | null>(
    asanaKeys.detail(change.asanaId, userId),
    (asana) => asana && marked(asana),
  );
  queryClient.setQueryData<InfiniteData<LibraryPage>>(
    asanaKeys.library(userId),
    (library) =>
      library && {
        ...library,
        pages: library.pages.map((page) => ({ ...page, asanas: page.asanas.map(marked) })),
      },
  );
  // Fetched again when it is shown next: reloading every page for one mark would be waste.
  const refetchType = isAsking ? 'active' : 'none';
  void queryClient.invalidateQueries({ queryKey: asanaKeys.all, refetchType });
  if (change.mark === 'practiceList') keepInSelfPractice(queryClient, userId, change);
}
