import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Menu, type MenuOption } from '../Menu/Menu.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DataTable.css.ts';
import { SelectionBox } from './SelectionBox.tsx';

export interface DataTableColumn<Item, Id extends string = string> {
  id: Id;
  /** The head of the column; on a narrow screen it stands before each value. */
  label: string;
  /** What stands in a row's cell. */
  cell: (item: Item) => ReactNode;
  /** Whether it names the row, beside the first column. @default false */
  namesRow?: boolean;
  /** Whether its head puts the rows into its order. @default false */
  isSortable?: boolean;
  /** `end` for numbers, `short` for days and badges; both stay on one line. @default 'start' */
  align?: keyof typeof styles.cellAligned;
}

/** In which order the rows come. */
export interface DataTableSort<Id extends string = string> {
  column: Id;
  direction: 'ascending' | 'descending';
}

export interface DataTableActions<Item> {
  /** The head of the column. */
  label: string;
  /** The menu of one row; its label says whose actions these are. */
  menuOf: (item: Item) => {
    label: string;
    items: readonly MenuOption<string>[];
    onAction: (id: string) => void;
  };
}

export interface DataTableSelection {
  /** The rows that are selected, by id. */
  selected: ReadonlySet<string>;
  /** The rows that cannot be, by id. @default none */
  unselectable?: readonly string[];
  /** @param selected all that are selected then. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the box above all others does, such as 'Select all shown'. */
  allLabel: string;
  /** What the box of a row does; its name is read after it. */
  rowLabel: string;
}

export interface DataTableProps<Item extends { id: string }, Id extends string> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first one names the row, and those with `namesRow`. */
  columns: readonly DataTableColumn<Item, Id>[];
  items: readonly Item[];
  /** What is said while the first rows are on their way; their shape stands in their place. */
  loadingLabel?: string;
  /** Whether newer rows are on their way, in another order or for other words. @default false */
  isBusy?: boolean;
  /** What stands in place of rows when there are none. */
  emptyText: string;
  sort?: DataTableSort<Id>;
  onSort?: (sort: DataTableSort<Id>) => void;
  /** A last column with a menu for each row. */
  actions?: DataTableActions<Item>;
  /** The head of a first column that numbers the rows; cards go without. */
  numberLabel?: string;
  /** A first column with a box for each row, and one for all. */
  selection?: DataTableSelection;
}

const icon = { 'aria-hidden': true, className: styles.sortIcon, size: '1rem', strokeWidth: 1.75 };
const sortIcons: Record<DataTableSort['direction'] | 'none', ReactElement> = {
  ascending: <ArrowUp {...icon} />,
  descending: <ArrowDown {...icon} />,
  none: <ChevronsUpDown {...icon} />,
};
const actionsId = 'actions';
const numberId = 'number';
const checkId = 'check';

/**
 * Rows that are scanned, sorted and acted upon. The arrow keys move between cells, Enter on a head
 * sorts, Space selects where rows can be; where the columns have no room, each row is a card that says before each value what it is.
 */
export function DataTable<Item extends { id: string }, Id extends string>({
  label,
  columns,
  items,
  loadingLabel,
  isBusy = false,
  emptyText,
  sort,
  onSort,
  actions,
  numberLabel,
  selection,
}: DataTableProps<Item, Id>) {
  const [head] = columns;
  const numbers = new Map(items.map(({ id }, index) => [id, index + 1]));
  const heads = [
    ...(numberLabel === undefined
      ? []
      : [
          {
            id: numberId,
            text: numberLabel,
            isSortable: false,
            align: 'end' as const,
            namesRow: false,
          },
        ]),
    ...columns.map(
      ({ id, label: text, isSortable = false, align = 'start', namesRow = false }) => ({
        id: id as string,
        text,
        isSortable,
        align,
        namesRow: namesRow || id === head?.id,
      }),
    ),
    ...(actions
      ? [
          {
            id: actionsId,
            text: actions.label,
            isSortable: false,
            align: 'end' as const,
            namesRow: false,
          },
        ]
      : []),
  ];
  return (
    <div
      aria-busy={isBusy || loadingLabel !== undefined}
      className={columns.length > 6 ? styles.manyColumns : styles.fewColumns}
    >
      <Table
        aria-label={label}
        className={isBusy ? styles.busyTable : styles.table}
        {...(sort && { sortDescriptor: sort })}
        {...(selection && {
          selectionMode: 'multiple' as const,
          selectedKeys: selection.selected,
          disabledKeys: selection.unselectable ?? [],
          disabledBehavior: 'selection' as const,
          onSelectionChange: (keys: Selection) =>
            selection.onChange(
              new Set(
                items
                  .map(({ id }) => id)
                  .filter((id) =>
                    keys === 'all' ? !selection.unselectable?.includes(id) : keys.has(id),
                  ),
              ),
            ),
          // Closing something else must not lose what was collected.
          escapeKeyBehavior: 'none' as const,
        })}
        onSortChange={({ column, direction }) => {
          const chosen = columns.find(({ id }) => id === column);
          if (chosen) onSort?.({ column: chosen.id, direction });
        }}
      >
        <TableHeader
          className={
            selection || columns.some(({ isSortable }) => isSortable)
              ? styles.header
              : styles.plainHeader
          }
        >
          {selection ? (
            <Column className={styles.checkHead} id={checkId}>
              <SelectionBox label={selection.allLabel} />
            </Column>
          ) : null}
          {heads.map(({ id, text, isSortable, align, namesRow }) => (
            <Column
              key={id}
              allowsSorting={isSortable}
              className={isSortable ? styles.sortableHead : styles.head}
              id={id}
              isRowHeader={namesRow}
            >
              {({ sortDirection }) => (
                <span className={styles.headWords[align]}>
                  {text}
                  {isSortable ? sortIcons[sortDirection ?? 'none'] : null}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          className={styles.body}
          dependencies={[columns, actions, numberLabel, selection?.rowLabel]}
          items={items}
          renderEmptyState={() =>
            loadingLabel === undefined ? (
              <p className={styles.empty}>{emptyText}</p>
            ) : (
              <div className={styles.loading}>
                <output className={styles.loadingWords}>{loadingLabel}</output>
                {Array.from({ length: 6 }, (_, index) => (
                  <Skeleton key={index} height="1.25rem" />
                ))}
              </div>
            )
          }
        >
          {(item) => (
            // Not the item's own `key`, which the library would take for the row's.
            <Row className={styles.row} id={item.id}>
              {selection ? (
                <Cell className={styles.checkCell}>
                  <SelectionBox label={selection.rowLabel} />
                </Cell>
              ) : null}
              {numberLabel === undefined ? null : (
                <Cell className={styles.numberCell}>{numbers.get(item.id)}</Cell>
              )}
              {columns.map(({ id, label: text, cell, align = 'start' }) => (
                <Cell
                  key={id}
                  className={id === head?.id ? styles.nameCell : styles.cellAligned[align]}
                >
                  {id === head?.id ? null : (
                    <span aria-hidden className={styles.cellLabel}>
                      {text}
                    </span>
                  )}
                  <span className={styles.value}>{cell(item)}</span>
                </Cell>
              ))}
              {actions ? (
                <Cell className={styles.actionsCell}>
                  <Menu {...actions.menuOf(item)} size="small" />
                </Cell>
              ) : null}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}
