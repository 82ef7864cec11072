import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInvented } from './school/school.ts';

/** A mail that the backend sent to somebody. */
export interface Mail {
  id: string;
  /** ISO time. */
  sentAt: string;
  kind: string;
  to: string;
  /** Id of the account that it is about; null when there was none for the address. */
  account: string | null;
  /** BCP 47 tag of the language it is written in. */
  language: string;
  subject: string;
  text: string;
  /** The words on the link. */
  action: string;
  /** Address that the reader shall open, or null when the mail carries a code only. */
  link: string | null;
  /** One-time code for the same purpose. */
  code: string;
  /** What to do when the reader did not ask for this mail. */
  ignore: string;
  /** What ends mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string | undefined;
}

export type NewMail = Omit<Mail, 'id' | 'sentAt'>;

/** Where all mails land, since nothing here can send them. */
export interface Mailbox {
  add(mail: NewMail): void;
  /** Newest first. */
  list(): Mail[];
  /** Forgets mails to people who are gone, as a host's mails are nowhere of ours. */
  forget(isGone: (mail: Mail) => boolean): void;
  clear(): void;
}

/** Older mails are deleted. */
const mostMails = 500;

/** @param dataDir keeps the mails over a restart; without it they live in memory. */
export function createMailbox(dataDir?: string): Mailbox {
  const file = dataDir ? join(dataDir, 'mails.jsonl') : null;
  let mails = file ? readMails(file) : [];
  const write = () => {
    const lines = mails.toReversed().map((mail) => `${JSON.stringify(mail)}\n`);
    if (file) writeFileSync(file, lines.join(''), { mode: 0o600 });
  };
  return {
    add(mail) {
      // Its links would log somebody in as a person who does not exist.
      if (isInvented(mail.to)) return;
      const whole: Mail = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail };
      mails = [whole, ...mails].slice(0, mostMails);
      if (file) appendFileSync(file, `${JSON.stringify(whole)}\n`, { mode: 0o600 });
    },
    list: () => mails,
    forget(isGone) {
      const left = mails.filter((each) => !isGone(each));
      if (left.length === mails.length) return;
      mails = left;
      write();
    },
    clear() {
      mails = [];
      write();
    },
  };
}

function readMails(file: string): Mail[] {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const mails = readFileSync(file, 'utf8').split('\n').flatMap(readMail).slice(-mostMails);
  writeFileSync(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 });
  return mails.toReversed();
}

/** A line that a killed process left unfinished is no mail. */
function readMail(line: string): Mail[] {
  try {
    return [JSON.parse(line) as Mail];
  } catch {
    return [];
  }
}
