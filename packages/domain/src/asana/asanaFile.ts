import { type AdminAsana, asanaFileFields } from './asana.ts';
import { columnsOf, toRow } from '../row.ts';
import { toCautionLines } from '../safety/caution.ts';

/** The columns of the library as a file, named as the database names them. */
export const asanaColumnNames = columnsOf(asanaFileFields);
export type AsanaColumnName = (typeof asanaColumnNames)[number];

/** One row of a file, before anybody has looked at what it says. */
export interface FileRecord<Column extends string> {
  /** Where it stands: the row of a spreadsheet, whose head is row 1, or the place in a list from 1. */
  line: number;
  /** What the file says; a column that it lacks is missing. */
  values: Partial<Record<Column, unknown>>;
}

/** One pose of a file. */
export type AsanaRecord = FileRecord<AsanaColumnName>;

/** A pose as a file holds it, where what its safety tips mean is in lines as they are. */
export const toRecord = (asana: AdminAsana) => ({
  ...toRow(asanaFileFields, asana),
  cautions: toCautionLines(asana.cautions),
});

type Plain = string | number | boolean | null | undefined;
const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/**
 * A value as one cell: the entries of a list stand in lines of their own.
 *
 * @returns null for what no cell can hold, such as an object.
 */
export function toCell(value: unknown): string | null {
  if (Array.isArray(value)) return value.every(isPlain) ? value.join('\n') : null;
  return isPlain(value) ? String(value ?? '') : null;
}

// What a spreadsheet takes for the beginning of a formula, also in the wide letters of Japanese.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escaped = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet takes a cell for a formula, apostrophes before it or not. */
export const isFormula = (cell: string): boolean => formula.test(cell);

/**
 * A cell that no spreadsheet runs as a formula: an apostrophe stands before it. One that begins so
 * anyway gets one more, so that {@link fromSafeCell} gives back every text as it was.
 */
export const toSafeCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The text that {@link toSafeCell} was given. */
export const fromSafeCell = (cell: string): string => (escaped.test(cell) ? cell.slice(1) : cell);
