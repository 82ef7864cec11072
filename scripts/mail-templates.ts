/**
 * Writes the mail templates of a hosted project from supabase/templates/texts.json, the texts that
 * the embedded backend sends: `npx node scripts/mail-templates.ts`. One template speaks all languages,
 * because the auth service knows one template a kind; the language stands in the account.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages, languageTag } from '../packages/domain/src/language.ts';
import { paths } from '../packages/domain/src/paths.ts';
import { button, escapeHtml, htmlOf, shownCode } from '../supabase/functions/_shared/mails/html.ts';
import texts from '../supabase/templates/texts.json' with { type: 'json' };

type Kind = keyof (typeof texts)['en'];
type Part = keyof (typeof texts)['en'][Kind];

/** The auth service's own names of the kinds, which are also the names of the files. */
const names: Record<Kind, string> = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  magicLink: 'magic_link',
  emailChange: 'email_change',
  reauthentication: 'reauthentication',
  passwordChanged: 'password_changed',
  emailChanged: 'email_changed',
};
/** What the auth service tells of by itself, once its configuration says so. */
const notifications = new Set<Kind>(['passwordChanged', 'emailChanged']);
const kinds = Object.keys(names) as Kind[];

/** By the words that accounts keep; English is what all others get. */
const others = languages.filter((word) => word !== 'english');

// An account that an admin made may keep no language: `printf` makes that a word as well.
const language = `$language := printf "%v" .Data.language`;

const begin = '# Written by scripts/mail-templates.ts: the mails of the auth service.\n';
const end = '# End of what scripts/mail-templates.ts writes.\n';

/** For people who open a template; a comment of the template language, so no mail carries it. */
const note =
  '{{/* Written by scripts/mail-templates.ts from texts.json beside it; not edited by hand. */}}\n';

/** What `write` makes of each language, in the one that the reader has. */
function inTheirLanguage(write: (tag: keyof typeof texts) => string, between = ''): string {
  const branches = others.map(
    (word) => `if eq $language "${word}" }}${between}${write(languageTag[word])}${between}`,
  );
  return `{{ ${language} }}${between}{{ ${branches.join('{{ else ')}{{ else }}${between}${write('en')}${between}{{ end }}`;
}

/** What a link is for, in the auth service's word, and what it carries besides. */
const links: Partial<Record<Kind, string>> = {
  confirmation:
    '{{ .RedirectTo }}#type=signup&amp;email={{ .Email }}&amp;username={{ .Data.username }}&amp;full_name={{ .Data.full_name }}',
  recovery: `{{ .SiteURL }}${paths.newPassword()}#type=recovery`,
  magicLink: `{{ .SiteURL }}${paths.mailLink()}#type=magiclink`,
  emailChange: `{{ .SiteURL }}${paths.mailLink()}#type=email_change`,
};

/**
 * Where the link of a mail leads: to a page and not to the auth service, so that a filter that looks at it
 * uses nothing up, and opens no session.
 */
const linkOf = (link: string) =>
  `${link}&amp;token_hash={{ .TokenHash }}&amp;language={{ .Data.language }}`;

/** What a mail asks of its reader, besides reading it. */
function actOf(kind: Kind, action: string): string | null {
  const link = links[kind];
  if (link !== undefined) return button(linkOf(link), action);
  if (kind === 'reauthentication') return shownCode('{{ .Token }}');
  return kind === 'passwordChanged'
    ? button(`{{ .SiteURL }}${paths.forgotPassword()}`, action)
    : null;
}

function body(kind: Kind): string {
  const pages = inTheirLanguage((language) => {
    const say = (part: Part) => escapeHtml(texts[language][kind][part]);
    return htmlOf({
      language,
      subject: say('subject'),
      paragraphs: [say('text')],
      act: actOf(kind, say('action')),
      why: say('ignore'),
    }).trimEnd();
  }, '\n');
  return `${note}${pages}\n`;
}

/** The part of supabase/config.toml that names subjects and files, as literal strings of TOML. */
function settings(): string {
  const parts = kinds.map((kind) => {
    const subject = inTheirLanguage((tag) => texts[tag][kind].subject);
    if (subject.includes("'")) throw new Error(`An apostrophe ends a literal string: ${subject}`);
    const file = `./supabase/templates/${names[kind]}.html`;
    const isTold = notifications.has(kind);
    const section = `[auth.email.${isTold ? 'notification' : 'template'}.${names[kind]}]`;
    const enabled = isTold ? 'enabled = true\n' : '';
    return `${section}\n${enabled}subject = '${subject}'\ncontent_path = "${file}"\n`;
  });
  return `${begin}${parts.join('\n')}${end}`;
}

/**
 * The files as they should be, by path below the repository.
 *
 * @param config supabase/config.toml as it is; only the part between the marks changes
 */
export function mailTemplates(config: string): Map<string, string> {
  const [before, rest] = config.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('supabase/config.toml has lost the marks of scripts/mail-templates.ts');
  return new Map([
    ...kinds.map((kind) => [`supabase/templates/${names[kind]}.html`, body(kind)] as const),
    ['supabase/config.toml', before + settings() + after],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../', import.meta.url);
  const config = await readFile(new URL('supabase/config.toml', root), 'utf8');
  await mkdir(new URL('supabase/templates', root), { recursive: true });
  for (const [path, content] of mailTemplates(config))
    await writeFile(new URL(path, root), content);
}
