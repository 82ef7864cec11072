import { describe, expect, test } from 'vitest';
import { files, read, readJson, textFiles } from './files.ts';

const guides = files.filter((path) => path.endsWith('.md'));

/** What would tie the repository to one machine, one mirror or one way of working. */
const forbidden = [
  /\/work\//,
  /\/(?:root|Users)\/\w/,
  /\.\.\/shared\/(?:spec|design|style)\b/,
  /\bregistry\.(?:npm|yarn)\w*\./i,
  /\bissue #?\d/i,
];

describe('the repository', () => {
  test('is tied to no machine and no mirror', () => {
    const found = textFiles.flatMap((path) =>
      forbidden.filter((word) => word.test(read(path))).map((word) => `${path}: ${word.source}`),
    );
    expect(found).toEqual([]);
  });

  test('runs its tests in CI by one executable script', () => {
    expect(read('.ci/run')).toMatch(/^exec npm test$/m);
  });

  test('has one name, which the installed app carries too', () => {
    const { product } = readJson('packages/i18n/locales/en/common.json') as { product: string };
    const manifest = readJson('apps/public/manifest.webmanifest');
    expect(manifest).toMatchObject({ name: product, short_name: product });
    for (const app of ['student', 'admin']) {
      expect(read(`apps/${app}/index.html`)).toContain(`<title>${product}</title>`);
    }
  });
});

describe('the guides', () => {
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> };

  test('name only commands that exist', () => {
    const named = guides.flatMap((path) =>
      [...read(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => ({
        path,
        script: run ?? short ?? '',
      })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
