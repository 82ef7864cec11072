import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../DashboardScreen.css.ts';

/** The shape of the dashboard while its figures are on their way. */
export function DashboardLoading() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="4">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className={styles.counts}>
        {['users', 'practices', 'asanas', 'communities'].map((kind) => (
          <Skeleton key={kind} height="8rem" shape="block" />
        ))}
      </div>
      <div className={styles.columns}>
        {['days', 'summary', 'recent', 'audit'].map((card) => (
          <Skeleton key={card} height="16rem" shape="block" />
        ))}
      </div>
    </Stack>
  );
}
