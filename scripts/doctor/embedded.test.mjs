import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicKeyOf } from '../../supabase/functions/_shared/push/send.ts';
import { newPushKey } from '../../supabase/local/keys.ts';
import { close, listen } from '../app-servers.mjs';
import { freePorts } from '../ports.mjs';
import { readReach } from '../reach.mjs';
import { examineEmbedded } from './embedded.mjs';
import { report } from './findings.mjs';

let dataDir;
let ports;
const open = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'niyama-doctor-'));
  const [student, admin, api, mail] = await freePorts(4);
  ports = { student, admin, api, mail };
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
  await rm(dataDir, { recursive: true });
});

const examine = (environment = {}) =>
  examineEmbedded({ root: tmpdir(), dataDir, ports, reach: readReach(environment) });
const wrongIn = (findings) =>
  findings.filter(({ isWell }) => !isWell).map(({ what }) => what.split(':')[0]);

async function serve(name, body) {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  open.push(server);
  await listen(server, ports[name]);
}

async function layBackup(at) {
  const name = `${new Date(at).toISOString().replaceAll(':', '-')}.tar.gz`;
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', name), '');
}

/** As a running Niyama leaves its lock: this process, which lives. */
async function run({
  without = '',
  isHealthy = true,
  backedUp = Date.now(),
  pushKey = newPushKey(),
  answering = pushKey,
} = {}) {
  const { lockDataDirectory } = await import('../../supabase/local/dataDirectory.ts');
  const unlock = lockDataDirectory(dataDir);
  await layBackup(backedUp);
  await writeFile(join(dataDir, 'push-key'), pushKey);
  const bodies = {
    student: { pushKey: publicKeyOf(answering) },
    admin: {},
    api: { ok: isHealthy },
    mail: '',
  };
  for (const [name, body] of Object.entries(bodies)) if (name !== without) await serve(name, body);
  return unlock;
}

test('finds nothing to mend before the first start, and makes nothing', async () => {
  expect(wrongIn(await examine())).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('finds a port that something else has', async () => {
  await serve('api', {});
  const findings = await examine();
  expect(wrongIn(findings)).toEqual(['Ports']);
  expect(findings.find(({ isWell }) => !isWell)?.what).toContain(`Port ${ports.api} is taken`);
});

test('takes the lock of a process that was killed for none', async () => {
  await writeFile(join(dataDir, 'lock'), '4194304 1');
  const findings = await examine();
  expect(wrongIn(findings)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain(`Data: no one is using ${dataDir}`);
});

test('finds that a server in front makes one caller of everybody', async () => {
  const environment = { NIYAMA_HOSTS: 'niyama.example' };
  expect(wrongIn(await examine(environment))).toEqual(['Proxies']);
  expect(wrongIn(await examine({ ...environment, NIYAMA_PROXIES: '1' }))).toEqual([]);
});

test('finds a push key that is none', async () => {
  await writeFile(join(dataDir, 'push-key'), 'half a k');
  expect(wrongIn(await examine())).toEqual(['Push key']);
});

test('asks the Niyama that runs, whose ports are its own', async () => {
  const unlock = await run();
  const findings = await examine();
  expect(wrongIn(findings)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain('Clock: runs, and nothing waits for it');
  unlock();
});

test('finds that another Niyama answers on the ports', async () => {
  const unlock = await run({ answering: newPushKey() });
  expect(wrongIn(await examine())).toEqual(['Ports']);
  unlock();
});

test('finds a folder that nothing can be written into', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const findings = await examineEmbedded({
    root: tmpdir(),
    dataDir: join(file, 'data'),
    reach: readReach({}),
    ports,
  });
  expect(wrongIn(findings)).toEqual(['Disk']);
});

test.each(['student', 'admin', 'api', 'mail'])(
  'finds that the %s does not answer',
  async (name) => {
    const unlock = await run({ without: name });
    expect(wrongIn(await examine())).toEqual(['Ports']);
    unlock();
  },
);

test('finds that the clock stands still', async () => {
  const unlock = await run({ isHealthy: false });
  expect(wrongIn(await examine())).toEqual(['Clock']);
  unlock();
});

test('says when the last backup was made', async () => {
  await layBackup(Date.UTC(2026, 0, 1));
  await layBackup(Date.UTC(2026, 0, 2, 3, 4, 5));
  const findings = await examine();
  expect(wrongIn(findings)).toEqual([]);
  expect(findings.map(({ what }) => what).join('\n')).toContain(
    'the last one was made at 2026-01-02T03:04:05.000Z, 1 older ones are there',
  );
});

test('finds that a Niyama that runs made no backup of the last day', async () => {
  const unlock = await run({ backedUp: Date.now() - 27 * 3_600_000 });
  expect(wrongIn(await examine())).toEqual(['Backups']);
  unlock();
});

test('finds a backup that is dated in the future, and counts it as none', async () => {
  const unlock = await run({ backedUp: Date.UTC(2999, 0, 1) });
  await layBackup(Date.now());
  const findings = await examine();
  expect(wrongIn(findings)).toEqual(['Backups']);
  expect(findings.find(({ isWell }) => !isWell)?.what).toBe(
    'Backups: one is dated 2999-01-01T00:00:00.000Z, which is in the future',
  );
  unlock();
});

test('reports a fault with why and how to mend it, and ends with 1', () => {
  const lines = [];
  const print = (line) => lines.push(line);
  const fault = { isWell: false, what: 'Disk: full', why: 'It stops.', mend: 'Free some.' };
  expect(report([{ isWell: true, what: 'Node' }, fault], print)).toBe(1);
  expect(lines.join('\n')).toMatch(
    /^ok +Node\nWRONG +Disk: full\n.*It stops.\n.*Free some.\n\n1 of 2/,
  );
  expect(report([{ isWell: true, what: 'Node' }], print)).toBe(0);
});
