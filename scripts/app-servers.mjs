import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesOf } from './hosting/rules.mjs';
import { ended, start, stop } from './processes.mjs';
import { UserError } from './cli.mjs';
import { scriptSourceFile } from './script-source.mjs';
import { securityHeaders } from './security-headers.mjs';
import { createStaticServer } from './static-server.mjs';

/**
 * Serves both apps as they were built.
 * @param folder the build, with `student` and `admin`
 * @param config what both apps read from /config.json
 * @param reach where they listen, and by which names they may be called (reach.mjs)
 * @returns what stops the servers
 */
export async function serveBuilt({ folder, ports, config, reach }) {
  const scripts = await readFile(join(folder, scriptSourceFile), 'utf8');
  const headers = securityHeaders(config.supabaseUrl, scripts);
  const servers = await Promise.all(
    ['student', 'admin'].map(async (app) => {
      const generated = { '/config.json': JSON.stringify(config) };
      const server = await createStaticServer({
        folder: join(folder, app),
        generated,
        headers,
        rules: rulesOf(app, config),
        hosts: reach.hosts,
      });
      await listen(server, ports[app], reach.listen);
      return server;
    }),
  );
  return () => Promise.all(servers.map(close));
}

/** Serves both apps from their sources, with hot reload. */
export function serveSources({ ports, config }) {
  const children = ['student', 'admin'].map((app) => {
    const env = {
      NIYAMA_CONFIG: JSON.stringify(config),
      NIYAMA_REDIRECT: JSON.stringify(
        app === 'student' ? { from: '/admin', to: config.adminUrl } : null,
      ),
    };
    const args = [
      `apps/${app}`,
      '--port',
      String(ports[app]),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ];
    const child = start('vite', [...args, '--clearScreen', 'false', '--logLevel', 'warn'], { env });
    return child;
  });
  return async () => {
    const running = children.filter((child) => child.exitCode === null);
    const all = Promise.all(running.map(ended));
    for (const child of running) stop(child);
    await all;
  };
}

export function listen(server, port, address = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new UserError(`Port ${port} is taken.`) : error),
    );
    server.listen(port, address, resolve);
  });
}

export function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
