import { dirname, basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read } from './files.ts';

const stories = new Set(files.filter((path) => path.endsWith('.stories.tsx')));
const isCode = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:stories|test|css)\.tsx?$/.test(path);

/** Each folder of a screen, such as packages/ui/src/screens/student/HomeScreen. */
const screens = [
  ...new Set(
    files.flatMap((path) => path.match(/^packages\/ui\/src\/screens\/\w+\/[A-Z]\w+/)?.[0] ?? []),
  ),
];
/** The stories of a screen; a large one has several files. */
const toldOf = (screen: string) =>
  [...stories]
    .filter((path) => dirname(path) === screen)
    .map(read)
    .join('\n');
const storiesOf = (screen: string) => `${screen}/${basename(screen)}.stories.tsx`;

const isOfScreen = (path: string) => screens.some((screen) => path.startsWith(`${screen}/`));

/** The words that the screen's own types give the property `status`. */
function statusesOf(screen: string): string[] {
  const code = files.filter((path) => dirname(path) === screen && isCode(path)).map(read);
  const unions = code.flatMap((text) => [...text.matchAll(/\bstatus: ('\w+'(?:\s*\| '\w+')*)/g)]);
  return [...new Set(unions.flatMap(([, union = '']) => union.match(/\w+/g) ?? []))];
}

/** A story tells a status when it passes it, or the state of it, as an argument or is named after it. */
function tells(text: string, status: string): boolean {
  const name = status.charAt(0).toUpperCase() + status.slice(1);
  const isNamed = new RegExp(
    `^export const ${name}\\b|\\bstate: (?:\\{ \\.\\.\\.)?states\\.${status}\\b`,
    'm',
  ).test(text);
  return isNamed || text.includes(`'${status}'`);
}

/** Files directly in an app's folder of routes; what lies deeper are their parts. */
const routes = files.filter((path) => /^apps\/\w+\/src\/routes\/\w+\.tsx$/.test(path));

/** The routes that an app's table names. */
const tables = files
  .filter((path) => /^apps\/\w+\/src\/App\.tsx$/.test(path))
  .map((path) => ({
    path,
    named: [...read(path).matchAll(/'\.\/(routes\/[\w/]+\.tsx)'/g)].map(
      ([, file = '']) => `${dirname(path)}/${file}`,
    ),
  }));

describe('screens', () => {
  test('are found', () => {
    expect(screens.length).toBeGreaterThan(15);
    expect(statusesOf('packages/ui/src/screens/student/HomeScreen')).toContain('offline');
  });

  test('have stories', () => {
    expect(screens.filter((screen) => !stories.has(storiesOf(screen)))).toEqual([]);
  });

  test('have a story for each state', () => {
    const untold = screens
      .filter((screen) => stories.has(storiesOf(screen)))
      .flatMap((screen) =>
        statusesOf(screen)
          .filter((status) => !tells(toldOf(screen), status))
          .map((status) => `${screen}: ${status}`),
      );
    expect(untold).toEqual([]);
  });

  test('are laid out in German and Japanese, large and narrow', () => {
    const notLaidOut = [...stories].filter(
      (path) => isOfScreen(path) && !/\btags: \[[^\]]*'layout'/.test(read(path)),
    );
    expect(notLaidOut).toEqual([]);
  });
});

describe('routes', () => {
  test('are found in the table of each app', () => {
    expect(tables.map(({ path }) => path)).toEqual([
      'apps/admin/src/App.tsx',
      'apps/student/src/App.tsx',
    ]);
    for (const { named } of tables) expect(routes).toEqual(expect.arrayContaining(named));
  });

  test('have stories that are wired to the app and a mocked backend', () => {
    const isWired = (path: string) => {
      const text = read(path);
      return (
        /with(?:Student|Admin)App\(/.test(text) &&
        /mockApi\(/.test(text) &&
        /title: 'Flows\//.test(text)
      );
    };
    const untold = routes.filter((route) => {
      const file = route.replace('.tsx', '.stories.tsx');
      return !stories.has(file) || !isWired(file);
    });
    expect(untold).toEqual([]);
  });
});
