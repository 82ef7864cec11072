import texts from './texts.json' with { type: 'json' };

type Language = keyof typeof texts;

/** What a student is told of. */
export interface StudentMail {
  kind: 'assignment' | 'reply' | 'reminder';
  /** The reader's language, as the profile stores it. */
  language: string | null;
  /** The names of the poses, in the reader's language. */
  poses: string[];
  /** When new work is due, or the day of a reminder, `YYYY-MM-DD`; null for a reply. */
  due_date: string | null;
}

/** Who is invited to what, and by whom. */
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

/** The body as each mail has it: what it says, its link, and why it came. */
const bodyOf = (text: string, action: string, link: URL, why: string) =>
  `${text}\n\n${action}:\n${link.href}\n\n${why}`;

/**
 * Writes a mail in the language of its reader, as text alone: what an instructor typed is never
 * markup. Its link leads into the app, and its last line to where the reader switches such mails off.
 */
export function writeMail({ language: word, kind, poses, due_date: dueDate }: StudentMail) {
  const language = tagOf(word);
  const { subject, text, action, why } = texts[language][kind];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(poses);
  const date =
    dueDate === null
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
          new Date(`${dueDate}T00:00:00Z`),
        );
  const link = new URL('/assignments', Deno.env.get('SITE_URL'));
  const settings = new URL('/profile/settings', Deno.env.get('SITE_URL')).href;
  const said = fill(text, { poses: list, date });
  return {
    language,
    subject,
    text: bodyOf(said, action, link, fill(why, { settings })),
  };
}

/**
 * Writes the mail of an invitation in the language of whoever is invited, as text alone. What its link
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
  return { language, subject, text: bodyOf(said, action, link, why) };
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
  return {
    language,
    subject,
    text: bodyOf(fill(text, { date }), action, link, fill(why, { date })),
  };
}
