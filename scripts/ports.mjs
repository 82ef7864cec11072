import { createServer } from 'node:net';
import { UserError } from './cli.mjs';

/** What listens where, unless the named variable says otherwise. */
const defaults = {
  student: ['STUDENT_PORT', 8080],
  admin: ['ADMIN_PORT', 8081],
  api: ['API_PORT', 54321],
  mail: ['MAIL_PORT', 54324],
};

/** The four ports, from the environment or their defaults. */
export function readPorts(environment = process.env) {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, [variable, usual]]) => {
      const given = environment[variable];
      const port = given ? Number(given) : usual;
      if (!Number.isInteger(port) || port < 1 || port > 65_535) {
        throw new UserError(`${variable} must be a port from 1 to 65535, not "${given}".`);
      }
      return [name, port];
    }),
  );
}

/** Refuses, with one sentence, when something else listens on one of the ports. */
export async function requireFree(ports) {
  for (const [name, [variable]] of Object.entries(defaults)) {
    if (!(await isFree(ports[name]))) throw taken(ports[name], variable);
  }
}

function taken(port, variable) {
  return new UserError(
    `Port ${port} is taken, perhaps by Niyama itself in another window: stop that program, or set ${variable} to a free port.`,
  );
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** As many free ports as asked for, all different. */
export async function freePorts(count) {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
      return probe;
    }),
  );
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
