import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { visitorPaths } from '../../packages/domain/src/paths.ts';
import { publicPageAreas } from '../../vite.publicPageTexts.ts';
import { readRoutes } from '../../vite.pages.ts';
import { fileNamed, files, read, readJson } from './files.ts';

const app = 'apps/student/src';
const { pages, modules } = readRoutes(read(`${app}/App.tsx`));
const areas = Object.keys(readJson('packages/i18n/locales/en/student.json') as object);
const known = new Set(files);

/** The file that a module of ours names in an import; null for a library, and for what has no texts. */
function fileOf(name: string, importer: string): string | null {
  const inUi = name.replace(/^@niyama\/ui\//, 'packages/ui/src/');
  if (inUi !== name) return [`${inUi}/index.ts`].find((path) => known.has(path)) ?? null;
  return fileNamed(name, importer);
}

/** A module and all that comes with it before it can run. */
function withImports(start: string[]): string[] {
  const found = new Set(start);
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(/^(?:import|export|\}) .*?'([^']+)';$/gm)) {
      const file = fileOf(name, path);
      if (file && known.has(file) && /\.tsx?$/.test(file)) found.add(file);
    }
  }
  return [...found];
}

test('the texts of the pages before the login are all that they say', () => {
  const shown = pages.filter(({ pattern }) => visitorPaths.includes(pattern));
  expect(shown.map(({ pattern }) => pattern).sort()).toEqual([...visitorPaths].sort());
  const routes = shown.flatMap(({ components }) =>
    components.flatMap((name) => modules.get(name) ?? []),
  );
  const start = [`${app}/main.tsx`, ...routes.map((module) => normalize(join(app, module)))];
  const texts = withImports(start).map(read);
  const said = areas.filter((area) =>
    texts.some((text) => new RegExp(`['"\`](?:student:)?${area}\\.[\\w$]`).test(text)),
  );
  expect(said).toEqual([...publicPageAreas].sort());
});
