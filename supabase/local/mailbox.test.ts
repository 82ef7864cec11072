import { languageTags } from '@niyama/domain';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMailbox, type Mail } from './mailbox.ts';
import { showMailbox } from './mailboxPage.ts';
import texts from '../templates/texts.json' with { type: 'json' };

const mail: Omit<Mail, 'id' | 'sentAt'> = {
  kind: 'confirmation',
  to: 'maya@niyama.example',
  account: null,
  language: 'de',
  subject: 'Bestätige deine E-Mail-Adresse',
  text: 'Willkommen',
  action: 'Bestätigen',
  link: 'http://localhost:54321/auth/v1/verify?token=a&type=signup',
  code: '123456',
  ignore: 'Sonst nichts tun.',
};

async function pageOf(mails: Mail[], path = '/') {
  const answer = showMailbox(new Request(`http://localhost:54324${path}`), mails);
  return { answer, text: await answer.text() };
}

describe('the page', () => {
  test('shows the newest mail first, with a link to click', async () => {
    const mailbox = createMailbox();
    mailbox.add({ ...mail, subject: 'The first' });
    mailbox.add({ ...mail, subject: 'The second' });
    const { text } = await pageOf(mailbox.list());
    expect(text.indexOf('The second')).toBeLessThan(text.indexOf('The first'));
    expect(text).toContain(
      '<a href="http://localhost:54321/auth/v1/verify?token=a&amp;type=signup">Bestätigen</a>',
    );
    expect(text).toContain('<article lang="de">');
  });

  test('says so when there is none', async () => {
    expect((await pageOf([])).text).toContain('No emails yet');
  });

  test('treats what a mail says as text', async () => {
    const mailbox = createMailbox();
    const attack = '"><script>alert(1)</script>';
    mailbox.add({
      ...mail,
      to: `${attack}@niyama.example`,
      subject: attack,
      text: attack,
      action: attack,
      ignore: attack,
      language: attack,
    });
    mailbox.add({ ...mail, link: 'javascript:alert(1)' });
    const { answer, text } = await pageOf(mailbox.list());
    expect(text).not.toContain('<script');
    expect(text).not.toContain('javascript:');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe');
  });

  test('gives tests the mails of one address', async () => {
    const mailbox = createMailbox();
    mailbox.add(mail);
    mailbox.add({ ...mail, to: 'other@niyama.example' });
    const { text } = await pageOf(mailbox.list(), '/api/mails?to=Maya@niyama.example');
    expect(JSON.parse(text)).toMatchObject([mail]);
    expect((await pageOf([], '/elsewhere')).answer.status).toBe(404);
  });
});

describe('keeping', () => {
  test('a line that was not finished costs no other mail', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'niyama-mails-'));
    createMailbox(dataDir).add(mail);
    appendFileSync(join(dataDir, 'mails.jsonl'), '{"id": "half');
    const reopened = createMailbox(dataDir);
    reopened.add({ ...mail, subject: 'After' });
    expect(createMailbox(dataDir).list()).toMatchObject([{ subject: 'After' }, mail]);
    rmSync(dataDir, { recursive: true });
  });

  test('ends for the mails of an account that is gone, in the file too', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'niyama-mails-'));
    const mailbox = createMailbox(dataDir);
    mailbox.add({ ...mail, subject: 'Of nobody yet' });
    mailbox.add({ ...mail, subject: 'Gone', account: 'gone' });
    mailbox.add({ ...mail, subject: 'Still there', account: 'there' });
    mailbox.forget(({ account }) => account === 'gone');
    for (const mails of [mailbox.list(), createMailbox(dataDir).list()]) {
      expect(mails.map(({ subject }) => subject)).toEqual(['Still there', 'Of nobody yet']);
    }
    rmSync(dataDir, { recursive: true });
  });
});

describe('the texts', () => {
  const languages = Object.values(texts);

  test('exist in all languages, each its own', () => {
    expect(Object.keys(texts)).toEqual(languageTags);
    for (const kind of Object.keys(texts.en) as (keyof typeof texts.en)[]) {
      for (const part of ['subject', 'text', 'ignore'] as const) {
        const words = languages.map((language) => language[kind][part]);
        expect(words.every((word) => word.trim().length > 0)).toBe(true);
        expect(new Set(words).size).toBe(words.length);
      }
    }
  });
});
