import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pencil, Settings } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import * as styles from '../ProfileScreen.css.ts';

/** The ways to change the profile and the settings: nothing else leads there. */
export function ProfileActions() {
  const { t } = useTranslation('student');
  return (
    <div className={styles.actions}>
      <LinkButton
        href={paths.editProfile()}
        icon={<Pencil aria-hidden size="1.125rem" strokeWidth={1.75} />}
        variant="secondary"
      >
        {t('profile.edit')}
      </LinkButton>
      <LinkButton
        href={paths.settings()}
        icon={<Settings aria-hidden size="1.125rem" strokeWidth={1.75} />}
        variant="secondary"
      >
        {t('profile.settings')}
      </LinkButton>
    </div>
  );
}
