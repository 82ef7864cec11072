import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChevronRight, CloudUpload, TriangleAlert } from 'lucide-react';
import { Link } from 'react-aria-components';
import * as styles from './OutboxBar.css.ts';

export interface OutboxBarProps {
  /** How many practices wait for the server. */
  waiting: number;
  /** How many practices the server did not take. */
  refused: number;
}

/** The way to the practices that are only on this device, from every screen but home, which has them. */
export function OutboxBar({ waiting, refused }: OutboxBarProps) {
  const { t } = useTranslation('student');
  const Icon = refused > 0 ? TriangleAlert : CloudUpload;
  return (
    <section aria-label={t('outbox.bar')}>
      <Link className={styles.bar} href={paths.home()}>
        <Icon aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
        <span className={styles.words}>
          {refused > 0 ? <span>{t('outbox.failedTitle', { count: refused })}</span> : null}
          {waiting > 0 ? <span>{t('outbox.waiting', { count: waiting })}</span> : null}
        </span>
        <ChevronRight aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
      </Link>
    </section>
  );
}
