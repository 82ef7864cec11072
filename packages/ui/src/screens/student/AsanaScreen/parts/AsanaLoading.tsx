import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../AsanaScreen.css.ts';
import { AsanaFrame } from './AsanaFrame.tsx';

/** The shapes of a pose that is on its way. */
export function AsanaLoading({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('common');
  return (
    <AsanaFrame picture={null} onBack={onBack}>
      <div className={styles.words}>
        <VisuallyHidden>
          <output>{t('loading')}</output>
        </VisuallyHidden>
        <Skeleton width="30%" />
        <Skeleton height="2.25rem" width="70%" />
        <Skeleton width="40%" />
        <Skeleton height="6rem" shape="block" />
        <Skeleton width="50%" />
      </div>
    </AsanaFrame>
  );
}
