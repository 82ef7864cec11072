import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as styles from './ChartTable.css.ts';

export interface ChartTableProps {
  /** The words of the button that opens it. */
  showLabel: string;
  /** What the table holds; names it for screen readers. */
  caption: string;
  /** The heads of the columns. */
  columns: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** The numbers behind a chart, exactly; closed until they are asked for. */
export function ChartTable({ showLabel, caption, columns, rows }: ChartTableProps) {
  return (
    <Disclosure label={showLabel}>
      <table aria-label={caption} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={styles.head} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
