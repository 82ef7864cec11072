import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../../supabase/templates/texts.json' with { type: 'json' };
import { mailTemplates } from '../../scripts/mail-templates.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const templates = [...mailTemplates(read('supabase/config.toml'))];

test.each(templates)(
  '%s says what the embedded backend says (npx node scripts/mail-templates.ts writes it)',
  (path, content) => {
    expect(read(path)).toBe(content);
  },
);

test('a mail of each kind speaks every language, and leads to a page that uses its link', () => {
  expect(templates).toHaveLength(Object.keys(texts.en).length + 1);
  for (const [path, content] of templates.filter(([name]) => name.endsWith('.html'))) {
    for (const language of Object.keys(texts))
      expect(content).toContain(`<html lang="${language}">`);
    // A mail that tells of a change carries nothing that changes one.
    const place = path.includes('reauthentication') ? '{{ .Token }}' : '{{ .TokenHash }}';
    const places = path.includes('_changed') ? 0 : Object.keys(texts).length;
    expect(content.split(place).length - 1).toBe(places);
    // That address of the auth service is used by a GET.
    expect(content).not.toContain('.ConfirmationURL');
    for (const [, link] of content.matchAll(/href="([^"]*)"/g)) {
      expect(link).toMatch(
        /^((\{\{ \.RedirectTo \}\}|\{\{ \.SiteURL \}\}\/auth\/(link|new-password))#type=\w+&amp;|\{\{ \.SiteURL \}\}\/auth\/forgot-password$)/,
      );
    }
  }
});
