import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';

export interface ShowMoreProps {
  /** How many rows are shown at most. */
  limit: number;
  total: number;
  /** Whether more is on its way. */
  isBusy: boolean;
  onPress: () => void;
}

/** How much of a long list is shown, and the way to more of it; nothing when it was never too long. */
export function ShowMore({ limit, total, isBusy, onPress }: ShowMoreProps) {
  const { t } = useTranslation('common');
  const isAll = total <= limit;
  const words = (
    <Text size="small" tone="soft">
      {t('loadMore.shown', { shown: Math.min(limit, total), total })}
    </Text>
  );
  return (
    <LoadMore
      end={words}
      more={isAll ? 'none' : isBusy ? 'loading' : 'available'}
      words={isAll ? null : words}
      onMore={onPress}
    />
  );
}
