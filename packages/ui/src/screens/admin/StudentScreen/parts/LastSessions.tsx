import { type StudentSession, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { AsanaName } from '#screens/admin/parts/AsanaName.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import * as styles from '../StudentScreen.css.ts';
import { StudentCard } from './StudentCard.tsx';

/** What the student practiced last: a pose or a meditation, and how long. */
export function LastSessions({ sessions }: { sessions: readonly StudentSession[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const minutes = (seconds: number) =>
    format.number(wholeMinutes(seconds), { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return (
    <StudentCard title={t('student.last.title')}>
      {sessions.length === 0 ? (
        <Text tone="soft">{t('student.last.empty')}</Text>
      ) : (
        <ul className={list.lines}>
          {sessions.map(({ id, asana, seconds, day }) => (
            <li key={id} className={list.line}>
              <div className={styles.words}>
                <Text weight="medium">
                  {asana === null ? t('student.last.meditation') : <AsanaName asana={asana} />}
                </Text>
                <Text size="small" tone="soft">
                  <time dateTime={day}>{format.day(day, { dateStyle: 'medium' })}</time>
                </Text>
              </div>
              <Text as="span" tabular>
                {minutes(seconds)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </StudentCard>
  );
}
