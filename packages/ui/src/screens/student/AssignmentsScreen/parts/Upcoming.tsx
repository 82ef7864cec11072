import type { LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { AssignmentActions, AssignmentsState } from '../types.ts';
import { AssignmentRow } from './AssignmentRow.tsx';
import { list } from './AssignmentsTab.css.ts';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';

interface UpcomingProps extends AssignmentActions {
  state: Extract<AssignmentsState, { status: 'ready' }>;
  today: LocalDate;
}

/**
 * What is due on a later day. It can be practiced ahead, but not on a day on which the same work was
 * done already: an assignment is completed once a day.
 */
export function Upcoming({ state, today, ...actions }: UpcomingProps) {
  const { t } = useTranslation('student');
  const headingId = useId();
  const { plan, limit, isLoadingMore } = state;
  if (plan.upcoming.length === 0) return null;
  const doneToday = new Set(
    plan.today.flatMap(({ completed, seriesId }) => (completed ? [seriesId] : [])),
  );
  return (
    <Stack as="section" gap="4">
      <Heading id={headingId} level={2} size="title">
        {t('assignments.upcoming')}
      </Heading>
      <ol aria-labelledby={headingId} className={list}>
        {plan.upcoming.map((assignment, index) => (
          <AssignmentRow
            key={assignment.id}
            assignment={assignment}
            number={plan.todayTotal + index + 1}
            today={today}
            onOpenReply={actions.onOpenReply}
            onStart={doneToday.has(assignment.seriesId) ? undefined : actions.onStart}
          />
        ))}
      </ol>
      <ShowMore
        isBusy={isLoadingMore}
        limit={limit}
        total={plan.upcomingTotal}
        onPress={actions.onShowMore}
      />
    </Stack>
  );
}
