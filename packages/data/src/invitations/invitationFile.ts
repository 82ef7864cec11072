import {
  invitationColumns,
  type InvitationRecord,
  mostInvitations,
  type RefusedPerson,
} from '@niyama/domain';
import { isNoText, readCells, readText } from '../csvFile.ts';

/** The largest file that is read, in bytes: five hundred of the longest rows take half of it. */
export const maxInvitationBytes = 512 * 1024;

/** Why a file as a whole cannot be read. */
export type InvitationFileRefusal = 'empty' | 'tooLarge' | 'tooMany' | 'wrongKind' | 'columns';

export type InvitationFileContent =
  | {
      status: 'read';
      records: InvitationRecord[];
      broken: RefusedPerson[];
      unknownColumns: string[];
    }
  | { status: 'refused'; refusal: InvitationFileRefusal; unknownColumns: string[] };

const refused = (
  refusal: InvitationFileRefusal,
  unknownColumns: string[] = [],
): InvitationFileContent => ({ status: 'refused', refusal, unknownColumns });

/**
 * Reads people to invite out of a CSV file that somebody made, perhaps by hand.
 *
 * @returns its rows and those that cannot be read, or why nothing of it can.
 */
export async function readInvitations(file: Blob): Promise<InvitationFileContent> {
  if (file.size > maxInvitationBytes) return refused('tooLarge');
  const text = await readText(file);
  if (text.trim() === '') return refused('empty');
  if (isNoText(text)) return refused('wrongKind');
  const { columns, isTwice, rows } = await readCells(text);
  const unknownColumns = [...new Set(columns)].filter(
    (name) => name !== '' && !invitationColumns.some((known) => known === name),
  );
  if (!columns.includes('email') || isTwice) return refused('columns', unknownColumns);
  if (rows.length === 0) return refused('empty');
  if (rows.length > mostInvitations) return refused('tooMany');

  const records: InvitationRecord[] = [];
  const broken: RefusedPerson[] = [];
  for (const { line, cells, isBroken } of rows) {
    const cell = (column: (typeof invitationColumns)[number]) =>
      cells[columns.indexOf(column)] ?? '';
    const values = {
      email: cell('email'),
      full_name: cell('full_name'),
      language: cell('language'),
    };
    if (!isBroken) records.push({ line, values });
    else broken.push({ line, email: values.email.slice(0, 320), reason: 'broken' });
  }
  return { status: 'read', records, broken, unknownColumns };
}
