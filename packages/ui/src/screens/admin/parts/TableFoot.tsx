import type { More } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';

interface TableFootProps {
  /** How many rows the table shows. */
  count: number;
  /** How many there are in all; null while nobody has counted. */
  total: number | null;
  more: More;
  onShowMore: () => void;
}

/** The number of rows, announced whenever it changes, and the button for more. */
export function TableFoot({ count, total, more, onShowMore }: TableFootProps) {
  const { t } = useTranslation('admin');
  const rows =
    total === null || total <= count
      ? t('table.rows', { count })
      : t('table.rowsOf', { shown: count, count: total });
  const words = (
    <Text as="output" size="small" tone="soft">
      {/* The table itself says that nothing was found. */}
      {count === 0 ? <VisuallyHidden>{rows}</VisuallyHidden> : rows}
    </Text>
  );
  return <LoadMore more={more} words={words} onMore={onShowMore} />;
}
