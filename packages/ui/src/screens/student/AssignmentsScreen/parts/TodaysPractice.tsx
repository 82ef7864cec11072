import { type Assignment, type LocalDate, practiceSeconds } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { AssignmentActions, AssignmentsState } from '../types.ts';
import { AssignmentRow } from './AssignmentRow.tsx';
import { list } from './AssignmentsTab.css.ts';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import { Totals } from '#screens/student/parts/Totals.tsx';
import * as styles from '#screens/student/parts/planLayout.css.ts';

interface TodaysPracticeProps extends AssignmentActions {
  state: Extract<AssignmentsState, { status: 'ready' }>;
  today: LocalDate;
}

/** What can still be practiced, in the order of the rows. */
const openPoses = (assignments: readonly Assignment[]) =>
  assignments.flatMap(({ completed, asana }) => (completed || !asana ? [] : [asana]));

/** What is due by the end of the day and what was completed on it, with how far the day has come. */
export function TodaysPractice({ state, today, ...actions }: TodaysPracticeProps) {
  const { t } = useTranslation('student');
  const headingId = useId();
  const { plan, limit, isLoadingMore, leadIn } = state;
  const { poses, completed } = plan.summary;
  const listed = plan.today.flatMap(({ asana }) => asana ?? []);
  const open = openPoses(plan.today);
  return (
    <section aria-labelledby={headingId} className={styles.layout}>
      <div className={styles.summary}>
        <Heading id={headingId} level={2}>
          {t('assignments.today.title')}
        </Heading>
        {poses > 0 ? (
          <>
            {listed.length > 0 ? (
              <Totals poses={listed.length} seconds={practiceSeconds(listed, leadIn)} />
            ) : null}
            <ProgressBar
              label={t('assignments.today.progress')}
              maxValue={poses}
              value={completed}
              valueLabel={t('assignments.today.completed', { done: completed, total: poses })}
            />
            <Button
              fullWidth
              isDisabled={open.length === 0}
              size="large"
              onPress={() => actions.onStartAll(open)}
            >
              {t(completed < poses ? 'assignments.start' : 'assignments.allDone')}
            </Button>
          </>
        ) : (
          <Text tone="soft">{t('assignments.today.nothing')}</Text>
        )}
      </div>
      <div className={styles.rows}>
        <ol aria-label={t('assignments.list')} className={list}>
          {plan.today.map((assignment, index) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              next={plan.upcoming.find(({ seriesId }) => seriesId === assignment.seriesId)}
              number={index + 1}
              today={today}
              onOpenReply={actions.onOpenReply}
              onStart={actions.onStart}
            />
          ))}
        </ol>
        <ShowMore
          isBusy={isLoadingMore}
          limit={limit}
          total={plan.todayTotal}
          onPress={actions.onShowMore}
        />
      </div>
    </section>
  );
}
