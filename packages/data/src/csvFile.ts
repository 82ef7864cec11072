// Needed by few and by them seldom: it comes when a file does.
export const loadPapa = async () => (await import('papaparse')).default;

/** A row of a spreadsheet that says something. */
interface CellsOfRow {
  /** Which row of the file it is, from 1. */
  line: number;
  /** As many as the head has. */
  cells: readonly string[];
  /** Whether its quotes are wrong, or something stands beside the columns of the head. */
  isBroken: boolean;
}

/** How far down a head is looked for, below titles and blank rows. */
const mostTitles = 10;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isBlank = (cells: readonly string[]) => filled(cells).length === 0;
/** A title is the only cell of its row. A lone address is a person. */
const isTitle = (cells: readonly string[]) =>
  filled(cells).length === 1 && !cells.some((cell) => cell.includes('@'));

/**
 * Reads CSV: which row names the columns, the names as they are written and in small letters, and the rows below.
 * Spreadsheets of some countries write semicolons or tabs, may say so in a first line `sep=;`, and leave empty
 * cells out at the end of a row or write too many.
 *
 * @param isHead whether these are names of columns: titles above them are left out. Without any such row the
 * first that is no title is the head.
 */
export async function readCells(text: string, isHead: (cells: readonly string[]) => boolean) {
  const papa = await loadPapa();
  const [declaration = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const content = text.slice(declaration.length);
  const headOf = (rows: readonly (readonly string[])[]) => {
    const top = rows.slice(0, mostTitles);
    const known = top.findIndex(isHead);
    const lost = top.slice(0, known).some((cells) => cells.some((cell) => cell.includes('@')));
    if (known >= 0 && !lost) return known;
    const wide = top.findIndex((cells) => !isBlank(cells) && !isTitle(cells));
    return wide >= 0 ? wide : rows.findIndex((cells) => !isBlank(cells));
  };
  // Only the head is free of text that may contain separators.
  const [guess] = [',', ';', '\t']
    .map((delimiter) => {
      const { data: top } = papa.parse<string[]>(content, { delimiter, preview: mostTitles });
      const head = headOf(top);
      const cells = top[head] ?? [];
      return { delimiter, head, columns: cells.length, isKnown: isHead(cells) };
    })
    .toSorted(
      (one, other) =>
        Number(other.isKnown) - Number(one.isKnown) ||
        one.head - other.head ||
        other.columns - one.columns,
    );
  const delimiter = separator ?? guess?.delimiter ?? ',';
  const { data, errors } = papa.parse<string[]>(content, { delimiter });
  const head = headOf(data);
  const names = data[head] ?? [];
  const columns = names.map((name) => name.trim().toLowerCase());
  const isTwice = columns.some((name, index) => name !== '' && columns.indexOf(name) < index);
  const misquoted = new Set(errors.map(({ row }) => row));
  const lineOf = (index: number) => index + (declaration === '' ? 1 : 2);
  const rows: CellsOfRow[] = [];
  for (const [index, cells] of data.entries()) {
    if (index <= head || isBlank(cells)) continue;
    const missing = Array.from({ length: columns.length - cells.length }, () => '');
    rows.push({
      line: lineOf(index),
      cells: [...cells.slice(0, columns.length), ...missing],
      isBroken: misquoted.has(index) || !isBlank(cells.slice(columns.length)),
    });
  }
  return { line: lineOf(head), names, columns, isTwice, rows };
}
