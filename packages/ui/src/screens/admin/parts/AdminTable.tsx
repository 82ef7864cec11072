import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { DataTable, type DataTableProps } from '#components/DataTable/DataTable.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TableFoot } from './TableFoot.tsx';
import type { TableState } from './tableState.ts';

export interface AdminTableProps<Item extends { id: string }, Id extends string> extends Omit<
  DataTableProps<Item, Id>,
  'items' | 'isBusy' | 'loadingLabel'
> {
  state: TableState<Item>;
  /** What the server could not give, such as 'Failed to load users'. */
  failedTitle: string;
  /**
   * A title that names the reason, such as 'Error fetching asanas: ...'; the text below then says
   * what to do.
   */
  failedBecause?: (reason: string) => string;
  onRetry: () => void;
  onShowMore: () => void;
}

/** A table whose rows come from the server in pages: with its waiting, its failures and its end. */
export function AdminTable<Item extends { id: string }, Id extends string>({
  state,
  failedTitle,
  failedBecause,
  onRetry,
  onShowMore,
  ...table
}: AdminTableProps<Item, Id>) {
  const { t } = useTranslation(['admin', 'common']);
  const retry = (
    <Button variant="secondary" onPress={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  const titleOf = (isOffline: boolean) => (isOffline ? t('table.noConnection') : failedTitle);
  if (state.status === 'loading') {
    return <DataTable {...table} items={[]} loadingLabel={t('common:loading')} />;
  }
  if (state.status === 'failed') {
    const because = state.isOffline ? undefined : failedBecause?.(state.reason);
    return (
      <ErrorState
        actions={retry}
        description={because === undefined ? state.reason : t('table.tryLater')}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={because ?? titleOf(state.isOffline)}
      />
    );
  }
  return (
    <Stack gap="4">
      {state.stale ? (
        <FormAlert action={retry}>
          {`${titleOf(state.stale === 'offline')}. ${t('table.kept')}`}
        </FormAlert>
      ) : null}
      <DataTable {...table} isBusy={state.isBusy} items={state.items} />
      <TableFoot
        count={state.items.length}
        more={state.more}
        total={state.total ?? null}
        onShowMore={onShowMore}
      />
    </Stack>
  );
}
