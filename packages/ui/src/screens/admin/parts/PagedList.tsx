import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';
import * as styles from './PagedList.css.ts';
import type { TableState } from './tableState.ts';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';

export interface PagedListProps<Item> {
  /** A page may have no items and be followed by others. */
  state: TableState<Item>;
  /** Why there is nothing to see, without a full stop. */
  failed: string;
  /** What stands there when there is nothing, and nothing follows. */
  empty: { title: string; description: string };
  /** What stands there until there are items. */
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
  onRetry: () => void;
  onShowMore: () => void;
}

/** A page of the admin app that is a list to be worked off: what is done goes, and the focus stays in the list. */
export function PagedList<Item>({ state, ...list }: PagedListProps<Item>) {
  const { t } = useTranslation('admin');
  if (state.status === 'loading') return <Loading skeleton={list.skeleton} />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={<Retry onRetry={list.onRetry} />}
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={state.isOffline ? t('table.noConnection') : list.failed}
      />
    );
  }
  return <Items {...state} {...list} />;
}

type ItemsProps<Item> = Omit<PagedListProps<Item>, 'state'> &
  Extract<TableState<Item>, { status: 'ready' }>;

function Items<Item>(props: ItemsProps<Item>) {
  const { items, more, stale, failed, empty, skeleton, children, onRetry, onShowMore } = props;
  const { t } = useTranslation('admin');
  const place = useRecoveredFocus<HTMLDivElement>(items);
  const isEmpty = items.length === 0;
  const hasMore = more === 'available' || more === 'loading';
  return (
    <div className={styles.list} ref={place} tabIndex={-1}>
      {stale ? (
        <FormAlert action={<Retry onRetry={onRetry} />}>
          {`${stale === 'offline' ? t('table.noConnection') : failed}. ${t('table.kept')}`}
        </FormAlert>
      ) : null}
      {isEmpty ? null : children(items)}
      {isEmpty && more === 'none' ? <EmptyState {...empty} /> : null}
      {isEmpty && hasMore ? (
        <Loading skeleton={skeleton} />
      ) : (
        <LoadMore more={more} onMore={onShowMore} />
      )}
    </div>
  );
}

function Loading({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Stack gap="4">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      {skeleton}
    </Stack>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button variant="secondary" onPress={onRetry}>
      {t('action.retry')}
    </Button>
  );
}
