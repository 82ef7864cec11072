import { type LocalDate, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { StillLoading } from '../parts/StillLoading.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { AssignedClassDetails } from './parts/AssignedClassDetails.tsx';
import type { ClassState } from './types.ts';

export interface ClassScreenProps {
  state: ClassState;
  /** Whether a run of it was left on this device, which the start then goes on with. */
  isBegun: boolean;
  /** The student's own day, for the due label. */
  today: LocalDate;
  onBack: () => void;
  onRetry: () => void;
  onStart: () => void;
}

/** A class that an instructor assigned: what it holds, what is asked, and its start. */
export function ClassScreen({ state, isBegun, today, onBack, onRetry, onStart }: ClassScreenProps) {
  const { t } = useTranslation(['classes', 'student']);
  const title = state.status === 'ready' ? state.assigned.name : t('detail.title');
  return (
    <StudentFrame title={title} onBack={onBack}>
      {state.status === 'loading' ? <StillLoading /> : null}
      {state.status === 'failed' ? (
        <LoadFailed
          isOffline={state.isOffline}
          reason={state.reason}
          title={t('editor.failed')}
          onRetry={onRetry}
        />
      ) : null}
      {state.status === 'gone' ? (
        <EmptyState
          action={<LinkButton href={paths.assignments()}>{t('detail.toPractice')}</LinkButton>}
          description={t('detail.goneText')}
          title={t('detail.gone')}
        />
      ) : null}
      {state.status === 'ready' ? (
        <Stack>
          <StaleNotice failedTitle={t('editor.failed')} stale={state.stale} onRetry={onRetry} />
          <AssignedClassDetails
            assigned={state.assigned}
            assignment={state.assignment}
            isBegun={isBegun}
            today={today}
            onStart={onStart}
          />
        </Stack>
      ) : null}
    </StudentFrame>
  );
}
