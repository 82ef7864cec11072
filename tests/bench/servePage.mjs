import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { close, listen } from '../../scripts/app-servers.mjs';
import { freePorts } from '../../scripts/ports.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';

/**
 * Builds the page of a bench for production, and serves it.
 * @param root its folder, as a URL
 * @param plugins what its modules are read with
 */
export async function servePage(root, plugins = []) {
  const folder = await mkdtemp(join(tmpdir(), 'niyama-bench-page-'));
  await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const server = await createStaticServer({ folder });
  const [port = 0] = await freePorts(1);
  await listen(server, port);
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await close(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
