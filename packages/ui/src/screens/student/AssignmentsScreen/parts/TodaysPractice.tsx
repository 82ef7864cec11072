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

const posesOf = (assignments: readonly Assignment[]) =>
  assignments.flatMap(({ asana }) => asana ?? []);
const classesOf = (assignments: readonly Assignment[]) =>
  assignments.flatMap(({ assignedClass }) => assignedClass ?? []);

/** What is due by the end of the day and what was completed on it, with how far the day has come. */
export function TodaysPractice({ state, today, ...actions }: TodaysPracticeProps) {
  const { t } = useTranslation('student');
  const headingId = useId();
  const { plan, limit, isLoadingMore, leadIn } = state;
  const { assignments, completed } = plan.summary;
  const listed = posesOf(plan.today);
  const classes = classesOf(plan.today);
  const poses = classes.reduce((all, { poseCount }) => all + poseCount, listed.length);
  const seconds = classes.reduce(
    (all, { totalSeconds }) => all + totalSeconds,
    practiceSeconds(listed, leadIn),
  );
  const open = plan.today.filter((assignment) => !assignment.completed);
  const openPoses = posesOf(open);
  // A class has a page, which starts it.
  const isForClasses = openPoses.length === 0 && classesOf(open).length > 0;
  return (
    <section aria-labelledby={headingId} className={styles.layout}>
      <div className={styles.summary}>
        <Heading id={headingId} level={2}>
          {t('assignments.today.title')}
        </Heading>
        {assignments > 0 ? (
          <>
            {seconds > 0 ? <Totals poses={poses} seconds={seconds} /> : null}
            <ProgressBar
              label={t('assignments.today.progress')}
              maxValue={assignments}
              value={completed}
              valueLabel={t('assignments.today.completed', { done: completed, total: assignments })}
            />
            {isForClasses ? null : (
              <Button
                fullWidth
                isDisabled={openPoses.length === 0}
                size="large"
                onPress={() => actions.onStartAll(openPoses)}
              >
                {t(completed < assignments ? 'assignments.start' : 'assignments.allDone')}
              </Button>
            )}
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
