import {
  type AdminAsana,
  asanaColumnNames,
  type AsanaRecord,
  type AsanaTranslation,
  type Encoding,
  type FileRecord,
  fromSafeCell,
  type LibraryFileRefusal,
  type RefusedRow,
  toCell,
  toRecord,
  toSafeCell,
  toTranslationRecords,
  translationColumnNames,
  type TranslationRecord,
  type UnprovenText,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { loadPapa, readCells } from '../csvFile.ts';
import { isNoText, readText } from '../fileText.ts';

/** The forms that a library travels in. */
export const libraryFormats = ['csv', 'json'] as const;
export type LibraryFormat = (typeof libraryFormats)[number];

/** The largest file that is read, in bytes: 10,000 poses with long texts take half of it. */
export const maxLibraryBytes = 50 * 1024 * 1024;

interface Content<Record> {
  status: 'read';
  records: Record[];
  broken: RefusedRow[];
  unknownColumns: string[];
}
export type LibraryFileContent =
  | ({ kind: 'asanas' } & Content<AsanaRecord>)
  | ({ kind: 'translations' } & Content<TranslationRecord>)
  | UnprovenText
  | { status: 'refused'; refusal: LibraryFileRefusal; unknownColumns: string[] };

// The package exports this file separately: the student app never loads it.

/**
 * The library as a file. In CSV nothing runs as a formula when a spreadsheet opens it; the mark at
 * the beginning tells Excel that it is UTF-8.
 */
export const writeLibrary = (
  asanas: readonly AdminAsana[],
  format: LibraryFormat,
): Promise<string> => write(asanaColumnNames, asanas.map(toRecord), format);

/**
 * The translations of the library as a file in the same forms, with an empty row for each that nobody
 * has written yet.
 */
export const writeTranslations = (
  asanas: readonly AdminAsana[],
  translations: readonly AsanaTranslation[],
  format: LibraryFormat,
): Promise<string> =>
  write(translationColumnNames, toTranslationRecords(asanas, translations), format);

async function write<Column extends string>(
  columns: readonly Column[],
  records: readonly Record<Column, unknown>[],
  format: LibraryFormat,
): Promise<string> {
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  const papa = await loadPapa();
  const rows = records.map((record) =>
    columns.map((column) => toSafeCell(toCell(record[column]) ?? '')),
  );
  return `\uFEFF${papa.unparse([[...columns], ...rows], { quotes: true })}\r\n`;
}

const refused = (
  refusal: LibraryFileRefusal,
  unknownColumns: string[] = [],
): LibraryFileContent => ({ status: 'refused', refusal, unknownColumns });

/**
 * Reads a library, or translations of it, out of a file that somebody made, perhaps by hand. Which form
 * it has is seen by how it begins, and what it holds by its columns.
 *
 * @param encoding the one that the person chose or confirmed, where the bytes don't prove it.
 * @returns its rows and those that cannot be read, or why nothing of it can.
 */
export async function readLibrary(file: Blob, encoding?: Encoding): Promise<LibraryFileContent> {
  if (file.size > maxLibraryBytes) return refused('tooLarge');
  const { text, unproven } = await readText(file, encoding);
  if (text.trim() === '') return refused('empty');
  if (isNoText(text)) return refused('wrongKind');
  if (unproven) return unproven;
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
}

/** Both kinds of file, and the columns that one says at least, since they cannot be made up. */
const kinds = {
  asanas: { columns: asanaColumnNames, least: ['name', 'description'] },
  translations: { columns: translationColumnNames, least: ['asana_id', 'language'] },
} as const;
type Kind = keyof typeof kinds;

const kindOf = (columns: readonly string[]): Kind =>
  kinds.translations.least.every((name) => columns.includes(name)) ? 'translations' : 'asanas';

const unknownIn = (kind: Kind, columns: Iterable<string>) =>
  [...new Set(columns)].filter(
    (name) => name !== '' && !kinds[kind].columns.some((known) => known === name),
  );
const hasRequiredColumns = (kind: Kind, columns: readonly string[]) =>
  kinds[kind].least.every((name) => columns.includes(name));

/** What was read, as what it is. */
const found = (
  kind: Kind,
  records: FileRecord<string>[],
  rest: { broken: RefusedRow[]; unknownColumns: string[] },
) => ({ status: 'read', kind, records, ...rest }) as LibraryFileContent;

const jsonRows = z.array(z.unknown());
const jsonRow = z.record(z.string(), z.unknown());

function readJson(text: string): LibraryFileContent {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused('unreadable');
  }
  const rows = jsonRows.safeParse(content);
  if (!rows.success) return refused('unreadable');
  if (rows.data.length === 0) return refused('empty');
  const broken: RefusedRow[] = [];
  const records: FileRecord<string>[] = [];
  for (const [index, element] of rows.data.entries()) {
    const line = index + 1;
    const row = jsonRow.safeParse(element);
    if (row.success) records.push({ line, values: row.data });
    else broken.push({ line, name: '', reason: 'broken' });
  }
  const columns = [...new Set(records.flatMap(({ values }) => Object.keys(values)))];
  const kind = kindOf(columns);
  const unknownColumns = unknownIn(kind, columns);
  if (!hasRequiredColumns(kind, columns)) return refused('columns', unknownColumns);
  return found(kind, records, { broken, unknownColumns });
}

async function readCsv(text: string): Promise<LibraryFileContent> {
  const { columns, isTwice, rows } = await readCells(text, (cells) => {
    const names = cells.map((cell) => cell.trim().toLowerCase());
    return hasRequiredColumns(kindOf(names), names);
  });
  const kind = kindOf(columns);
  const unknownColumns = unknownIn(kind, columns);
  if (!hasRequiredColumns(kind, columns) || isTwice) return refused('columns', unknownColumns);

  const broken: RefusedRow[] = [];
  const records: FileRecord<string>[] = [];
  for (const { line, cells, isBroken } of rows) {
    const values = valuesOf(kind, columns, cells);
    if (isBroken) broken.push({ line, name: values['name'] ?? '', reason: 'broken' });
    else records.push({ line, values });
  }
  if (records.length + broken.length === 0) return refused('empty');
  return found(kind, records, { broken, unknownColumns });
}

function valuesOf(kind: Kind, columns: readonly string[], cells: readonly string[]) {
  const values: Partial<Record<string, string>> = {};
  for (const column of kinds[kind].columns) {
    const cell = cells[columns.indexOf(column)];
    if (cell !== undefined) values[column] = fromSafeCell(cell);
  }
  return values;
}
