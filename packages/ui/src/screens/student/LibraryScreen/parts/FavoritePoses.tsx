import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '#screens/student/parts/FailureNotice.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import * as styles from '../LibraryScreen.css.ts';
import type { PosesTabProps } from './AllPoses.tsx';
import { EmptyPoses } from './EmptyPoses.tsx';
import { FoundPoses } from './FoundPoses.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';

export interface FavoritePosesProps extends PosesTabProps {
  /** Whether there is a favorite at all. */
  hasAny: boolean;
}

/** The tab of the student's favorites. */
export function FavoritePoses({ state, found, hasAny, onRetry, ...looking }: FavoritePosesProps) {
  const { t } = useTranslation('student');
  const end = useFocusAtTheEnd(hasAny);
  if (state.status === 'loading') return <LibrarySkeleton />;
  if (state.status === 'failed') {
    return (
      <FailureNotice title={t('library.failed')} onRetry={onRetry}>
        {state.reason}
      </FailureNotice>
    );
  }
  return (
    <>
      <StaleNotice failedTitle={t('library.failed')} stale={state.stale} onRetry={onRetry} />
      {hasAny || !state.isComplete ? (
        <FoundPoses isComplete={state.isComplete} poses={found} {...looking} />
      ) : (
        <div className={styles.end} ref={end} tabIndex={-1}>
          <EmptyPoses
            description={t('library.empty.favorites.text')}
            title={t('library.empty.favorites.title')}
          />
        </div>
      )}
    </>
  );
}

/** Where the focus goes when the last favorite has left with it. */
function useFocusAtTheEnd(hasAny: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const had = useRef(hasAny);
  useEffect(() => {
    if (had.current && !hasAny && document.activeElement === document.body) end.current?.focus();
    had.current = hasAny;
  }, [hasAny]);
  return end;
}
