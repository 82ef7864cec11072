/** In what way a table of the admin app is looked at. */
export interface TableView<Column extends string> {
  /** Words that the rows are searched for; empty for all. */
  search: string;
  sort: { column: Column; direction: 'ascending' | 'descending' };
}

/** How many rows a table asks for at once. */
export const tablePageSize = 50;

/** One page of a table, by keyset. */
export interface TablePage<Item, Cursor> {
  items: Item[];
  /** How many rows there are in all; the first page may say so. */
  total?: number | null;
  /** Where the next page begins; null after the last one. */
  next: Cursor | null;
}
