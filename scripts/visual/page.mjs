import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWords } from './looks.mjs';

const headings = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  failed: 'Could not be pictured',
  same: 'Same',
};
export const kinds = Object.keys(headings);

/**
 * Writes the page that shows the pictures, and the pictures beside it.
 * @param folder is emptied first
 * @param title what was compared with what
 * @param results as `compareStorybooks` answers them
 * @returns the path of the page
 */
export async function writePage({ folder, title, results }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  for (const result of results) {
    for (const side of ['before', 'after', 'marked']) {
      if (result[side]) await writeFile(join(folder, pictureOf(result, side)), result[side]);
    }
  }
  const path = join(folder, 'index.html');
  await writeFile(path, html(title, results));
  return path;
}

const pictureOf = ({ story, look }, side) =>
  `pictures/${story.id}-${look.theme}-${look.language}-${look.width}-${look.textSize ?? '100'}-${side}.png`;

const escape = (text) =>
  String(text).replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

export const nameOf = ({ story, look }) =>
  `${story.title} › ${story.name} (${inWords({ ...look, ...story.globals })})`;

function html(title, results) {
  const of = (kind) => results.filter((result) => result.kind === kind);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 110rem; margin: 2rem auto; padding: 0 1rem; }
  nav a { margin-right: 1.5rem; }
  article { margin: 2rem 0; }
  .pictures { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: 1 0 20rem; max-width: 40rem; }
  img { max-width: 100%; border: 1px solid #8888; }
</style>
<h1>${escape(title)}</h1>
<nav>${kinds.map((kind) => `<a href="#${kind}">${headings[kind]}: ${of(kind).length}</a>`).join('')}</nav>
${kinds.map((kind) => section(kind, of(kind))).join('\n')}
</html>
`;
}

function section(kind, results) {
  if (results.length === 0) return '';
  const content =
    kind === 'same'
      ? `<details><summary>${results.length} pictures</summary><ul>${results
          .map((result) => `<li>${escape(nameOf(result))}</li>`)
          .join('')}</ul></details>`
      : results.map(article).join('\n');
  return `<section id="${kind}"><h2>${headings[kind]}</h2>\n${content}</section>`;
}

function article(result) {
  const captions = {
    before: 'Before',
    after: 'After',
    marked: `Difference: ${result.pixels} pixels`,
  };
  const figures = Object.entries(captions)
    .filter(([side]) => result[side])
    .map(([side, caption]) => {
      const source = escape(pictureOf(result, side));
      return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt="${caption}"></a></figure>`;
    });
  const reason = result.reason ? `<pre>${escape(result.reason)}</pre>` : '';
  return `<article><h3>${escape(nameOf(result))}</h3>${reason}<div class="pictures">${figures.join('')}</div></article>`;
}
