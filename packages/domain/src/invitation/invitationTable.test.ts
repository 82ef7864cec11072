import { describe, expect, it } from 'vitest';
import { planInvitations } from './invitation.ts';
import {
  type InvitationColumns,
  type InvitationTable,
  matchColumns,
  pastedInvitations,
  toInvitationRecords,
} from './invitationTable.ts';

const table = (names: string[], ...rows: string[][]): InvitationTable => ({
  names,
  rows: rows.map((cells, index) => ({ line: index + 2, cells, isBroken: false })),
});

/** What each column is taken for, in its place. */
function meanings(names: string[]): string[] {
  const columns = Object.entries(matchColumns(table(names)));
  return names.map((_, index) => columns.find(([, column]) => column === index)?.[0] ?? '');
}

describe('the columns of a file of people', () => {
  const files: [from: string, names: string, meanings: string][] = [
    ['the template', 'Email,Name,Language', 'email,name,language'],
    ['the database', 'email,full_name,language', 'email,name,language'],
    ['Excel in German', 'E-Mail,Name,Sprache', 'email,name,language'],
    ['a German list', 'Name,Vorname,E-Mail-Adresse', 'lastName,name,email'],
    [
      'a Spanish list',
      'Nombre,Apellidos,CORREO ELECTRONICO,Idioma',
      'name,lastName,email,language',
    ],
    ['a Spanish list of names', 'Nombre,Correo', 'name,email'],
    ['a French list', 'Nom,Prénom,Adresse e-mail,Langue', 'lastName,name,email,language'],
    ['a French list of names', 'Nom,Courriel', 'name,email'],
    ['a Japanese list', '姓,名,メールアドレス,言語', 'lastName,name,email,language'],
    ['a Japanese list of names apart', '姓,名前,メール', 'lastName,name,email'],
    ['a German list of names apart', 'Nachname,Name,E-Mail', 'lastName,name,email'],
    ['a French list of all given names', 'Nom,Prénoms,Courriel', 'lastName,name,email'],
    ['a Japanese list of names', '氏名,Ｅメール', 'name,email'],
    ['Mailchimp', 'Email Address,First Name,Last Name,Phone', 'email,name,lastName,'],
    ['Momence', 'first_name,last_name,e_mail,Home location', 'name,lastName,email,'],
    ['Google', 'First Name,Middle Name,Last Name,E-mail 1 - Value', 'name,,lastName,email'],
    ['Google before', 'Name,Given Name,Family Name,E-mail 1 - Value', 'name,,,email'],
    ['Outlook', 'First Name,Last Name,E-mail Address,E-mail 2 Address', 'name,lastName,email,'],
    ['the first of two that say the same', 'Email,Mail', 'email,'],
    ['nobody', 'Phone,Notes,,Emailed on', ',,,'],
  ];
  it.each(files)('are known from %s', (_, names, expected) => {
    expect(meanings(names.split(','))).toEqual(expected.split(','));
  });

  it('hold addresses where the first one stands if no name tells', () => {
    const rows = [
      ['Asha', '', 'not yet'],
      ['Teo', 'x', 'Teo <teo@niyama.example>'],
    ];
    expect(matchColumns(table(['Who', 'Phone', 'Contact'], ...rows)).email).toBe(2);
    expect(matchColumns(table(['', '', ''], ...rows)).email).toBe(2);
    expect(matchColumns(table(['Email', '', ''], ...rows)).email).toBe(0);
  });
});

describe('a row', () => {
  const columns: InvitationColumns = { email: 0, name: 1, lastName: 2, language: null };

  it('joins the two parts of a name as they are written together', () => {
    const rows = [
      [' a@niyama.example', ' Asha ', 'Rao'],
      ['b@niyama.example', '太郎', '山田'],
      ['c@niyama.example', '', 'Rao'],
      ['d@niyama.example', 'Asha', ' '],
    ];
    const { records } = toInvitationRecords(table([], ...rows), columns);
    expect(records.map(({ fullName }) => fullName)).toEqual([
      'Asha Rao',
      '山田 太郎',
      'Rao',
      'Asha',
    ]);
    expect(records[0]).toEqual({
      line: 2,
      email: 'a@niyama.example',
      fullName: 'Asha Rao',
      language: '',
    });
  });

  it('says nothing of what no column says', () => {
    const nothing = { email: null, name: null, lastName: null, language: null };
    expect(toInvitationRecords(table([], ['a', 'b']), nothing).records).toEqual([
      { line: 2, email: '', fullName: '', language: '' },
    ]);
  });
});

it('a language is known by its word, its tag and its names in all five languages', () => {
  const said: [string, string][] = [
    ['german', 'german'],
    ['DE', 'german'],
    ['de-AT', 'german'],
    ['es_MX', 'spanish'],
    ['Deutsch', 'german'],
    ['Aleman', 'german'],
    ['allemand', 'german'],
    ['ドイツ語', 'german'],
    ['日本語', 'japanese'],
    ['Français', 'french'],
    ['Englisch', 'english'],
  ];
  const { people, refused } = planInvitations({
    records: said.map(([language], line) => ({
      line,
      email: `a${line}@niyama.example`,
      fullName: '',
      language,
    })),
    broken: [],
  });
  expect(refused).toEqual([]);
  expect(people.map(({ language }) => language)).toEqual(said.map(([, language]) => language));
});

describe('pasted addresses', () => {
  const texts: [text: string, entries: [line: number, entry: string][]][] = [
    [
      'a@niyama.example\r\n\r\n b@niyama.example \n',
      [
        [1, 'a@niyama.example'],
        [3, 'b@niyama.example'],
      ],
    ],
    [
      'a@niyama.example, b@niyama.example;c@niyama.example、d@niyama.example,;',
      [
        [1, 'a@niyama.example'],
        [1, 'b@niyama.example'],
        [1, 'c@niyama.example'],
        [1, 'd@niyama.example'],
      ],
    ],
    [
      'Asha Rao <a@niyama.example>, mailto:b@niyama.example, Teo <c@niyama.example>,<d@niyama.example>',
      [
        [1, 'Asha Rao <a@niyama.example>'],
        [1, 'mailto:b@niyama.example'],
        [1, 'Teo <c@niyama.example>'],
        [1, '<d@niyama.example>'],
      ],
    ],
    [
      'c@niyama.example; Rao, Asha <a@niyama.example>; "Iyer; Leela" <b@niyama.example>, d@niyama.example',
      [
        [1, 'c@niyama.example'],
        [1, 'Rao, Asha <a@niyama.example>'],
        [1, '"Iyer; Leela" <b@niyama.example>'],
        [1, 'd@niyama.example'],
      ],
    ],
    [
      'nobody, a@niyama.example',
      [
        [1, 'nobody'],
        [1, 'a@niyama.example'],
      ],
    ],
    [' ,;\n', []],
  ];
  it.each(texts)('are found in %j', (text, entries) => {
    const { names, rows } = pastedInvitations(text);
    expect(names).toEqual(['']);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual(entries);
  });

  it('have no more before them than a name is long', () => {
    const long = 'x'.repeat(201);
    const { rows } = pastedInvitations(`${long}, Asha <a@niyama.example>`);
    expect(rows.map(({ cells: [entry] }) => entry)).toEqual([long, 'Asha <a@niyama.example>']);
  });
});
