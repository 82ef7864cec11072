import { describe, expect, test } from 'vitest';
import { preloadCalls } from '../../apps/student/src/preloadCalls.ts';
import { layouts, namespaces, pages } from '../../apps/student/src/pages.ts';
import { pages as adminPages } from '../../apps/admin/src/pages.ts';
import type { Page, Redirect } from '@niyama/app/pages.tsx';
import { routes } from '../e2e/support/routes.ts';
import { fileNamed, files, read } from './files.ts';

describe('every page of the student app', () => {
  const named = pages.filter(({ path }) => path !== '*');

  test('is visited by a journey', () => {
    // The journeys of the mails follow their links.
    const linked = [
      '/auth/confirm',
      '/auth/new-password',
      '/auth/link',
      '/invitation',
      '/delete-account',
    ];
    // Leads home unless the account is being deleted.
    const others = ['/leaving'];
    const opened = Object.values(routes).map(({ path }) => path.replace(/\?.*/, ''));
    const visited = [...linked, ...others, ...opened];
    const isVisited = (pattern: string) => {
      const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      return visited.some((path) => expression.test(path));
    };
    expect(named.map(({ path }) => path).filter((path) => !isVisited(path))).toEqual([]);
  });

  test('behind the login says what it asks for before its scripts are there', () => {
    const guarded = named.filter(({ layout }) => layouts[layout].isGuarded);
    expect(guarded.length).toBeGreaterThan(10);
    const paths = guarded.map(({ path }) => path);
    expect(paths.filter((path) => !(path in preloadCalls))).toEqual([]);
  });
});

test('a page that adds a namespace names it in the table of pages', () => {
  const said = (app: string, table: readonly (Page | Redirect)[]) =>
    table.flatMap((page) => {
      if ('to' in page) return [];
      const route = read(`apps/${app}/src/routes/${page.file}.tsx`);
      const [, texts] = /^ {2}usePageTexts\('([\w-]+)'\)/m.exec(route) ?? [];
      return { path: page.path, named: page.texts, texts };
    });
  const all = [...said('student', pages), ...said('admin', adminPages)];
  expect(all.filter(({ texts }) => texts).length).toBeGreaterThan(5);
  expect(all.filter(({ named, texts }) => named !== texts)).toEqual([]);
});

/** A module and all of ours that come with it before it can run. */
function withImports(start: string[]): string[] {
  const known = new Set(files);
  const found = new Set(start);
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(/^(?:import|export|\}) .*?'([^']+)';$/gm)) {
      const inUi = name.replace(/^@niyama\/ui\/(.*)/, 'packages/ui/src/$1/index.ts');
      const file = inUi === name ? fileNamed(name, path) : inUi;
      if (file && known.has(file) && /\.tsx?$/.test(file)) found.add(file);
    }
  }
  return [...found];
}

test('a page before the login says nothing of the texts that it does without', () => {
  const shown = pages.filter(({ layout }) => !layouts[layout].hasAppTexts);
  expect(shown.length).toBeGreaterThan(10);
  const modules = withImports([
    'apps/student/src/main.tsx',
    ...shown.map(({ file }) => `apps/student/src/routes/${file}.tsx`),
  ]);
  expect(modules.length).toBeGreaterThan(50);
  const said = new RegExp(`['"\`](?:${namespaces.app.join('|')})['"\`:]`);
  const isTable = (path: string) => path === 'apps/student/src/pages.ts';
  expect(modules.filter((path) => !isTable(path) && said.test(read(path)))).toEqual([]);
});
