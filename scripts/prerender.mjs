// Writes the student app's public pages as HTML files: node scripts/prerender.mjs <build folder>.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss, latinFonts } from './critical-css.mjs';
import { scriptSource, scriptSourceFile } from './script-source.mjs';

/** The pages that a first visitor or a search engine opens, and their files. */
const pages = {
  '/': 'index.html',
  '/auth': 'auth.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
};
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** What stands in the worker's list until the page is whole (apps/student/vite.config.ts). */
const unfilledRevision = 'filled-by-prerender';
const emptyRoot = '<div id="root"></div>';

const [draft = ''] = process.argv.slice(2);
const { render } = await import(pathToFileURL(join(draft, 'server', 'entry-server.js')).href);
const student = join(draft, 'student');
const css = await allStyles(student);
const fonts = latinFonts(css)
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('');

for (const app of ['student', 'admin']) {
  const folder = join(draft, app);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const parts = JSON.parse(await readFile(join(folder, '.vite', 'pages.json'), 'utf8'));
  // What Vite wrote becomes app.html, the page for every path that has none of its own.
  await rename(join(folder, 'index.html'), join(folder, 'app.html'));
  await writeFile(join(folder, 'app.html'), withParts(page, parts));
  await rm(join(folder, '.vite'), { recursive: true, force: true });
}
const shell = await readFile(join(student, 'app.html'), 'utf8');
await Promise.all(
  Object.entries(pages).map(async ([path, file]) => {
    const page = compose(await render(path));
    await writeFile(join(student, file), page);
  }),
);
await fillRevision();
await writeFile(join(draft, scriptSourceFile), scriptSource(shell));

/** The page with what the boot script reads of the build's parts. */
function withParts(page, parts) {
  const data = JSON.stringify(parts).replaceAll('<', '\\u003c');
  return page.replace(
    '<script>',
    () => `<script type="application/json" id="parts">${data}</script><script>`,
  );
}

/** The worker's list names the page by its content, which is whole only now. */
async function fillRevision() {
  const worker = join(student, 'sw.js');
  const page = await readFile(join(student, 'app.html'));
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 32);
  const list = await readFile(worker, 'utf8');
  const filled = list.replace(unfilledRevision, () => revision);
  if (filled === list) throw new Error('The service worker has no revision to fill.');
  await writeFile(worker, filled);
}

function compose({ html, title, description }) {
  if (/<script/.test(html)) throw new Error('The content security policy allows no inline script.');
  const late = [...shell.matchAll(stylesheet)]
    .map(([, href]) => `<link rel="stylesheet" crossorigin href="${href}" media="print" data-late>`)
    .join('');
  const head = `${fonts}<style>${criticalCss(css, html)}</style>${late}`;
  const about = description && `<meta name="description" content="${description}">`;
  return shell
    .replaceAll(stylesheet, '')
    .replace(/<title>.*?<\/title>/, (given) => (title ? `<title>${title}</title>${about}` : given))
    .replace('</head>', () => `${head}</head>`)
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);
}

/** Every stylesheet of the build, the entry's first: parts of a page may lie in lazy chunks. */
async function allStyles(folder) {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  names.sort(
    (a, b) => Number(b.startsWith('index-')) - Number(a.startsWith('index-')) || (a < b ? -1 : 1),
  );
  const sheets = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  return sheets.join('');
}
