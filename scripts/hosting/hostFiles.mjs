import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../cli.mjs';
import { scriptSourceFile } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { forever, fresh, rulesOf, shell } from './rules.mjs';

/** The hosts, each by what makes the files of one site: text by path in the build's folder. */
const makers = { netlify, caddy };

/** @throws UserError when a build cannot be made for `host` */
export function requireHost(host) {
  if (Object.hasOwn(makers, host)) return;
  throw new UserError(
    `A build can be made for ${Object.keys(makers).join(' or ')}, not for "${host}".`,
  );
}

/**
 * Writes the files of a host beside a build, and config.json beside the pages of both apps.
 * @param folder the build, with `student` and `admin`
 * @param config what config.json says (docs/deploy.md)
 */
export async function writeHostFiles({ folder, host, config }) {
  const scripts = await readFile(join(folder, scriptSourceFile), 'utf8');
  const files = {};
  for (const app of ['student', 'admin']) {
    const headers = securityHeaders(config.supabaseUrl, scripts);
    const isTls = config[`${app}Url`].startsWith('https:');
    if (isTls) headers['Strict-Transport-Security'] = 'max-age=31536000';
    files[`${app}/config.json`] = `${JSON.stringify(config, null, 2)}\n`;
    Object.assign(files, makers[host]({ app, rules: rulesOf(app, config), headers }));
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}

const lines = (...parts) => `${parts.flat().join('\n')}\n`;
const each = (object, write) => Object.entries(object).map(write);

/** A file that is there wins over a rule, unless its status ends with `!`. */
function netlify({ app, rules, headers }) {
  const redirects = rules.redirects.flatMap(({ from, to, isWithBelow }) => [
    `${from} ${to} 302!`,
    ...(isWithBelow ? [`${from}/* ${to}/:splat 302!`] : []),
  ]);
  return {
    [`${app}/_redirects`]: lines(
      redirects,
      each(rules.pages, ([path, file]) => `${path} ${file} 200`),
      `/assets/* ${shell} 404`,
      `/* ${shell} 200`,
    ),
    // Netlify itself lets browsers ask again for pages, and two rules must not name the same header.
    [`${app}/_headers`]: lines(
      '/*',
      each(headers, ([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      `  Cache-Control: ${forever}`,
    ),
    [`${app}/netlify.toml`]: lines('[build.processing.html]', 'pretty_urls = false'),
  };
}

/** For a site block that names the site and its root to import. */
function caddy({ app, rules, headers }) {
  const redirects = rules.redirects.flatMap(({ from, to, isWithBelow }) =>
    isWithBelow
      ? [
          `  @redirect path ${from} ${from}/*`,
          `  redir @redirect ${to.slice(0, -from.length)}{uri} 302`,
        ]
      : // After a rewrite {uri} has the new path, and still the query.
        [`  route ${from} {`, `    rewrite * ${to}`, '    redir * {uri} 302', '  }'],
  );
  return {
    [`caddy-${app}.conf`]: lines(
      'header {',
      each(headers, ([name, value]) => `  ${name} "${value}"`),
      '}',
      'header /manifest.webmanifest Content-Type application/manifest+json',
      'route {',
      redirects,
      `  header Cache-Control "${fresh}"`,
      '  @missing {',
      '    path /assets/*',
      '    not file',
      '  }',
      '  error @missing 404',
      `  header /assets/* Cache-Control "${forever}"`,
      each(rules.pages, ([path, file]) => `  rewrite ${path} ${file}`),
      String.raw`  @page not path_regexp \.[^/]*$`,
      `  rewrite @page ${shell}`,
      '  file_server {',
      '    precompressed br gzip',
      '  }',
      '}',
    ),
  };
}
