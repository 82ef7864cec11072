import texts from './texts.json' with { type: 'json' };

type Language = keyof typeof texts;

/** What a student is told of. */
export interface StudentMail {
  kind: 'assignment' | 'reply';
  /** The reader's language, as the profile stores it. */
  language: string | null;
  /** The names of the poses, in the reader's language. */
  poses: string[];
  /** When new work is due, `YYYY-MM-DD`; null for a reply. */
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

const languages = Object.keys(texts) as Language[];
const tagOf = (word: string | null): Language =>
  languages.find((tag) => texts[tag].language === word) ?? 'en';

/** Fills the places of a text; what a value holds is never a place itself. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The body as each mail has it: what it says, its link, and why it came. */
const bodyOf = (text: string, action: string, link: URL, why: string) =>
  `${text}\n\n${action}:\n${link.href}\n\n${why}`;

/**
 * Writes a mail in the language of its reader, as text alone: what an instructor typed is never
 * markup. Its link leads into the app.
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
  return { language, subject, text: bodyOf(fill(text, { poses: list, date }), action, link, why) };
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
