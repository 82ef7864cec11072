import type { Dashboard } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../DashboardScreen.css.ts';

const kinds = ['users', 'practices', 'asanas', 'communities'] as const;

/** How many there are of what a school is made of, and how many of them are new this week. */
export function Counts({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  return (
    <ul className={styles.counts}>
      {kinds.map((kind) => {
        const { count, newThisWeek } = dashboard[kind];
        return (
          <li key={kind} className={styles.count}>
            <span className={styles.label}>{t(`dashboard.counts.${kind}`)}</span>
            <span className={styles.value}>{number(count)}</span>
            <Text as="span" size="small">
              {t('dashboard.newThisWeek', { number: number(newThisWeek) })}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
