import { holdsAddress, type InvitationRecord, type RefusedPerson } from './invitation.ts';
import { foldText } from '../search.ts';

/** People to invite as a file or a pasted text has them, before it is said which column is what. */
export interface InvitationTable {
  /** What the columns are called, each empty where the first row is a person already. */
  names: readonly string[];
  rows: readonly {
    /** Which row of the file it is, from 1. */
    line: number;
    cells: readonly string[];
    /** Whether its quotes are wrong, or something stands beside the columns. */
    isBroken: boolean;
  }[];
}

/** What a column can say of somebody. A name in two columns has its family name in `lastName`. */
export const invitationColumns = ['email', 'name', 'lastName', 'language'] as const;
/** Which column says what, counted from 0; null where none does. */
export type InvitationColumns = Record<(typeof invitationColumns)[number], number | null>;

/**
 * How columns are called in the five languages, by Excel, Outlook, Google Contacts, Mailchimp and Momence.
 * Hyphens, spaces, capitals and accents do not matter.
 */
const usualNames = {
  email:
    'email, email address, email 1, email 1 value, primary email, mail, mail address, correo, correo electrónico, ' +
    'dirección de correo, dirección de correo electrónico, dirección de email, courriel, adresse email, ' +
    'adresse mail, adresse courriel, adresse de courriel, adresse de messagerie, adresse électronique, ' +
    'email adresse, mail adresse, メール, メールアドレス, eメール, eメールアドレス, 電子メール, 電子メールアドレス',
  fullName:
    'full name, display name, first and last name, nombre completo, nombre y apellido, nombre y apellidos, ' +
    'apellidos y nombre, nom complet, nom et prénom, prénom et nom, vollständiger name, vor und nachname, ' +
    'anzeigename, 氏名, お名前, フルネーム, 表示名',
  /** Beside a column of given names alone these hold the family name, and beside one of family names the given. */
  name: 'name, nom, 名前',
  givenName:
    'first name, given name, forename, nombre, nombres, nombre de pila, prénom, prénoms, vorname, 名',
  familyName:
    'last name, family name, surname, apellido, apellidos, nom de famille, nachname, familienname, 姓, 苗字',
  language: 'language, preferred language, idioma, lengua, langue, sprache, 言語',
};

const plainName = (name: string) => foldText(name).replaceAll(' ', '');

/**
 * Which column is what, as far as their names tell. Where no name tells which holds the email addresses, it is the
 * first that has one.
 */
export function matchColumns({ names, rows }: InvitationTable): InvitationColumns {
  const plainNames = names.map(plainName);
  const first = (holds: (name: string, column: number) => boolean) => {
    const column = plainNames.findIndex(holds);
    return column === -1 ? null : column;
  };
  const called = (kind: keyof typeof usualNames) => {
    const usual = new Set(usualNames[kind].split(',').map(plainName));
    return first((name) => usual.has(name));
  };
  const [name, given, family] = [called('name'), called('givenName'), called('familyName')];
  const isPart = (given === null) !== (family === null);
  const whole = called('fullName') ?? (isPart ? null : name);
  return {
    email:
      called('email') ??
      first((_, column) => rows.some(({ cells }) => holdsAddress(cells[column] ?? ''))),
    name: whole ?? given ?? (isPart ? name : null),
    lastName: whole === null ? (family ?? (isPart ? name : null)) : null,
    language: called('language'),
  };
}

/** Writing in which the family name comes first. */
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The rows with what each says of a person, and those that are broken. */
export function toInvitationRecords(table: InvitationTable, columns: InvitationColumns) {
  const records: InvitationRecord[] = [];
  const broken: RefusedPerson[] = [];
  for (const { line, cells, isBroken } of table.rows) {
    const cell = (field: keyof InvitationColumns) => cells[columns[field] ?? -1]?.trim() ?? '';
    const email = cell('email');
    const names = [cell('name'), cell('lastName')].filter((name) => name !== '');
    const fullName = (familyFirst.test(names.join('')) ? names.toReversed() : names).join(' ');
    if (isBroken) broken.push({ line, email: email.slice(0, 320), reason: 'broken' });
    else records.push({ line, email, fullName, language: cell('language') });
  }
  return { records, broken };
}

/**
 * One address with what belongs to it: a comma in quotes or before an address in angle brackets is part of a name,
 * as in `Rao, Asha <asha@example.org>`. No name is as long as the limit, without which a long text would take minutes.
 */
const pasted = /(?:\s*"[^"]{0,200}"\s*|(?![,，、])[^"@<>;；]{0,200})<[^<>]*>|[^,;，；、]+/gu;

/** Pasted addresses, one a line or between commas and semicolons, as a table of one column. */
export function pastedInvitations(text: string): InvitationTable {
  const rows = text
    .split(/\r\n?|\n/u)
    .flatMap((content, index) =>
      (content.match(pasted) ?? [])
        .filter((entry) => entry.trim() !== '')
        .map((entry) => ({ line: index + 1, cells: [entry.trim()], isBroken: false })),
    );
  return { names: [''], rows };
}
