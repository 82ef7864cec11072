import type { More } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';

interface TableFootProps {
  /** How many rows stand above. */
  count: number;
  /** How many there are in all; null while nobody has counted. */
  total: number | null;
  more: More;
  onShowMore: () => void;
}

/** How many rows there are, told whenever that changes, and the way to the next ones. */
export function TableFoot({ count, total, more, onShowMore }: TableFootProps) {
  const { t } = useTranslation('admin');
  const rows =
    total === null || total <= count
      ? t('table.rows', { count })
      : t('table.rowsOf', { shown: count, count: total });
  const words = (
    <Text as="output" size="small" tone="soft">
      {/* That nothing was found stands in the table already. */}
      {count === 0 ? <VisuallyHidden>{rows}</VisuallyHidden> : rows}
    </Text>
  );
  return <LoadMore more={more} words={words} onMore={onShowMore} />;
}
