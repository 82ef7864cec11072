import type { LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FailureNotice } from '#screens/student/parts/FailureNotice.tsx';
import type { LibraryViewProps, PoseActions, PracticedState } from '../types.ts';
import { EmptyPoses } from './EmptyPoses.tsx';
import { FoundPoses } from './FoundPoses.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';

export interface PracticedPosesProps extends PoseActions, LibraryViewProps {
  practiced: PracticedState;
  /** The practiced poses that the search and the filters let through. */
  found: readonly LibraryAsana[];
  onRetry: () => void;
}

/** The tab of what the student has practiced in the last two months. */
export function PracticedPoses({ practiced, found, onRetry, ...looking }: PracticedPosesProps) {
  const { t } = useTranslation('student');
  if (practiced.status === 'loading') return <LibrarySkeleton />;
  if (practiced.status === 'failed') {
    return (
      <FailureNotice title={t('library.history.failed')} onRetry={onRetry}>
        {practiced.reason}
      </FailureNotice>
    );
  }
  if (practiced.poses.length === 0 && practiced.isComplete) {
    return (
      <EmptyPoses
        description={t('library.empty.history.text')}
        title={t('library.empty.history.title')}
      />
    );
  }
  return <FoundPoses isComplete={practiced.isComplete} poses={found} {...looking} />;
}
