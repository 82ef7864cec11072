import type { Home, LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Check } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { type HomePractice, practicesOf } from '../practices.ts';
import { list } from './DailyPanel.css.ts';
import { DueBadge } from '#screens/student/parts/DueBadge.tsx';
import { PracticeRow } from '#screens/student/parts/PracticeRow.tsx';
import { tick } from '#screens/student/parts/PracticeRow.css.ts';

interface PracticeListProps {
  home: Home;
  today: LocalDate;
  onStart: (asanaId: string) => void;
}

/** Done rows are green, late ones red; the badges say it in words. */
function toneOf({ isDone, due }: HomePractice) {
  if (isDone) return 'done';
  return due?.kind === 'overdue' ? 'overdue' : 'open';
}

/** The rows of the day, or why there are none. */
export function PracticeList({ home, today, onStart }: PracticeListProps) {
  const { t } = useTranslation('student');
  const practices = practicesOf(home, today);
  if (practices.length === 0) return <EmptyState headingLevel={3} title={t('daily.empty')} />;
  return (
    <ul className={list}>
      {practices.map((practice) => (
        <PracticeRow
          key={practice.id}
          asana={practice.asana}
          assignedClass={practice.assignedClass}
          badges={
            <>
              {practice.isMandatory ? <Badge tone="mandatory">{t('daily.mandatory')}</Badge> : null}
              {practice.due ? <DueBadge due={practice.due} /> : null}
              {practice.isDone ? (
                <Badge tone="done">
                  <Check aria-hidden className={tick} size="0.875rem" strokeWidth={2.5} />
                  {t('daily.done')}
                </Badge>
              ) : null}
            </>
          }
          hasBar={practice.isMandatory}
          tone={toneOf(practice)}
          onStart={onStart}
        />
      ))}
    </ul>
  );
}
