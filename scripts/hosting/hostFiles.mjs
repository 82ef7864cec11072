import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../cli.mjs';
import { scriptSourceFile } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { forever, fresh, rulesOf, shell } from './rules.mjs';

/** What a host is told about one site. */
const apps = ['student', 'admin'];
/** The hosts whose files can be written, each by what makes them: text by path in the build's folder. */
const makers = { netlify, caddy };

/** @throws UserError where no files can be written for `host` */
export function requireHost(host) {
  if (Object.hasOwn(makers, host)) return;
  throw new UserError(
    `A build can be made for ${Object.keys(makers).join(' and ')}, and not for "${host}".`,
  );
}

/**
 * Writes beside a build what a host has to know, and config.json beside the pages of both apps.
 * @param folder the build, with `student` and `admin`
 * @param host whose files can be written
 * @param config what config.json says (docs/deploy.md)
 */
export async function writeHostFiles({ folder, host, config }) {
  const scripts = await readFile(join(folder, scriptSourceFile), 'utf8');
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const files = {
    ...Object.fromEntries(apps.map((app) => [`${app}/config.json`, text])),
    ...hostFiles({ host, config, scripts }),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/**
 * The files of a host, by their path in the folder of the build.
 * @param scripts which scripts run, as the build says it in script-src.txt
 */
export function hostFiles({ host, config, scripts }) {
  const sites = apps.map((app) => {
    const headers = securityHeaders(config.supabaseUrl, scripts);
    const isTls = config[`${app}Url`].startsWith('https:');
    if (isTls) headers['Strict-Transport-Security'] = 'max-age=31536000';
    return { app, rules: rulesOf(app, config), headers };
  });
  return Object.assign({}, ...sites.map((site) => makers[host](site)));
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
    // Netlify lets pages be asked for again by itself, and two rules must not name one header.
    [`${app}/_headers`]: lines(
      '/*',
      each(headers, ([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      `  Cache-Control: ${forever}`,
    ),
    [`${app}/netlify.toml`]: lines('[build.processing.html]', 'pretty_urls = false'),
  };
}

/** To be imported in a site block that has the name and the root. */
function caddy({ app, rules, headers }) {
  const redirects = rules.redirects.flatMap(({ from, to, isWithBelow }) =>
    isWithBelow
      ? [
          `  @redirect path ${from} ${from}/*`,
          `  redir @redirect ${to.slice(0, -from.length)}{uri} 302`,
        ]
      : [
          // Rewritten first, for then the address has its query.
          `  route ${from} {`,
          `    rewrite * ${to}`,
          '    redir * {uri} 302',
          '  }',
        ],
  );
  const serve = (file, indent = '    ') => [
    ...(file ? [`${indent}rewrite * ${file}`] : []),
    `${indent}header Cache-Control "${fresh}"`,
    `${indent}file_server {`,
    `${indent}  precompressed br gzip`,
    `${indent}}`,
  ];
  return {
    [`caddy-${app}.conf`]: lines(
      'header {',
      each(headers, ([name, value]) => `  ${name} "${value}"`),
      '}',
      'header /manifest.webmanifest Content-Type application/manifest+json',
      'route {',
      redirects,
      '  @asset {',
      '    path /assets/*',
      '    file',
      '  }',
      '  handle @asset {',
      serve(null).map((line) => line.replace(fresh, forever)),
      '  }',
      '  handle /assets/* {',
      '    error 404',
      '  }',
      each(rules.pages, ([path, file]) => [`  handle ${path} {`, serve(file), '  }']).flat(2),
      String.raw`  @file path_regexp \.[^/]*$`,
      '  handle @file {',
      serve(null),
      '  }',
      '  handle {',
      serve(shell),
      '  }',
      '}',
    ),
  };
}
