import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Backend } from '../local/backend.ts';
import { startServer } from '../local/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages are those of this repository: a test needs no network. */
const packages = ['--node-modules-dir=manual', '--no-remote'];
const settings = {
  DENO_DIR: join(root, 'node_modules/.cache/niyama/deno'),
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
};

/** The program itself: stopping the wrapper that npm puts on the PATH would leave the program running. */
function deno(): string {
  const require = createRequire(import.meta.url);
  const { optionalDependencies } = require('deno/package.json') as {
    optionalDependencies: Record<string, string>;
  };
  const system = `${process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((each) => each.startsWith(`@deno/${system}`));
  if (!name) throw new Error(`There is no Deno for ${system}`);
  const from = createRequire(require.resolve('deno/package.json'));
  const folder = dirname(from.resolve(`${name}/package.json`));
  return join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
}

/** What Deno's own type check says of the functions; nothing when all is well. */
export function checkOnDeno(names: string[]): string {
  const files = names.map((name) => `supabase/functions/${name}/index.ts`);
  const { status, stderr } = spawnSync(deno(), ['check', '--quiet', ...packages, ...files], {
    cwd: root,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

/**
 * The functions on the Deno that hosted projects run, with a backend of this process as their project.
 *
 * @param env further variables, such as the secret of the clock.
 */
export async function startDenoFunctions(backend: Backend, env: Record<string, string> = {}) {
  const server = await startServer(backend, { port: 0, mailPort: 0 });
  const child = spawn(
    deno(),
    [
      'run',
      '--quiet',
      ...packages,
      '--config=supabase/functions/deno.json',
      '--allow-env',
      '--allow-net=localhost,127.0.0.1',
      '--allow-read=supabase/functions,node_modules',
      'supabase/tests/functionsOnDeno.mjs',
    ],
    {
      cwd: root,
      env: {
        ...settings,
        SUPABASE_URL: server.url.replace('localhost', '127.0.0.1'),
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.anonKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.serviceKey }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const port = await Promise.race([
    new Promise<string>(
      (resolve) => void createInterface({ input: child.stdout }).once('line', resolve),
    ),
    ended.then(() => Promise.reject(new Error(`Deno ended: ${said}`))),
  ]);
  return {
    /** The origin below which they lie at `/functions/v1/`. */
    url: `http://127.0.0.1:${port}`,
    /** What they wrote into the log since it was asked last. */
    said: (): string => {
      const text = said;
      said = '';
      return text;
    },
    close: async () => {
      child.kill();
      await ended;
      await server.close();
    },
  };
}
