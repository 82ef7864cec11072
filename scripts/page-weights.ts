import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageParts } from '../vite.pages.ts';
import budgets from '../tests/project/budgets.json' with { type: 'json' };

/** What a first visit loads. */
interface Weight {
  /** As sent, in 1000 bytes. */
  kB: number;
  scripts: number;
  stylesheets: number;
  /** The kB that the page may weigh. */
  budget: number;
}

/**
 * Weighs the scripts and stylesheets that a first visit loads, in English, of each page that has a budget; of a
 * page behind the login, for somebody who is logged in.
 *
 * @param built the folder of a build
 * @returns by app and path, such as 'student /auth'
 */
export async function weighPages(built: string): Promise<Record<string, Weight>> {
  const rows: Record<string, Weight> = {};
  for (const [app, budgetOf] of Object.entries(budgets.kB)) {
    const html = await readFile(join(built, app, 'app.html'), 'utf8');
    for (const [path, budget] of Object.entries(budgetOf)) {
      const files = filesOf(html, path).map((name) => join(built, app, 'assets', name));
      const sizes = await Promise.all(files.map(sizeOf));
      const scripts = files.filter((file) => file.endsWith('.js')).length;
      rows[`${app} ${path}`] = {
        kB: Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10,
        scripts,
        stylesheets: files.length - scripts,
        budget,
      };
    }
  }
  return rows;
}

/** What the HTML of an app names, and what its boot script asks for at a path. */
function filesOf(html: string, path: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)];
  const [, data = ''] = /id="parts">(.*?)<\/script>/s.exec(html) ?? [];
  const { files, texts, appTexts, session, pages } = JSON.parse(data) as PageParts;
  const page = pages.find((each) => new RegExp(each.path).test(path));
  // The last one fits every path.
  if (!page?.path) throw new Error(`There is no page ${path}, which has a budget.`);
  const asked = [
    page.parts,
    texts['en'],
    page.hasAppTexts ? appTexts['en'] : [],
    page.ownTexts?.['en'],
    page.isGuarded ? session : [],
  ];
  const names = asked.flatMap((numbers = []) => numbers.flatMap((number) => files[number] ?? []));
  return [...new Set([...named.map(([, name = '']) => name), ...names])];
}

/** As a server sends it: small files stay as they are. */
async function sizeOf(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size;
}
