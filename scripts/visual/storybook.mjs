import { close, listen } from '../app-servers.mjs';
import { freePorts } from '../ports.mjs';
import { ended, start } from '../processes.mjs';
import { UserError } from '../cli.mjs';
import { createStaticServer } from '../static-server.mjs';

/**
 * Builds the Storybook of a checkout.
 * @param folder the checkout
 * @param to where the built Storybook goes
 */
export async function buildStorybook(folder, to) {
  // Under a test runner the tools would build something else.
  const env = { NODE_ENV: 'production', VITEST: undefined };
  const args = ['build', '--output-dir', to, '--quiet', '--disable-telemetry'];
  const builder = start('storybook', args, { folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [builder.stdout, builder.stderr])
    stream.on('data', (part) => said.push(part));
  if ((await ended(builder)) === 0) return;
  console.error(Buffer.concat(said).toString());
  throw new UserError(`The Storybook in ${folder} could not be built: it said why above.`);
}

/**
 * Serves built Storybooks, each on a port of its own.
 * @param folders where they were built
 * @returns their addresses, and what stops the servers
 */
export async function serveStorybooks(folders) {
  const ports = await freePorts(folders.length);
  const servers = await Promise.all(folders.map((folder) => createStaticServer({ folder })));
  await Promise.all(servers.map((server, i) => listen(server, ports[i])));
  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    stop: () => Promise.all(servers.map(close)),
  };
}
