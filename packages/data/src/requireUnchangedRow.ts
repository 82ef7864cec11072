import { changedMeanwhile, DataError } from '@niyama/domain';

/**
 * The row of a change that was made only if nobody else had changed it since it was read, as
 * `.update(…).eq('id', id).eq('updated_at', seen).select(…)` does; `seen` is the server's own text.
 *
 * @param rows what the change left; none when somebody else was faster or the row is gone.
 * @throws DataError with the code {@link changedMeanwhile}.
 */
export function requireUnchangedRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row)
    throw new DataError('conflict', 'The row is no longer as it was read', changedMeanwhile);
  return row;
}
