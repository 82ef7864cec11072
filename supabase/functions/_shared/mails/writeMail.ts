import { button, escapeHtml, htmlOf } from './html.ts';
import texts from './texts.json' with { type: 'json' };

type Language = keyof typeof texts;

/** A notification that a student gets by mail. */
export interface StudentMail {
  kind: 'assignment' | 'reply' | 'reminder';
  /** The reader's language, as the profile stores it. */
  language: string | null;
  /** The names of the poses, in the reader's language. */
  poses: string[];
  /** When new work is due, or the day of a reminder, `YYYY-MM-DD`; null for a reply. */
  due_date: string | null;
  /** Who gave the work or replied; null for a reminder, and for somebody who is gone. */
  instructor: string | null;
  /** What the instructor wrote to new work, and asks afterwards. */
  notes: string | null;
  question: string | null;
  /** What the instructor replied, whole. */
  reply: string | null;
}

/** A link that invites somebody, and who invites them. */
export interface Invitation {
  /** The language of the invitation, as a profile stores it. */
  language: string;
  /** What opens the page of the invitation. */
  token: string;
  /** When it ends, as ISO time. */
  expires_at: string;
  /** How the administrator is called; null for one who is gone. */
  inviter: string | null;
}

/** Whose account is about to be deleted. */
export interface LeavingMail {
  kind: 'leaving' | 'delete_now';
  /** The reader's language and zone, as the profile stores them. */
  language: string | null;
  time_zone: string | null;
  /** When the account goes by itself, as ISO time. */
  due_at: string;
  /** What deletes it at once; null for the mail that only says when. */
  token: string | null;
}

const languages = Object.keys(texts) as Language[];
const tagOf = (word: string | null): Language =>
  languages.find((tag) => texts[tag].language === word) ?? 'en';

/** Fills the places of a text; what a value holds is never a place itself. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** What a mail says, in one language. */
interface Written {
  language: Language;
  subject: string;
  paragraphs: string[];
  action: string;
  link: URL;
  /** Why the mail came; the address of Settings in it is a link. */
  why: string;
  settings?: string;
}

/** The mail as text and as HTML, which say the same. */
function written({ language, subject, paragraphs, action, link, why, settings }: Written) {
  const address = settings === undefined ? '' : escapeHtml(settings);
  return {
    language,
    subject,
    text: [...paragraphs, `${action}\n${link.href}`, fill(why, { settings: settings ?? '' })].join(
      '\n\n',
    ),
    html: htmlOf({
      language,
      subject: escapeHtml(subject),
      paragraphs: paragraphs.map(escapeHtml),
      act: button(escapeHtml(link.href), escapeHtml(action)),
      why: fill(escapeHtml(why), { settings: `<a href="${address}">${address}</a>` }),
    }),
  };
}

/** So much of a reply stands in its mail; the rest is read in the app. */
const longestReply = 200;

/** The first characters of a text as its reader counts them. */
function beginningOf(text: string, language: Language): string {
  const characters = [...new Intl.Segmenter(language).segment(text)];
  const beginning = characters.slice(0, longestReply).map(({ segment }) => segment);
  return beginning.join('') + (characters.length > longestReply ? '...' : '');
}

/**
 * Writes a mail in the language of its reader. Its link leads into the app, and its last line to where
 * the reader switches such mails off.
 */
export function writeMail({
  language: word,
  kind,
  poses,
  due_date: dueDate,
  ...mail
}: StudentMail) {
  const language = tagOf(word);
  const { subject, text, action, why } = texts[language][kind];
  const { named, note, question, reply } = texts[language].instructor;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(poses);
  const date =
    dueDate === null
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
          new Date(`${dueDate}T00:00:00Z`),
        );
  const said = kind !== 'reminder' && mail.instructor !== null ? named[kind] : text;
  const quote = (template: string, words: string | null) =>
    words === null ? [] : [fill(template, { words })];
  return written({
    language,
    subject,
    paragraphs: [
      fill(said, { name: mail.instructor ?? '', poses: list, date }),
      ...quote(note, mail.notes),
      ...quote(question, mail.question),
      ...quote(reply, mail.reply && beginningOf(mail.reply, language)),
    ],
    action,
    // The poses of every day stand on home, and given work too.
    link: new URL(kind === 'reminder' ? '/homepage' : '/assignments', Deno.env.get('SITE_URL')),
    why,
    settings: new URL('/profile/settings', Deno.env.get('SITE_URL')).href,
  });
}

/**
 * Writes the mail of an invitation in the language of its reader. What its link
 * carries stands behind the hash, which a browser tells no server.
 */
export function writeInvitation({ language: word, token, expires_at, inviter }: Invitation) {
  const language = tagOf(word);
  const { subject, text, textWithoutName, action, why } = texts[language].invitation;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(expires_at),
  );
  const link = new URL('/invitation', Deno.env.get('SITE_URL'));
  link.hash = new URLSearchParams({ token, language: texts[language].language }).toString();
  const said =
    inviter === null ? fill(textWithoutName, { date }) : fill(text, { name: inviter, date });
  return written({ language, subject, paragraphs: [said], action, link, why });
}

/**
 * Writes the mail to somebody whose account is about to be deleted: the way back, or what deletes it at
 * once. A link deletes nothing by being opened; the page asks.
 */
export function writeLeavingMail({ kind, language: word, time_zone, due_at, token }: LeavingMail) {
  const language = tagOf(word);
  const { subject, text, action, why } = texts[language][kind];
  const date = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // Somebody who has moved since knows which time it is.
    timeZoneName: 'short',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(due_at));
  const link = new URL(
    kind === 'delete_now' ? '/delete-account' : '/auth',
    Deno.env.get('SITE_URL'),
  );
  if (token !== null) link.hash = new URLSearchParams({ token }).toString();
  return written({
    language,
    subject,
    paragraphs: [fill(text, { date })],
    action,
    link,
    why: fill(why, { date }),
  });
}
