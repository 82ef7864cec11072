import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from '../compress.mjs';
import { scriptSource, scriptSourceFile } from '../script-source.mjs';
import { pages, shell } from './rules.mjs';

/** The page for every address without a file, as a build writes it. */
export const shellPage =
  '<html><head><script>boot()</script></head><body><div id="root"></div><script type="module" src="/assets/tiny-1.js"></script><script type="module" src="/assets/app-1.js"></script></body></html>';
export const tickSecret = 'the secret of the clock';

/** Writes a build with little in it: both sites with every page, a large script and a small one. */
export async function writeSites(folder) {
  for (const app of ['student', 'admin']) {
    const own = Object.values(pages[app]).map((file) => [file, `The page ${file}`]);
    const files = {
      ...Object.fromEntries(own),
      [shell]: shellPage,
      '/assets/app-1.js': 'let a = 1;\n'.repeat(200),
      '/assets/tiny-1.js': 'let b;',
      '/sw.js': 'worker',
      '/manifest.webmanifest': '{}',
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, app, path)), { recursive: true });
      await writeFile(join(folder, app, path), text);
    }
  }
  await compress(folder);
  await writeFile(join(folder, scriptSourceFile), scriptSource(shellPage));
}

/** What config.json says when both sites and the API listen on these ports of this machine. */
export function configOf({ student, admin, api }) {
  const url = (port) => `http://localhost:${port}`;
  return {
    supabaseUrl: url(api),
    supabaseKey: 'sb_publishable_key',
    studentUrl: url(student),
    adminUrl: url(admin),
    pushKey: `B${'x'.repeat(86)}`,
    operator: { name: 'Lotus', contact: 'hello@niyama.example' },
  };
}

/** What the API of a healthy project answers: status and body. */
export function answerOfApi({ url, headers }) {
  if (url === '/auth/v1/health') return [200, {}];
  if (url === '/rest/v1/rpc/health') return [200, { ok: true }];
  return headers['x-niyama-tick'] === tickSecret
    ? [200, { mails_due: 0, devices_failing: 0 }]
    : [404, { code: 'NOT_FOUND', message: 'Not found' }];
}
