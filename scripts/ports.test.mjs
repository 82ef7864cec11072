import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { close, listen } from './app-servers.mjs';
import { freePorts, readPorts, requireFree } from './ports.mjs';

describe('ports', () => {
  test('are the usual ones unless a variable says otherwise', () => {
    expect(readPorts({ ADMIN_PORT: '9000' })).toEqual({
      student: 8080,
      admin: 9000,
      api: 54321,
      mail: 54324,
    });
  });

  test.each(['0', '65536', '80a', '-1', '8.5'])('cannot be "%s"', (given) => {
    expect(() => readPorts({ API_PORT: given })).toThrow(
      `API_PORT must be a port from 1 to 65535, not "${given}".`,
    );
  });

  test('that are taken are named with their variable', async () => {
    const [student, admin, api, mail] = await freePorts(4);
    const ports = { student, admin, api, mail };
    await requireFree(ports);
    const other = createServer();
    await listen(other, api);
    await expect(requireFree(ports)).rejects.toThrow(
      new RegExp(`^Port ${api} is taken, .*API_PORT`),
    );
    await close(other);
  });
});
