import type { LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import type { LibraryViewProps, PoseActions, PractisedState } from '../types.ts';
import { EmptyPoses } from './EmptyPoses.tsx';
import { FoundPoses } from './FoundPoses.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';

export interface PractisedPosesProps extends PoseActions, LibraryViewProps {
  practised: PractisedState;
  /** The practiced poses that the search and the filters let through. */
  found: readonly LibraryAsana[];
  onRetry: () => void;
}

/** The tab of what the student has practiced in the last two months. */
export function PractisedPoses({ practised, found, onRetry, ...looking }: PractisedPosesProps) {
  const { t } = useTranslation('student');
  if (practised.status === 'loading') return <LibrarySkeleton />;
  if (practised.status === 'failed') {
    return (
      <FailureNotice title={t('library.history.failed')} onRetry={onRetry}>
        {practised.reason}
      </FailureNotice>
    );
  }
  if (practised.poses.length === 0 && practised.isComplete) {
    return (
      <EmptyPoses
        description={t('library.empty.history.text')}
        title={t('library.empty.history.title')}
      />
    );
  }
  return <FoundPoses isComplete={practised.isComplete} poses={found} {...looking} />;
}
