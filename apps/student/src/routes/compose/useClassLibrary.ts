import { historyQuery } from '@niyama/data';
import { type Composable, daysBetween, type LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useLocalTime } from '../../app/useLocalTime.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useLibrary } from '../shared/useLibrary.ts';

/** A pose is recent if it was practiced at most this many days ago. */
const recentDays = 3;

export type ClassPoseSource = LibraryAsana & Composable;

/** The library as the composer takes it; it has to be there whole. */
export function useClassLibrary() {
  const { t } = useTranslation('compose');
  const library = useLibrary({ isShown: true, failed: t('failed') });
  const language = useReadingLanguage();
  const { day } = useLocalTime();
  // What is known of it already: a wish for variety is worth no request.
  const { data: history } = useInfiniteQuery({
    ...historyQuery(useClient(), useUserId(), language),
    enabled: false,
  });
  const { poses } = library;
  const composable = useMemo(() => {
    const entries = history?.pages.flatMap((page) => page.entries) ?? [];
    const recent = new Set(
      entries.flatMap(({ asana, localDate }) =>
        asana && daysBetween(localDate, day) <= recentDays ? asana.id : [],
      ),
    );
    return poses.map((pose): ClassPoseSource => ({ ...pose, isRecent: recent.has(pose.id) }));
  }, [poses, history, day]);
  return { ...library, poses: composable };
}
