// Needed by few and by them seldom: it comes when a file does.
export const loadPapa = async () => (await import('papaparse')).default;

/** What a file says. What Excel calls CSV without saying more is not UTF-8 but the writing of Windows. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether no text begins like this: a picture, a spreadsheet's own form, an archive. */
export const isNoText = (text: string): boolean => /^.{0,31}(?!\s)\p{Cc}/su.test(text);

/** A row of a spreadsheet that says something. */
interface CellsOfRow {
  /** Where it stands; the head is row 1. */
  line: number;
  cells: readonly string[];
  /** Whether its quotes are wrong, or its cells more or fewer than those of the head. */
  isBroken: boolean;
}

/** Reads CSV: the names of its columns, as written and in small letters, and its rows. */
export async function readCells(text: string) {
  const papa = await loadPapa();
  // Spreadsheets of some countries write semicolons. The head holds nothing but names of columns.
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => head.split(b).length - head.split(a).length,
  );
  const { data, errors } = papa.parse<string[]>(text, { delimiter });
  const names = data[0] ?? [];
  const columns = names.map((name) => name.trim().toLowerCase());
  const isTwice = columns.some((name, index) => name !== '' && columns.indexOf(name) < index);
  const misquoted = new Set(errors.map(({ row }) => row));
  const rows: CellsOfRow[] = [];
  for (const [index, cells] of data.entries()) {
    const isBlank = cells.every((cell) => cell.trim() === '');
    if (index === 0 || isBlank) continue;
    const isBroken = misquoted.has(index) || cells.length !== columns.length;
    rows.push({ line: index + 1, cells, isBroken });
  }
  return { names, columns, isTwice, rows };
}
