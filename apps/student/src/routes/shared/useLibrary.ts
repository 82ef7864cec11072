import { libraryQuery } from '@niyama/data';
import { DataError, languageTag, type LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { LibraryState } from '@niyama/ui/screens/student/LibraryScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { withWaitingMarks } from '../../app/outbox/marksInCache.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { toasts } from '../../app/toasts.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

const nothing: LibraryAsana[] = [];

/**
 * The whole library: its first page shows at once, the others follow by themselves.
 *
 * @param options.isShown whether it is on the screen; cached data is not refetched while it is not.
 * @param options.failed the message when it cannot be loaded; by default the library's own.
 */
export function useLibrary({ isShown, failed }: { isShown: boolean; failed?: string }): {
  /** What is loaded of it so far. */
  poses: readonly LibraryAsana[];
  state: LibraryState;
  retry: () => void;
} {
  const { i18n, t } = useTranslation('student');
  const language = useReadingLanguage();
  const library = useInfiniteQuery({
    ...libraryQuery(useClient(), useUserId(), language),
    enabled: (query) => isShown || query.state.data === undefined,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = library;

  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  // One toast a visit: the page itself shows every further failure.
  const hasShown = useRef(false);
  const hasFailed = error !== null && DataError.from(error).kind !== 'offline';
  const isWithout = error !== null && data === undefined;
  useEffect(() => {
    if (!(hasFailed || isWithout) || hasShown.current) return;
    hasShown.current = true;
    toasts.show({ tone: 'error', message: failed ?? t('library.failed') });
  }, [hasFailed, isWithout, failed, t]);

  const { waiting } = useOutbox();
  const known = useMemo(() => {
    const poses = data?.pages.flatMap(({ asanas }) =>
      asanas.map((asana) => withWaitingMarks(asana, waiting)),
    );
    // The pages come by the English names; in the order of another language once they are all there.
    if (language === 'english' || hasNextPage) return poses;
    const { compare } = new Intl.Collator(languageTag[language]);
    return poses?.toSorted((one, other) => compare(one.name, other.name));
  }, [data, waiting, language, hasNextPage]);
  const state = toLoad(i18n, { data: known, error }, (poses, stale) => ({
    poses,
    // After a failure nothing more is loading.
    isComplete: !hasNextPage || error !== null,
    stale,
  }));
  return { poses: known ?? nothing, state, retry: () => void refetch() };
}
