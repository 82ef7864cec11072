import { asanaKeys, type LibraryPage } from '@niyama/data';
import type { LibraryAsana, MarkChange, MarkKind, OutboxRow } from '@niyama/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { cancelAndInvalidate } from '@niyama/app/queryClient.ts';
import { cacheSelfPractice } from './selfPracticeInCache.ts';

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
export function updateCachedMark(
  queryClient: QueryClient,
  userId: string,
  change: MarkChange,
): void {
  const poses = { queryKey: asanaKeys.all };
  // An answer under way may not have this change yet.
  const isAsking = queryClient.isFetching(poses) > 0;
  void queryClient.cancelQueries({ ...poses, type: 'inactive' });

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
  // Otherwise the poses are fetched when they are shown next: reloading every page for one mark would be
  // waste.
  if (isAsking) cancelAndInvalidate(queryClient, poses);
  else void queryClient.invalidateQueries({ ...poses, refetchType: 'none' });
  if (change.mark === 'practiceList') cacheSelfPractice(queryClient, userId, change);
}
