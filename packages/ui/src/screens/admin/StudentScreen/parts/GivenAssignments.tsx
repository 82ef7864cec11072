import { adminPaths, dueLabel, type StudentPage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';
import { WorkName } from '#screens/admin/parts/WorkName.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import * as styles from '../StudentScreen.css.ts';
import { StudentCard } from './StudentCard.tsx';

const tones = { overdue: 'overdue', today: 'dueToday', future: 'future' } as const;

/** What was given to the student, with its state. */
export function GivenAssignments({ page }: { page: StudentPage }) {
  const { t } = useTranslation('admin');
  const words = useAssignmentWords();
  const { series, person, today } = page;
  return (
    <StudentCard title={t('student.work.title')}>
      {series.length === 0 ? (
        <Text tone="soft">{t('student.work.empty')}</Text>
      ) : (
        <ul className={list.lines}>
          {series.map(({ id, work, dueDate, ...rhythm }) => (
            <li key={id} className={list.line}>
              <div className={styles.words}>
                <Text weight="medium">
                  <WorkName work={work} />
                </Text>
                <Text size="small" tone="soft">
                  {words.frequency(rhythm)}
                </Text>
              </div>
              <span className={styles.badges}>
                {work.isDeleted && dueDate !== null ? (
                  <Badge tone="overdue">{t('assignments.deletedAsana')}</Badge>
                ) : null}
                {dueDate === null ? (
                  <Badge>{t('student.work.over')}</Badge>
                ) : (
                  <Badge tone={tones[dueLabel(dueDate, today).kind]}>
                    {words.due({ dueDate, today, completed: false })}
                  </Badge>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {series.length > 0 ? (
        <Link isStandalone href={adminPaths.assignments({ search: person.username })}>
          {t('student.work.all')}
        </Link>
      ) : null}
    </StudentCard>
  );
}
