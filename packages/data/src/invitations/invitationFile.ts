import {
  type Encoding,
  holdsAddress,
  type InvitationTable,
  matchColumns,
  mostInvitations,
  pastedInvitations,
  type UnprovenText,
} from '@niyama/domain';
import { readCells } from '../csvFile.ts';
import { isNoText, readText } from '../fileText.ts';

/** The largest file that is read, in bytes: five hundred of the longest rows take half of it. */
export const maxInvitationBytes = 512 * 1024;

/** Why a file or a pasted text as a whole cannot be read. */
export type InvitationFileRefusal = 'empty' | 'tooLarge' | 'tooMany' | 'wrongKind';

export type InvitationFileContent =
  | { status: 'read'; table: InvitationTable }
  | UnprovenText
  | { status: 'refused'; refusal: InvitationFileRefusal };

const refused = (refusal: InvitationFileRefusal) => ({ status: 'refused', refusal }) as const;

function checked(table: InvitationTable): InvitationFileContent {
  if (table.rows.length === 0) return refused('empty');
  if (table.rows.length > mostInvitations) return refused('tooMany');
  return { status: 'read', table };
}

/**
 * Reads people to invite out of a CSV file that somebody made, perhaps by hand. Where the first row holds an address
 * it names no columns, but somebody to invite.
 *
 * @param encoding the one that the person chose or confirmed, where the bytes don't prove it.
 * @returns its columns and rows, or why nothing of it can be read.
 */
export async function readInvitations(
  file: Blob,
  encoding?: Encoding,
): Promise<InvitationFileContent> {
  if (file.size > maxInvitationBytes) return refused('tooLarge');
  const { text, unproven } = await readText(file, encoding);
  if (text.trim() === '') return refused('empty');
  if (isNoText(text)) return refused('wrongKind');
  if (unproven) return unproven;
  const { line, names, rows } = await readCells(
    text,
    (cells) => matchColumns({ names: cells, rows: [] }).email !== null,
  );
  return checked(
    names.some(holdsAddress)
      ? { names: names.map(() => ''), rows: [{ line, cells: names, isBroken: false }, ...rows] }
      : { names: names.map((name) => name.trim()), rows },
  );
}

/** Reads pasted addresses; rows that were copied out of a spreadsheet are read like a file. */
export async function readPastedInvitations(text: string): Promise<InvitationFileContent> {
  if (text.length > maxInvitationBytes) return refused('tooLarge');
  if (text.includes('\t')) return readInvitations(new Blob([text]));
  return checked(pastedInvitations(text));
}

/**
 * An empty file to fill in. The mark at its beginning tells Excel that it is UTF-8, and its separator is what
 * spreadsheets expect: a semicolon where numbers have a decimal comma.
 *
 * @param locale a tag (BCP 47); without it that of the device.
 */
export function invitationTemplate(locale?: string): string {
  const separator = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',';
  return `\uFEFF${['Email', 'Name', 'Language'].join(separator)}\r\n`;
}
