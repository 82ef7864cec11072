// Writes the public pages of both apps as HTML files: node scripts/prerender.mjs <build folder>.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss, latinFonts } from './critical-css.mjs';
import { pages, shell } from './hosting/rules.mjs';
import { scriptSource, scriptSourceFile } from './script-source.mjs';

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

const [draft = ''] = process.argv.slice(2);
const student = await openApp('student');
const admin = await openApp('admin');
for (const app of [student, admin]) {
  for (const [path, file] of Object.entries(pages[app.name])) {
    const target = join(app.folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, compose(app, await app.render(path)));
  }
  await writeFile(join(app.folder, shell), app.otherPage);
}
await writeFile(join(draft, scriptSourceFile), scriptSource(student.otherPage));

/**
 * A built app: what renders its pages, its stylesheets, the page that Vite wrote, with what the boot
 * script reads of the parts, and the page for every path without a file. What Vite wrote is removed from the
 * folder.
 */
async function openApp(name) {
  const folder = join(draft, name);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const parts = await readFile(join(folder, '.vite', 'pages.json'), 'utf8');
  await rm(join(folder, 'index.html'));
  const data = parts.replaceAll('<', '\\u003c');
  const page = html.replace(
    '<script>',
    () => `<script type="application/json" id="parts">${data}</script><script>`,
  );
  const server = await import(pathToFileURL(join(draft, 'server', name, 'entry-server.js')).href);
  const css = await allStyles(folder);
  const skeleton = server.renderSkeleton();
  const otherPage = withStyles({ page, css }, skeleton).replace(
    emptyRoot,
    () => emptyRoot + skeleton,
  );
  return { name, folder, render: server.render, page, css, otherPage };
}

function compose(app, { html, title, description }) {
  if (/<script/.test(html)) throw new Error('The content security policy allows no inline script.');
  const about = description && `<meta name="description" content="${description}">`;
  return withStyles(app, html)
    .replace(/<title>.*?<\/title>/, (given) => (title ? `<title>${title}</title>${about}` : given))
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);
}

/**
 * The page of an app with the styles that `html` is first painted with; the others come late. The fonts
 * come beside the scripts, so that no text is ever laid out twice.
 */
function withStyles({ page, css }, html) {
  const late = [...page.matchAll(stylesheet)]
    .map(([, href]) => `<link rel="stylesheet" crossorigin href="${href}" media="print" data-late>`)
    .join('');
  const fonts = latinFonts(css)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  const styles = `${fonts}<style>${criticalCss(css, html)}</style>${late}`;
  return page.replaceAll(stylesheet, '').replace('</head>', () => `${styles}</head>`);
}

/** Every stylesheet of the build, the entry's first: parts of a page may lie in lazy chunks. */
async function allStyles(folder) {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  names.sort(
    (a, b) => Number(b.startsWith('app-')) - Number(a.startsWith('app-')) || (a < b ? -1 : 1),
  );
  const sheets = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  return sheets.join('');
}
