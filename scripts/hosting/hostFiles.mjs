import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../cli.mjs';
import { scriptSourceFile } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { forever, fresh, rulesOf, shell } from './rules.mjs';

/** What a host is told about one site. */
const apps = ['student', 'admin'];
/** The hosts whose files can be written, each by what makes them: text by path in the build's folder. */
const makers = { netlify, vercel, cloudflare, nginx, caddy };

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
    ...(await hostFiles({ host, config, scripts })),
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
export async function hostFiles({ host, config, scripts }) {
  if (!Object.hasOwn(makers, host)) {
    throw new UserError(
      `There are no files for the host "${host}"; there are for ${Object.keys(makers).join(', ')}.`,
    );
  }
  const sites = apps.map((app) => {
    const headers = securityHeaders(config.supabaseUrl, scripts);
    const isTls = config[`${app}Url`].startsWith('https:');
    if (isTls) headers['Strict-Transport-Security'] = 'max-age=31536000';
    return { app, rules: rulesOf(app, config), headers };
  });
  const made = await Promise.all(sites.map((site) => makers[host](site)));
  return Object.assign({}, ...made);
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

/** A file that is there wins over a rewrite, and a redirect over the file. */
function vercel({ app, rules, headers }) {
  const named = (each) => Object.entries(each).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: false,
    trailingSlash: false,
    redirects: rules.redirects.flatMap(({ from, to, isWithBelow }) => [
      { source: from, destination: to, statusCode: 302 },
      ...(isWithBelow
        ? [{ source: `${from}/:path*`, destination: `${to}/:path*`, statusCode: 302 }]
        : []),
    ]),
    rewrites: [
      ...each(rules.pages, ([source, destination]) => ({ source, destination })),
      { source: String.raw`/((?!assets/)[^.]*)`, destination: shell },
    ],
    headers: [
      { source: '/(.*)', headers: named(headers) },
      { source: '/assets/(.*)', headers: named({ 'Cache-Control': forever }) },
      { source: '/((?!assets/).*)', headers: named({ 'Cache-Control': fresh }) },
    ],
  };
  return { [`${app}/vercel.json`]: `${JSON.stringify(settings, null, 2)}\n` };
}

/** Workers with static assets: the worker is asked first and answers by the rules themselves. */
async function cloudflare({ app, rules, headers }) {
  const own = (name) => readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
  const settings = {
    name: `niyama-${app}`,
    main: `cloudflare/${app}.mjs`,
    compatibility_date: '2026-01-01',
    assets: {
      directory: app,
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: true,
    },
  };
  return {
    [`wrangler.${app}.json`]: `${JSON.stringify(settings, null, 2)}\n`,
    'cloudflare/rules.mjs': await own('rules.mjs'),
    'cloudflare/worker.mjs': await own('cloudflareWorker.mjs'),
    [`cloudflare/${app}.mjs`]: lines(
      `import { createWorker } from './worker.mjs';`,
      '',
      `export default createWorker(${JSON.stringify({ rules, headers }, null, 2)});`,
    ),
  };
}

/** To be included in a `server` block that has the name, the certificate and the root. */
function nginx({ app, rules, headers }) {
  const redirects = rules.redirects.flatMap(({ from, to, isWithBelow }) => [
    `location = ${from} { return 302 ${to}$is_args$args; }`,
    ...(isWithBelow
      ? [`location ^~ ${from}/ { return 302 ${to.slice(0, -from.length)}$request_uri; }`]
      : []),
  ]);
  return {
    [`nginx-${app}.conf`]: lines(
      'absolute_redirect off;',
      'gzip_static on;',
      'gzip_vary on;',
      '# With the module brotli_static: brotli_static on;',
      each(headers, ([name, value]) => `add_header ${name} "${value}" always;`),
      '# Not of what is missing, which may come.',
      `set $niyama_cache "${fresh}";`,
      'add_header Cache-Control $niyama_cache;',
      redirects,
      each(rules.pages, ([path, file]) => `location = ${path} { try_files ${file} =404; }`),
      `location ^~ /assets/ { set $niyama_cache "${forever}"; try_files $uri =404; }`,
      `location = /manifest.webmanifest { types { } default_type application/manifest+json; }`,
      String.raw`location ~ \.[^/]*$ { try_files $uri =404; }`,
      `location / { try_files ${shell} =404; }`,
    ),
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
