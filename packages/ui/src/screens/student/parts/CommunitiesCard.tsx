import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChevronRight, UsersRound } from 'lucide-react';
import { Link } from 'react-aria-components';
import * as styles from './CommunitiesCard.css.ts';

/** Always shown, because a newcomer finds no other way to the communities. */
export function CommunitiesCard() {
  const { t } = useTranslation('student');
  return (
    <Link className={styles.card} href={paths.communities()}>
      <span className={styles.mark}>
        <UsersRound aria-hidden size="1.375rem" strokeWidth={1.75} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('home.communities.title')}</span>
        <span className={styles.text}>{t('home.communities.text')}</span>
      </span>
      <ChevronRight aria-hidden className={styles.arrow} size="1.25rem" strokeWidth={1.75} />
    </Link>
  );
}
