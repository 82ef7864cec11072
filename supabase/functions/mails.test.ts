import { languageTag } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRoutes } from '../../vite.pages.ts';
import { read } from '../../tests/project/files.ts';
import { writeInvitation, writeLeavingMail, writeMail } from './_shared/mails/writeMail.ts';

const site = 'https://niyama.example';
beforeEach(() => vi.stubGlobal('Deno', { env: { get: () => site } }));
afterEach(() => vi.unstubAllGlobals());

const student = (language: string) => ({ language, poses: ['Tree', 'Cobra'] });
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
const pages = readRoutes(read('apps/student/src/App.tsx')).pages.map(({ pattern }) => pattern);

describe.each(everyMail)('the mail $kind in $tag', ({ tag, write }) => {
  test('is written in that language, and no place of it is left open', () => {
    const { language, subject, text } = write();
    expect(language).toBe(tag);
    expect(subject + text).not.toMatch(/[{}]|undefined/);
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

test('what deletes an account says until when it can be kept, in the reader’s zone', () => {
  for (const kind of ['leaving', 'delete_now'] as const) {
    expect(kinds[kind]('english').text).toContain('Tuesday, March 5, 2030 at 6:00 PM GMT+9');
  }
});
