/** At-rules that contain other rules: they stay when one of those stays. */
const grouping = /^@(media|supports|container|layer[^;]*\{|starting-style)/;

/**
 * The rules of a stylesheet that a page needs for its first paint: those without a class, and those
 * of which every class of one selector occurs in the page's HTML. Class names here are generated
 * and unique, which makes this exact enough.
 * @param css a minified stylesheet
 * @param html the page that will carry the result
 */
export function criticalCss(css, html) {
  const used = new Set();
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) used.add(name);
  }
  return keep(css, used);
}

function keep(css, used) {
  let result = '';
  for (const { prelude, body } of rules(css)) {
    if (body === null) result += `${prelude};`;
    else if (grouping.test(`${prelude}{`)) {
      const inner = keep(body, used);
      if (inner) result += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@') || isUsed(prelude, used)) result += `${prelude}{${body}}`;
  }
  return result;
}

function isUsed(selectors, used) {
  // A class inside :not() is one that the element must lack, and an attribute's value is no class.
  return selectors
    .replaceAll(/:not\([^()]*\)|\[[^\]]*\]/g, '')
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => used.has(name)));
}

/** The statements of one level: `{ prelude, body }`, where a statement without a block has no body. */
function* rules(css) {
  let start = 0;
  let open = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) };
      start = at + 1;
    } else if (character === ';' && depth === 0) {
      yield { prelude: css.slice(start, at).trim(), body: null };
      start = at + 1;
    }
  }
}

/** The addresses of the fonts that Latin text needs, for preloading. */
export function latinFonts(css) {
  const fonts = [];
  for (const { prelude, body } of rules(css)) {
    if (prelude !== '@font-face' || body === null) continue;
    const range = /unicode-range:([^;}]*)/i.exec(body)?.[1];
    const address = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(body)?.[1];
    if (address && (!range || /U\+(0000-00FF|0-FF|\?\?)\b|U\+\?\?/i.test(range)))
      fonts.push(address);
  }
  return fonts;
}
