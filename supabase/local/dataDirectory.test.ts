import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from './backend.ts';
import { damaged, lockDataDirectory, resetData } from './dataDirectory.ts';
import { openDatabase } from './database.ts';
import { secretOf } from './keys.ts';
import { migrate, migrationsIn, seed } from './migrations.ts';
import { createTestBackend } from './testing.ts';

const apps = { siteUrl: 'http://localhost:8080', adminUrl: 'http://localhost:8081' };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'niyama-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Migrations of a test, in the order of their names. */
function writeMigrations(files: Record<string, string>): string {
  const directory = join(dataDir, 'migrations');
  mkdirSync(directory, { recursive: true });
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql);
  return directory;
}

const notes = { '20260101000000_notes.sql': 'create table public.notes (id int primary key);' };

/** Where one start from nothing has left its database, before any migration. */
let started: string;
beforeAll(async () => {
  started = mkdtempSync(join(tmpdir(), 'niyama-started-'));
  const migrations = join(started, 'migrations');
  mkdirSync(migrations);
  const backend = await createBackend({ ...apps, dataDir: started, migrations });
  await backend.close();
});
afterAll(() => rmSync(started, { recursive: true, force: true }));

/** For a test of what comes after the first start, which takes most of the time of one. */
function startedBefore(): void {
  cpSync(join(started, 'database'), join(dataDir, 'database'), { recursive: true });
}

describe('killing the process', () => {
  test('loses no acknowledged write, and the next start takes over', async () => {
    const migrations = writeMigrations(notes);
    const writer = spawn(
      process.execPath,
      [fileURLToPath(new URL('testWriter.ts', import.meta.url)), dataDir, migrations],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let acknowledged = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged = Number(line);
      // In the middle of the next write.
      if (acknowledged === 40) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    expect(writer.signalCode).toBe('SIGKILL');
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);

    const backend = await createBackend({ ...apps, dataDir, migrations });
    const rows = await backend.sql<{ id: number }>('select id from public.notes order by id', []);
    await backend.close();
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(rows.slice(0, acknowledged).map(({ id }) => id)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => index + 1),
    );
  });
});

describe('the lock', () => {
  test('a second backend names the process that uses the data', async () => {
    startedBefore();
    const migrations = writeMigrations(notes);
    const backend = await createBackend({ ...apps, dataDir, migrations });
    await expect(createBackend({ ...apps, dataDir, migrations })).rejects.toThrow(
      `The data in ${dataDir} is in use by process ${process.pid}: stop that one first, or choose another data directory.`,
    );
    expect(() => resetData(dataDir)).toThrow('is in use by process');
    await backend.close();
    resetData(dataDir);
    // The other files in the folder are not ours.
    expect(readdirSync(dataDir)).toEqual(['migrations']);
    rmSync(migrations, { recursive: true });
    resetData(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['of a process that is gone', '4194304 1'],
    ['of another process with the same id', `${process.pid} 1`],
    ['that was never finished', ''],
  ])('a lock %s is taken over', (_which, content) => {
    writeFileSync(join(dataDir, 'lock'), content);
    const unlock = lockDataDirectory(dataDir);
    expect(() => lockDataDirectory(dataDir)).toThrow('is in use');
    unlock();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('a start that fails gives the directory back', async () => {
    startedBefore();
    const migrations = writeMigrations({ '20260101000000_broken.sql': 'create tabel x ();' });
    await expect(createBackend({ ...apps, dataDir, migrations })).rejects.toThrow(
      'Migration 20260101000000_broken.sql: ',
    );
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});

describe('the secret', () => {
  test('stays, and an empty one gives way to a real one', () => {
    writeFileSync(join(dataDir, 'secret'), '');
    const secret = secretOf(dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(secretOf(dataDir)).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode % 0o1000).toBe(0o600);
  });
});

describe('starting again', () => {
  test('applies pending migrations, keeps the data and records as the CLI does', async () => {
    startedBefore();
    const migrations = writeMigrations(notes);
    const first = await createBackend({ ...apps, dataDir, migrations });
    await first.sql('insert into public.notes values (1)');
    const { anonKey } = first;
    await first.close();

    writeMigrations({
      '20260102000000_note_texts.sql': `
        alter table public.notes add column words text default 'whole; text';
        revoke all on public.notes from anon;`,
    });
    const second = await createBackend({ ...apps, dataDir, migrations });
    expect(await second.sql('select * from public.notes', [])).toEqual([
      { id: 1, words: 'whole; text' },
    ]);
    expect(
      await second.sql(
        `select version, name, cardinality(statements) as statements
         from supabase_migrations.schema_migrations order by version`,
        [],
      ),
    ).toEqual([
      { version: '20260101000000', name: 'notes', statements: 1 },
      { version: '20260102000000', name: 'note_texts', statements: 2 },
    ]);
    expect(second.anonKey).toBe(anonKey);
    await second.close();
  });

  test('a migration is applied whole or not at all', async () => {
    startedBefore();
    const migrations = writeMigrations({
      ...notes,
      '20260102000000_half.sql': 'create table public.half (); select 1 / 0;',
    });
    await expect(createBackend({ ...apps, dataDir, migrations })).rejects.toThrow('by zero');
    rmSync(join(migrations, '20260102000000_half.sql'));
    const backend = await createBackend({ ...apps, dataDir, migrations });
    expect(await backend.sql(`select to_regclass('public.half') as half`, [])).toEqual([
      { half: null },
    ]);
    await backend.close();
  });

  test('the secret is readable by its owner only', async () => {
    startedBefore();
    const backend = await createBackend({ ...apps, dataDir, migrations: writeMigrations(notes) });
    await backend.close();
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('seed files run once, and new ones later', async () => {
    const database = await openDatabase({});
    await migrate(database, migrationsIn(writeMigrations(notes)));
    const demo = join(dataDir, 'demo');
    mkdirSync(demo);
    const start = async () => {
      await seed(database, demo);
      return database.sql('select id from public.notes order by id', []);
    };
    writeFileSync(join(demo, '01_a.sql'), 'insert into public.notes values (1)');
    expect(await start()).toEqual([{ id: 1 }]);
    writeFileSync(join(demo, '02_b.sql'), 'insert into public.notes values (2)');
    expect(await start()).toEqual([{ id: 1 }, { id: 2 }]);
    await database.close();
  });
});

describe('a demo', () => {
  test('has three accounts that can log in, and mails and files outlive a restart', async () => {
    const start = (school: boolean) => createTestBackend({ dataDir, seed: 'demo', school });
    const first = await start(false);
    const roles = await first.sql('select username, role from public.profiles order by 1', []);
    expect(roles).toMatchObject([
      { username: 'admin', role: 'admin' },
      { username: 'asha', role: 'user' },
      { role: 'user' },
    ]);
    const nobody = first.clientFor(null);
    for (const name of ['student', 'student2', 'admin']) {
      const { error } = await nobody.auth.signInWithPassword({
        email: `${name}@niyama.example`,
        password: 'practice-daily',
      });
      expect(error).toBeNull();
    }
    await nobody.auth.resetPasswordForEmail('student@niyama.example');
    const user = await first.createUser();
    const png = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], {
      type: 'image/png',
    });
    await user.client.storage.from('avatars').upload(`${user.id}/1.png`, png);
    const address = user.client.storage.from('avatars').getPublicUrl(`${user.id}/1.png`);
    const points = 'select username, points from public.profiles order by 1';
    const before = await first.sql(points, []);
    await first.close();

    // A demo that was there without the invented school stays as it is.
    const second = await start(true);
    expect(await second.hasSchool()).toBe(false);
    expect(second.mails()).toMatchObject([{ to: 'student@niyama.example', kind: 'recovery' }]);
    expect((await second.fetch(new Request(address.data.publicUrl))).status).toBe(200);
    expect(await second.sql(points, [])).toEqual(before);
    await second.close();
  });
});

describe('others on this machine', () => {
  const modeOf = (path: string) => statSync(path).mode % 0o1000;

  test('cannot look into a new folder', () => {
    const fresh = join(dataDir, 'fresh', 'data');
    lockDataDirectory(fresh)();
    expect(modeOf(fresh)).toBe(0o700);
  });

  test('cannot read what an earlier version left open', () => {
    const folder = join(dataDir, 'database', 'base');
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const file = join(folder, '1259');
    writeFileSync(file, 'hashes', { mode: 0o644 });
    lockDataDirectory(dataDir)();
    expect([dataDir, join(dataDir, 'database'), folder].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect(modeOf(file)).toBe(0o600);
  });

  test('get no less than before of a folder in which other things lie', () => {
    const home = dataDir;
    const letters = join(home, 'letters');
    mkdirSync(letters, { recursive: true, mode: 0o755 });
    mkdirSync(join(home, 'database'), { mode: 0o755 });
    chmodSync(home, 0o755);
    lockDataDirectory(home)();
    expect([home, letters, join(home, 'database')].map(modeOf)).toEqual([0o755, 0o755, 0o700]);
  });
});

describe('a folder that cannot be used is reported in one sentence:', () => {
  test.each([
    [
      'damaged',
      new Error('RuntimeError: Aborted()\nand ten more lines'),
      /is damaged .* or `npm run reset` starts over\.$/,
    ],
    [
      'a full disk',
      new Error('could not extend file'),
      /no room left .*\n\(Error: could not extend file\)$/,
    ],
    [
      'little memory',
      Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
      /too little memory .*\n\(Error: Worker terminated\)$/,
    ],
    [
      'rights',
      Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
      /cannot be written by you.*\n\(Error: EACCES: permission denied\)$/,
    ],
  ])('why the database does not open, with its cause below: %s', (_what, cause, message) => {
    expect(damaged(dataDir, cause).message).toMatch(message);
  });

  test('a file in its place', () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataDirectory(file)).toThrow(
      `${file} is a file: name a folder for the data in NIYAMA_DATA, or move that file away.`,
    );
    const below = join(file, 'data');
    expect(() => lockDataDirectory(below)).toThrow(
      `The path to ${below} leads through a file: name another folder for the data in NIYAMA_DATA.`,
    );
  });

  test('a file in the place of the database', () => {
    const file = join(dataDir, 'database');
    writeFileSync(file, '');
    expect(() => lockDataDirectory(dataDir)).toThrow(
      `${file} is a file: move it away, or name another folder for the data in NIYAMA_DATA.`,
    );
  });
});
