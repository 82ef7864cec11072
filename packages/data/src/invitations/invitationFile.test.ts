import { matchColumns, planInvitations, toInvitationRecords, withoutRefused } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import {
  invitationTemplate,
  maxInvitationBytes,
  readInvitations,
  readPastedInvitations,
} from './invitationFile.ts';

const file = (...lines: string[]) => new Blob([lines.join('\r\n')]);
const tableOf = async (content: Blob | string) => {
  const read = await (typeof content === 'string'
    ? readPastedInvitations(content)
    : readInvitations(content));
  if (read.status !== 'read') throw new Error('Refused');
  return read.table;
};
const plan = async (content: Blob | string) => {
  const table = await tableOf(content);
  return planInvitations(toInvitationRecords(table, matchColumns(table)));
};
const refusalOf = async (content: Blob) => {
  const read = await readInvitations(content);
  return read.status === 'refused' ? read.refusal : null;
};

describe('a file of people', () => {
  it('is read with a mark at its beginning, semicolons and quotes', async () => {
    const head = '\uFEFFEmail;Full_Name;Language;Notes';
    const row = ' Leela@Niyama.example ;"Iyer; Leela";Deutsch;x';
    expect(await plan(file(head, row, '', ';;;'))).toEqual({
      people: [
        { line: 2, email: 'leela@niyama.example', fullName: 'Iyer; Leela', language: 'german' },
      ],
      refused: [],
    });
  });

  it('keeps the names of its columns as they are written', async () => {
    const { names } = await tableOf(file('E-Mail; Vorname ;', 'a@niyama.example;Asha;'));
    expect(names).toEqual(['E-Mail', 'Vorname', '']);
  });

  it('may have nobody to name its columns', async () => {
    const content = file('Asha,a@niyama.example', 'Teo,b@niyama.example');
    expect(await tableOf(content)).toMatchObject({ names: ['', ''] });
    const { people } = await plan(content);
    expect(people.map(({ line, email }) => [line, email])).toEqual([
      [1, 'a@niyama.example'],
      [2, 'b@niyama.example'],
    ]);
  });

  const peopleOf = async (content: Blob) => {
    const { people, refused } = await plan(content);
    expect(refused).toEqual([]);
    return people.map(({ line, email, fullName }) => [line, email, fullName]);
  };

  it('may lack empty cells at the end of a row, or have too many', async () => {
    const head = 'email,full_name,language';
    const rows = ['a@niyama.example,Asha,english,', 'b@niyama.example,Bea', 'c@niyama.example'];
    expect(await peopleOf(file(head, ...rows, 'd@niyama.example,Dev,german,,'))).toEqual([
      [2, 'a@niyama.example', 'Asha'],
      [3, 'b@niyama.example', 'Bea'],
      [4, 'c@niyama.example', null],
      [5, 'd@niyama.example', 'Dev'],
    ]);
  });

  it.each([
    ['a line that names the separator', ['sep=;', 'E-Mail;Name', 'a@niyama.example;Rao, Asha'], 3],
    ['a title', ['Table 1', 'Email,Name', 'a@niyama.example,"Rao, Asha"'], 3],
    ['a title over all columns', ['Table 1,,', 'Email,Name', 'a@niyama.example,"Rao, Asha"'], 3],
    [
      'blank lines and a title',
      ['', '', 'Members', '', 'E-Mail\tName', 'a@niyama.example\tRao, Asha'],
      6,
    ],
    ['unknown names', ['Reach at;Who', 'a@niyama.example;"Rao, Asha, B"'], 2],
    ['a title over unknown names', ['Members', 'Reach at,Who', 'a@niyama.example,"Rao, Asha"'], 3],
  ])('may begin with %s', async (_case, lines, line) => {
    const [person] = (await plan(file(...lines))).people;
    expect([person?.line, person?.email]).toEqual([line, 'a@niyama.example']);
  });

  it('may be the Unicode text of Excel', async () => {
    const text = 'Email\tName\r\na@niyama.example\t明子\r\n';
    const bytes = new Uint8Array(2 + text.length * 2);
    const view = new DataView(bytes.buffer);
    for (const isLittle of [true, false]) {
      for (const [place, letter] of Array.from(`\uFEFF${text}`).entries()) {
        view.setUint16(place * 2, letter.charCodeAt(0), isLittle);
      }
      expect(await peopleOf(new Blob([bytes]))).toEqual([[2, 'a@niyama.example', '明子']]);
    }
  });

  it('needs nothing but addresses', async () => {
    expect(await plan(file('email', 'a@niyama.example', 'b@niyama.example'))).toEqual({
      people: [
        { line: 2, email: 'a@niyama.example', fullName: null, language: null },
        { line: 3, email: 'b@niyama.example', fullName: null, language: null },
      ],
      refused: [],
    });
  });

  it('says of each row why it is refused', async () => {
    const rows: [row: string, reason: string][] = [
      ['nobody,,', 'email'],
      [',Leela,', 'email'],
      ['two@niyama.example b@niyama.example,,', 'email'],
      ['=HYPERLINK("x"),,', 'formula'],
      ['@SUM(A1),,', 'formula'],
      ["'+a@niyama.example,,", 'formula'],
      ['a@niyama.example,=1+1,', 'formula'],
      ['b@niyama.example,＝1,', 'formula'],
      [`c@niyama.example,${'x'.repeat(101)},`, 'long'],
      [`${'c'.repeat(320)}@niyama.example,,`, 'long'],
      ['d@niyama.example,a\u202Eb,', 'name'],
      ['e@niyama.example,,klingon', 'language'],
      ['f@niyama.example,,,x', 'broken'],
      ['g@niyama.example,,,,x', 'broken'],
      ['GOOD@niyama.example,,', 'twice'],
    ];
    const found = await plan(
      file('email,full_name,language', 'good@niyama.example,,', ...rows.map(([row]) => row)),
    );
    expect(found.people.map(({ email }) => email)).toEqual(['good@niyama.example']);
    expect(found.refused.map(({ line, reason }) => [line, reason])).toEqual(
      rows.map(([, reason], index) => [index + 3, reason]),
    );
    expect(Math.max(...found.refused.map(({ email }) => email.length))).toBeLessThanOrEqual(320);
  });

  it('takes addresses as people copy them', async () => {
    const rows: [row: string, email: string, name: string | null][] = [
      ['Asha Rao <Asha@niyama.example>,', 'asha@niyama.example', 'Asha Rao'],
      ['"""Rao, Asha"" <b@niyama.example>",', 'b@niyama.example', 'Rao, Asha'],
      ['Asha <c@niyama.example>,Teo', 'c@niyama.example', 'Teo'],
      ['mailto:d@niyama.example,', 'd@niyama.example', null],
      ['\u200Be\u200B@niyama.example\uFEFF,', 'e@niyama.example', null],
      ['f@Grün.example,', 'f@xn--grn-ioa.example', null],
      ['g@日本語.example,', 'g@xn--wgv71a119e.example', null],
      ['h@niyama.example,"Asha\nRao"', 'h@niyama.example', 'Asha Rao'],
    ];
    const { people, refused } = await plan(file('email,full_name', ...rows.map(([row]) => row)));
    expect(refused).toEqual([]);
    expect(people.map(({ email, fullName }) => [email, fullName])).toEqual(
      rows.map(([, email, name]) => [email, name]),
    );
    const wrong = await plan(file('email', '<a@b.example> <c@b.example>', 'a@grün.example/x'));
    expect(wrong.refused.map(({ reason }) => reason)).toEqual(['email', 'email']);
  });

  it('takes a language by its word, its tag and what it calls itself', async () => {
    const said = ['english', 'ES', 'Français', ' de ', '日本語', ''];
    const rows = said.map((language, index) => `a${index}@niyama.example,${language}`);
    const { people } = await plan(file('email,language', ...rows));
    expect(people.map(({ language }) => language)).toEqual([
      'english',
      'spanish',
      'french',
      'german',
      'japanese',
      null,
    ]);
  });

  it.each([
    ['Mac', [0x8d, 0x8f, 0x90, 0x9d]],
    ['Central European', [0x8d, 0x8f]],
  ])('is no picture for the bytes of %s letters that Windows-1252 lacks', async (_, bytes) => {
    const list = new Blob(['name,email\nFran', Uint8Array.from(bytes), 'ois,f@niyama.example']);
    expect(await readInvitations(list)).toMatchObject({ status: 'encoding' });
  });

  it('is refused as a whole when it can be nobody’s list', async () => {
    const many = (count: number) =>
      file('email', ...Array.from({ length: count }, (_, index) => `a${index}@niyama.example`));
    expect(await refusalOf(new Blob(['']))).toBe('empty');
    expect(await refusalOf(file('email'))).toBe('empty');
    expect(await refusalOf(file('name', 'Leela'))).toBeNull();
    expect(await refusalOf(file('email,email', 'a@b.co,b@b.co'))).toBeNull();
    expect(await refusalOf(new Blob(['PK\u0003\u0004']))).toBe('wrongKind');
    expect(await refusalOf(many(500))).toBeNull();
    expect(await refusalOf(many(501))).toBe('tooMany');
    expect(await refusalOf(many(10_000))).toBe('tooMany');
    expect(await refusalOf(new Blob(['x'.repeat(maxInvitationBytes + 1)]))).toBe('tooLarge');
  });
});

describe('a pasted text', () => {
  it('is a list of addresses, or rows of a spreadsheet', async () => {
    const list = await plan('Asha <a@niyama.example>, b@niyama.example');
    expect(list.people.map(({ email, fullName }) => [email, fullName])).toEqual([
      ['a@niyama.example', 'Asha'],
      ['b@niyama.example', null],
    ]);
    const rows = await plan('Vorname\tName\tE-Mail\nAsha\tRao\ta@niyama.example');
    expect(rows.people.map(({ email, fullName }) => [email, fullName])).toEqual([
      ['a@niyama.example', 'Asha Rao'],
    ]);
  });

  it('is refused when it names nobody or too many', async () => {
    const refusalOfText = async (text: string) => {
      const read = await readPastedInvitations(text);
      return read.status === 'refused' ? read.refusal : null;
    };
    expect(await refusalOfText(' ,\n')).toBe('empty');
    expect(await refusalOfText('a@niyama.example,'.repeat(500))).toBeNull();
    expect(await refusalOfText('a@niyama.example,'.repeat(501))).toBe('tooMany');
  });
});

describe('the template', () => {
  it.each(['en', 'de', 'fr', 'es', 'ja'])(
    'is known when it comes back filled in (%s)',
    async (locale) => {
      const template = invitationTemplate(locale);
      const separator = locale === 'en' || locale === 'ja' ? ',' : ';';
      expect(template).toBe(`\uFEFFEmail${separator}Name${separator}Language\r\n`);
      const { people } = await plan(
        new Blob([template, ['a@niyama.example', 'Asha', 'de'].join(separator)]),
      );
      expect(people).toEqual([
        { line: 2, email: 'a@niyama.example', fullName: 'Asha', language: 'german' },
      ]);
    },
  );
});

describe('a plan', () => {
  it('leaves out the people that the server refuses, with its reasons', async () => {
    const before = await plan(
      file('email', 'a@niyama.example', 'nobody', 'b@niyama.example', 'c@niyama.example'),
    );
    const after = withoutRefused(before, [
      { number: 1, reason: 'known' },
      { number: 3, reason: 'invited' },
    ]);
    expect(after.people.map(({ email }) => email)).toEqual(['b@niyama.example']);
    expect(after.refused).toEqual([
      { line: 2, email: 'a@niyama.example', reason: 'known' },
      { line: 3, email: 'nobody', reason: 'email' },
      { line: 5, email: 'c@niyama.example', reason: 'invited' },
    ]);
  });
});
