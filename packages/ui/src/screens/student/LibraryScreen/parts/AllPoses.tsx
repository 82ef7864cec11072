import type { LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FailureNotice } from '#screens/student/parts/FailureNotice.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import type { LibraryState, LibraryViewProps, PoseActions } from '../types.ts';
import { FoundPoses } from './FoundPoses.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';
import { SamplePoses } from './SamplePoses.tsx';

export interface PosesTabProps extends PoseActions, LibraryViewProps {
  state: LibraryState;
  /** The poses of the tab that the search and the filters let through. */
  found: readonly LibraryAsana[];
  onRetry: () => void;
}

/** The tab of all poses; samples stand in when they cannot be loaded. */
export function AllPoses({ state, found, onRetry, ...looking }: PosesTabProps) {
  const { t } = useTranslation('student');
  if (state.status === 'loading') return <LibrarySkeleton />;
  if (state.status === 'failed') {
    return (
      <>
        <FailureNotice title={t('library.failed')} onRetry={onRetry}>
          {`${state.reason} ${t('daily.sample.explanation')}`}
        </FailureNotice>
        <SamplePoses view={looking.view} />
      </>
    );
  }
  return (
    <>
      <StaleNotice failedTitle={t('library.failed')} stale={state.stale} onRetry={onRetry} />
      <FoundPoses isComplete={state.isComplete} poses={found} {...looking} />
    </>
  );
}
