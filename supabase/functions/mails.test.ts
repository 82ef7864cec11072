import { languageTag } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pages as pageRows } from '../../apps/student/src/pages.ts';
import { writeInvitation, writeLeavingMail, writeMail } from './_shared/mails/writeMail.ts';

const site = 'https://niyama.example';
beforeEach(() => vi.stubGlobal('Deno', { env: { get: () => site } }));
afterEach(() => vi.unstubAllGlobals());

const nothingSaid = { instructor: null, notes: null, question: null, reply: null };
const student = (language: string) => ({ ...nothingSaid, language, poses: ['Tree', 'Cobra'] });
const instructor = 'Ines <Moreau>';
const leaver = (language: string) => ({
  language,
  time_zone: 'Asia/Tokyo',
  due_at: '2030-03-05T09:00:00Z',
});
const guest = (language: string) => ({
  language,
  token: 'opens-it',
  expires_at: '2030-03-05T09:00:00Z',
});

/** Every kind of mail, in the language of its reader. */
const kinds = {
  assignment: (language: string) =>
    writeMail({ ...student(language), kind: 'assignment', due_date: '2030-03-05' }),
  reply: (language: string) => writeMail({ ...student(language), kind: 'reply', due_date: null }),
  'assignment by somebody': (language: string) =>
    writeMail({
      ...student(language),
      kind: 'assignment',
      due_date: '2030-03-05',
      instructor,
      notes: '<b>Soft</b> knees\n& slowly',
      question: 'How was "it"?',
    }),
  'reply by somebody': (language: string) =>
    writeMail({
      ...student(language),
      kind: 'reply',
      due_date: null,
      instructor,
      reply: '<script>Well done.</script>',
    }),
  reminder: (language: string) =>
    writeMail({ ...student(language), kind: 'reminder', due_date: '2030-03-05' }),
  invitation: (language: string) => writeInvitation({ ...guest(language), inviter: 'Ines Moreau' }),
  'invitation by nobody': (language: string) =>
    writeInvitation({ ...guest(language), inviter: null }),
  leaving: (language: string) =>
    writeLeavingMail({ ...leaver(language), kind: 'leaving', token: null }),
  delete_now: (language: string) =>
    writeLeavingMail({ ...leaver(language), kind: 'delete_now', token: 'opens-it' }),
};

const everyMail = Object.entries(kinds).flatMap(([kind, write]) =>
  Object.entries(languageTag).map(([word, tag]) => ({ kind, tag, write: () => write(word) })),
);
const linksOf = (text: string) => [...text.matchAll(/https?:\S+/g)].map(([link]) => new URL(link));
/** What a reader of HTML sees. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const pages = pageRows.map(({ path }) => path);

describe.each(everyMail)('the mail $kind in $tag', ({ tag, write }) => {
  test('is written in that language, and no place of it is left open', () => {
    const { language, subject, text, html } = write();
    expect(language).toBe(tag);
    expect(subject + text).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]|undefined/);
  });

  test('has its link on a separate line, with no punctuation that only some languages use', () => {
    expect(write().text).toMatch(/[^:]\nhttp\S+\n\n/);
  });

  test('says the same as HTML, in which nothing that was typed is markup', () => {
    const { subject, text, html } = write();
    const [page = ''] = /<main>.*<\/main>/s.exec(html) ?? [];
    const tags = [...page.matchAll(/<\/?([^\s>]+)/g)].map(([, name]) => name);
    expect(new Set(tags)).toEqual(new Set(['main', 'p', 'h1', 'a']));
    expect(plain(page)).toContain(subject);
    for (const part of text.split('\n\n'))
      expect(plain(page)).toContain(part.replace(/\nhttp\S+$/, ''));
    const addresses = [...page.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
      plain(address),
    );
    expect(addresses).toEqual(linksOf(text).map(({ href }) => href));
  });

  test('leads to pages of the app', () => {
    const links = linksOf(write().text);
    expect(links.length).toBeGreaterThan(0);
    for (const { origin, pathname } of links) {
      expect(origin).toBe(site);
      expect(pages).toContain(pathname);
    }
  });
});

test('mails about deleting an account name the deadline for keeping it, in the reader’s zone', () => {
  for (const kind of ['leaving', 'delete_now'] as const) {
    expect(kinds[kind]('english').text).toContain('Tuesday, March 5, 2030 at 6:00 PM GMT+9');
  }
});

test('quotes two hundred characters of a reply, as its reader counts them', () => {
  const write = (reply: string) =>
    writeMail({ ...student('english'), kind: 'reply', due_date: null, instructor, reply }).text;
  const family = '👨‍👩‍👧';
  expect(write(family.repeat(200))).toContain(`“${family.repeat(200)}”`);
  expect(write(family.repeat(201))).toContain(`“${family.repeat(200)}...”`);
});
