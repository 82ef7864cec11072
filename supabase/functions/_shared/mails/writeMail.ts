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

const languages = Object.keys(texts) as Language[];

/**
 * Writes a mail in the language of its reader, as text alone: what an instructor typed is never
 * markup. Its link leads into the app.
 */
export function writeMail({ language: word, kind, poses, due_date: dueDate }: StudentMail) {
  const language = languages.find((tag) => texts[tag].language === word) ?? 'en';
  const { subject, text, action, why } = texts[language][kind];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(poses);
  const date =
    dueDate === null
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
          new Date(`${dueDate}T00:00:00Z`),
        );
  const values: Record<string, string> = { poses: list, date };
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const link = new URL('/assignments', Deno.env.get('SITE_URL')).href;
  return { language, subject, text: `${filled}\n\n${action}:\n${link}\n\n${why}` };
}
