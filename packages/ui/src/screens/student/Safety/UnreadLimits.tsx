import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import * as styles from './Safety.css.ts';

/** Says that the student's limits could not be read, and where to state them once more. */
export function UnreadLimits() {
  const { t } = useTranslation('student');
  return (
    <div className={styles.notice}>
      <Notice
        action={
          <LinkButton href={paths.compose()} variant="secondary">
            {t('safety.unread.action')}
          </LinkButton>
        }
        icon={TriangleAlert}
        text={t('safety.unread.text')}
        title={t('safety.unread.title')}
        tone="trouble"
      />
    </div>
  );
}
