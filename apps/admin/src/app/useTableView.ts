import type { TableView } from '@niyama/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameter } from '@niyama/app/useAddressChoice.ts';

interface ChangingTableView<Column extends string> extends TableView<Column> {
  onSearch: (search: string) => void;
  onSort: (sort: TableView<Column>['sort']) => void;
}

/**
 * The search and the order of a table, stored in the address as `?q=tree&sort=-points`, so that a link,
 * a reload and Back restore them.
 *
 * @param columns that can be sorted by; the first stands for an address that names none.
 * @param usual the direction of the first column.
 */
export function useTableView<Column extends string>(
  columns: readonly [Column, ...Column[]],
  usual: TableView<Column>['sort']['direction'] = 'ascending',
): ChangingTableView<Column> {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (name: string, value: string) =>
      setQuery((drawn) => withParameter(drawn, name, value), { replace: true }),
    [setQuery],
  );
  const named = query.get('sort') ?? '';
  const column = columns.find((known) => known === named.replace(/^-/, ''));
  const [first] = columns;
  return {
    search: query.get('q')?.trim() ?? '',
    sort: column
      ? { column, direction: named.startsWith('-') ? 'descending' : 'ascending' }
      : { column: first, direction: usual },
    onSearch: useCallback((search: string) => change('q', search), [change]),
    onSort: (sort) =>
      change(
        'sort',
        sort.column === first && sort.direction === usual
          ? ''
          : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
      ),
  };
}
