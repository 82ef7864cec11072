import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { EyeOff } from 'lucide-react';
import { Link } from '#components/Link/Link.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './HiddenHint.css.ts';

/** Tells a student who wants to be hidden that only they see themselves here. */
export function HiddenHint() {
  const { t } = useTranslation('student');
  return (
    <div className={styles.hint}>
      <EyeOff aria-hidden className={styles.sign} size="1.25rem" strokeWidth={1.75} />
      <div>
        <Text size="small">{t('communities.hidden.text')}</Text>
        <Link href={paths.settings()} isStandalone>
          {t('communities.hidden.settings')}
        </Link>
      </div>
    </div>
  );
}
