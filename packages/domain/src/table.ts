/** In what way a table of the admin app is looked at. */
export interface TableView<Column extends string> {
  /** Words that the rows are searched for; empty for all. */
  search: string;
  sort: { column: Column; direction: 'ascending' | 'descending' };
}

/** How many rows a table asks for at once. */
export const tablePageSize = 50;

/** One page of a table, by keyset: there is no total, only whether more follows. */
export interface TablePage<Item, Cursor> {
  items: Item[];
  /** Where the next page begins; null after the last one. */
  next: Cursor | null;
}
