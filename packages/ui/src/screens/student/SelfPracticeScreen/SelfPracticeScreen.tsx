import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { ListSkeletons } from './parts/ListSkeletons.tsx';
import { PracticePlan } from './parts/PracticePlan.tsx';
import * as styles from './SelfPracticeScreen.css.ts';
import type { SelfPracticeActions, SelfPracticeState } from './types.ts';

export interface SelfPracticeScreenProps extends SelfPracticeActions {
  state: SelfPracticeState;
  onBack: () => void;
  onRetry: () => void;
}

/** The student's own practice list: put together, put in order, practiced. */
export function SelfPracticeScreen({
  state,
  onBack,
  onRetry,
  ...actions
}: SelfPracticeScreenProps) {
  const { t } = useTranslation('student');
  return (
    <StudentFrame title={t('selfPractice.title')} onBack={onBack}>
      {state.status === 'loading' ? <ListSkeletons /> : null}
      {state.status === 'failed' ? <Failed {...state} onRetry={onRetry} /> : null}
      {state.status === 'ready' ? (
        <Stack gap="6">
          <StaleNotice
            failedTitle={t('selfPractice.failed')}
            stale={state.stale}
            onRetry={onRetry}
          />
          {state.entries.length === 0 ? (
            <EmptyState
              action={
                <Stack gap="2">
                  <Button onPress={actions.onAddPoses}>{t('selfPractice.add')}</Button>
                  <LinkButton href={paths.compose()} variant="quiet">
                    {t('assignments.compose.action')}
                  </LinkButton>
                </Stack>
              }
              description={t('selfPractice.empty.text')}
              figure={
                <div className={styles.figure}>
                  <PoseFigure
                    decorative
                    category="restorative"
                    ground="disc"
                    name=""
                    pose="childs-pose"
                  />
                </div>
              }
              title={t('selfPractice.empty.title')}
            />
          ) : (
            <PracticePlan {...actions} entries={state.entries} leadIn={state.leadIn} />
          )}
        </Stack>
      ) : null}
    </StudentFrame>
  );
}

interface FailedProps extends Omit<Extract<SelfPracticeState, { status: 'failed' }>, 'status'> {
  onRetry: () => void;
}

function Failed({ isOffline, isRetrying, reason, onRetry }: FailedProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <ErrorState
      actions={
        <Button busyLabel={t('common:loading')} isBusy={isRetrying} onPress={onRetry}>
          {t('common:action.tryAgain')}
        </Button>
      }
      description={reason}
      kind={isOffline ? 'offline' : 'failed'}
      title={t('selfPractice.failed')}
    />
  );
}
