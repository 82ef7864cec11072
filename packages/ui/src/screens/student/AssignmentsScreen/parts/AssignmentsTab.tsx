import { type LocalDate, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { PausedAssignments } from '#screens/student/parts/PausedAssignments.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import type { AssignmentActions, AssignmentsState } from '../types.ts';
import * as styles from './AssignmentsTab.css.ts';
import { AssignmentSkeletons } from './AssignmentSkeletons.tsx';
import { Replies } from './Replies.tsx';
import { TodaysPractice } from './TodaysPractice.tsx';
import { Upcoming } from './Upcoming.tsx';

interface AssignmentsTabProps extends AssignmentActions {
  state: AssignmentsState;
  today: LocalDate;
}

/** The Assignments tab in every state of its loading. */
export function AssignmentsTab({ state, today, ...actions }: AssignmentsTabProps) {
  const { t } = useTranslation(['student', 'common']);
  if (state.status === 'loading') return <AssignmentSkeletons />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={
          <Button
            busyLabel={t('common:loading')}
            isBusy={state.isRetrying}
            onPress={actions.onRetry}
          >
            {t('common:action.tryAgain')}
          </Button>
        }
        description={state.reason ?? t('assignments.failed.text')}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={t('assignments.failed.title')}
      />
    );
  }
  const { plan, stale } = state;
  const isEmpty = plan.todayTotal === 0 && plan.upcomingTotal === 0;
  return (
    <Stack gap="6">
      <StaleNotice
        failedTitle={t('assignments.failed.title')}
        stale={stale}
        onRetry={actions.onRetry}
      />
      <Replies replies={plan.replies} onOpenReply={actions.onOpenReply} />
      {isEmpty ? (
        <EmptyState
          action={
            <LinkButton href={paths.selfPractice()}>{t('assignments.empty.action')}</LinkButton>
          }
          figure={
            <div className={styles.figure}>
              <PoseFigure decorative category="seated" ground="disc" name="" pose="easy-pose" />
            </div>
          }
          title={t('assignments.empty.title')}
        />
      ) : (
        <>
          <PausedAssignments today={today} until={plan.workPausedUntil} />
          <TodaysPractice {...actions} state={state} today={today} />
          <Upcoming {...actions} state={state} today={today} />
        </>
      )}
    </Stack>
  );
}
