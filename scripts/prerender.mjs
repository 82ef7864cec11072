// Writes the student app's public pages as HTML files: node scripts/prerender.mjs <build folder>.
import { readdir, readFile, rename, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss, latinFonts } from './critical-css.mjs';

/** The pages that a first visitor or a search engine opens, and their files. */
const pages = {
  '/': 'index.html',
  '/auth': 'auth.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
};
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

const [draft = ''] = process.argv.slice(2);
const { render } = await import(pathToFileURL(join(draft, 'server', 'entry-server.js')).href);
const student = join(draft, 'student');
const css = await allStyles(student);
const fonts = latinFonts(css)
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('');

for (const app of ['student', 'admin']) {
  // What Vite wrote becomes app.html, the page for every path that has none of its own.
  await rename(join(draft, app, 'index.html'), join(draft, app, 'app.html'));
  await rm(join(draft, app, '.vite'), { recursive: true, force: true });
}
const shell = await readFile(join(student, 'app.html'), 'utf8');
await Promise.all(
  Object.entries(pages).map(async ([path, file]) => {
    const page = compose(await render(path));
    await writeFile(join(student, file), page);
  }),
);

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
