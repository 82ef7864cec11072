import texts from './texts.json' with { type: 'json' };

type Language = keyof typeof texts;

/** A notification that a student gets on a device. */
export interface StudentPush {
  kind: 'reminder' | 'assignment' | 'reply';
  /** The reader's language, as the profile stores it. */
  language: string;
  /** The first poses by name, in the reader's language; none where the message names nothing. */
  poses: string[];
  /** How many poses there are beside these. */
  more: number;
}

const languages = Object.keys(texts) as Language[];

/** The reminder that an open app shows by itself carries the same, so that there are never two. */
const tags = { reminder: 'morning-reminder', assignment: 'assignment', reply: 'reply' } as const;

/** What each opens: the poses of every day stand on home, and given work too. */
const pages = { reminder: '/homepage', assignment: '/assignments', reply: '/assignments' } as const;

/**
 * Writes a notification in the language of its reader, in the declarative form: a browser that knows
 * it shows it even where the service worker fails (https://webkit.org/blog/16535).
 *
 * @param site the address of the app.
 */
export function writePush(
  { kind, language: word, poses, more }: StudentPush,
  site: string,
): string {
  const lang = languages.find((tag) => texts[tag].language === word) ?? 'en';
  const names = more === 0 ? poses : [...poses, texts[lang].more.replace('{{count}}', `${more}`)];
  const body = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: texts[lang][kind],
      ...(body === '' ? {} : { body }),
      lang,
      tag: tags[kind],
      navigate: new URL(pages[kind], site).href,
    },
  });
}
