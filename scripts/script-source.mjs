import { createHash } from 'node:crypto';

/** Where a build says which scripts its pages run, for the content security policy. */
export const scriptSourceFile = 'script-src.txt';

/**
 * The sources of `script-src`: the app's own files, and the one script that stands in its pages.
 * @param page one of them, as HTML
 */
export function scriptSource(page) {
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
  const hash = (script) => createHash('sha256').update(script).digest('base64');
  return ["'self'", ...scripts.map((script) => `'sha256-${hash(script)}'`)].join(' ');
}
