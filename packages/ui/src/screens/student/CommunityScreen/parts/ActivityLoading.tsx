import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../CommunityScreen.css.ts';

/** Three cards, as everywhere outside the library. */
const places = ['1', '2', '3'];

/** The feed is on its way. */
export function ActivityLoading() {
  const { t } = useTranslation('student');
  return (
    <>
      <Text as="output" size="small" tone="soft">
        {t('community.activity.loading')}
      </Text>
      <div className={styles.feed} data-testid="skeleton">
        {places.map((place) => (
          <Skeleton key={place} height="5rem" shape="block" />
        ))}
      </div>
    </>
  );
}
