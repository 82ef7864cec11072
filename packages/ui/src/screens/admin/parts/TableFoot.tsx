import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { words } from './TableFoot.css.ts';
import type { TableState } from './tableState.ts';

interface TableFootProps {
  /** How many rows stand above. */
  count: number;
  /** How many there are in all; null while nobody has counted. */
  total: number | null;
  more: Extract<TableState<unknown>, { status: 'ready' }>['more'];
  onShowMore: () => void;
}

/** How many rows there are, told whenever that changes, and the way to the next ones. */
export function TableFoot({ count, total, more, onShowMore }: TableFootProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [isAsked, setAsked] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = isAsked && more === 'none';
  // The button is gone then: whoever pressed it goes on from here.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (isAtEnd && hasLostFocus) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  const told =
    total === null || total <= count
      ? t('table.rows', { count })
      : t('table.rowsOf', { shown: count, count: total });
  return (
    <Stack align="center" gap="2">
      <div className={words} ref={end} tabIndex={-1}>
        <Text as="output" size="small" tone="soft">
          {/* That nothing was found stands in the table already. */}
          {count === 0 ? <VisuallyHidden>{told}</VisuallyHidden> : told}
        </Text>
      </div>
      {more === 'failed' ? (
        <div role="alert">
          <Text tone="critical">{t('table.moreFailed')}</Text>
        </div>
      ) : null}
      {more === 'none' ? null : (
        <Button
          busyLabel={t('common:loading')}
          isBusy={more === 'loading'}
          variant="secondary"
          onPress={() => {
            setAsked(true);
            onShowMore();
          }}
        >
          {t('table.showMore')}
        </Button>
      )}
    </Stack>
  );
}
