import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp, backupsIn, createBackups } from './backups.ts';
import { lockDataDirectory, resetData } from './dataDirectory.ts';
import type { Sql } from './database.ts';
import { DatabaseQueue } from './databaseQueue.ts';
import { saveErasedPeople } from './erasedPeople.ts';
import { restoreBackup } from './restore.ts';
import {
  createTestBackend,
  layProductData,
  type TestBackend,
  testPassword,
  type TestUser,
} from './testing.ts';

const hour = 3600 * 1000;
const day = 24 * hour;

/** Where the product's data lies, before any account. */
let product: string;
beforeAll(async () => {
  product = mkdtempSync(join(tmpdir(), 'niyama-product-'));
  await layProductData(product);
});
afterAll(() => rmSync(product, { recursive: true, force: true }));

let dataDir: string;
let backend: TestBackend | null = null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'niyama-backups-'));
});
afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts on the product's data, or on what is there. */
async function start(): Promise<TestBackend> {
  if (!existsSync(join(dataDir, 'database'))) cpSync(product, dataDir, { recursive: true });
  backend = await createTestBackend({ dataDir, seed: 'none' });
  return backend;
}
async function stop(): Promise<void> {
  await backend?.close();
  backend = null;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;
const namesIn = (file: string) =>
  execFileSync('tar', ['--list', '--gzip', `--file=${file}`], { encoding: 'utf8' }).split('\n');

/** What one text stands in: columns of the database, and files. */
async function placesOf(text: string, { sql }: TestBackend): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname !~ '^(pg_|information_schema)'`,
    [],
  );
  const found = await sql<{ name: string }>(
    tables
      .map(
        ({ name }) =>
          `select distinct '${name}.' || field.key as name
           from ${name} as one, jsonb_each_text(to_jsonb(one)) as field (key, value)
           where field.value ilike $1`,
      )
      .join(' union all '),
    [`%${text}%`],
  );
  const folder = join(dataDir, 'files');
  const files = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'latin1').includes(text),
  );
  return [...found.map(({ name }) => name), ...files];
}

/** A student with a name and a picture that nobody else has. */
async function addStudent(running: TestBackend, username: string) {
  const student = await running.createUser({ username, fullName: `${username} Name` });
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(username)]);
  const { error } = await student.client.storage
    .from('avatars')
    .upload(`${student.id}/${username}.png`, new Blob([picture], { type: 'image/png' }));
  expect(error).toBeNull();
  return student;
}

/** What looks like data from outside, where it is never opened. */
function layLittle(folder: string): void {
  mkdirSync(join(folder, 'database', 'global'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
  writeFileSync(join(folder, 'files', 'picture'), 'picture');
}

const archive = () => join(dataDir, 'copy.tar.gz');

/** Packs an archive of little data, with what is to be otherwise. */
async function archiveOf(
  manifest: object = {},
  change: (folder: string) => void = () => undefined,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'niyama-archive-'));
  layLittle(folder);
  const madeAt = new Date().toISOString();
  const whole = { niyama: 'backup', format: 1, madeAt, files: ['picture'], ...manifest };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(whole));
  change(folder);
  await create({ cwd: folder, file: archive(), gzip: true, portable: true }, readdirSync(folder));
  rmSync(folder, { recursive: true });
}

const namesOf = async ({ sql }: TestBackend) =>
  (await sql<{ username: string }>('select username from public.profiles order by 1', [])).map(
    ({ username }) => username,
  );

describe('a backup', () => {
  test('brings rows and files back to what they were, for the eyes of its owner only', async () => {
    const first = await start();
    const asha = await addStudent(first, 'asha_sentinel');
    await first.tick();
    const [made] = await backupsIn(dataDir);
    expect(modeOf(made?.file ?? '')).toBe(0o600);
    expect(modeOf(join(dataDir, 'backups'))).toBe(0o700);
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([basename(made?.file ?? '')]);

    await addStudent(first, 'mateo_sentinel');
    await first.sql(`update public.profiles set full_name = 'Nobody' where id = $1`, [asha.id]);
    await asha.client.storage.from('avatars').remove([`${asha.id}/asha_sentinel.png`]);
    await stop();
    const { before, madeAt } = await restoreBackup(dataDir, made?.file ?? '');
    expect(madeAt).toEqual(made?.madeAt);
    expect((await backupsIn(dataDir)).map(({ file }) => file)).toEqual([before, made?.file]);
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'backups',
      'database',
      'files',
      'mails.jsonl',
      'push-key',
      'secret',
    ]);
    for (const name of ['database', 'files']) expect(modeOf(join(dataDir, name))).toBe(0o700);
    expect(modeOf(join(dataDir, 'database', 'PG_VERSION'))).toBe(0o600);

    const second = await start();
    expect(await second.sql('select username, full_name from public.profiles', [])).toEqual([
      { username: 'asha_sentinel', full_name: 'asha_sentinel Name' },
    ]);
    const { data } = await second
      .clientFor('service')
      .storage.from('avatars')
      .download(`${asha.id}/asha_sentinel.png`);
    expect(await data?.text()).toContain('asha_sentinel');
    expect(await placesOf('mateo_sentinel', second)).toEqual([]);
  });

  test('of another schema is not restored', async () => {
    const running = await start();
    await running.sql(`comment on table supabase_migrations.schema_migrations is 'another'`, []);
    await running.tick();
    await stop();
    const [made] = await backupsIn(dataDir);
    await expect(restoreBackup(dataDir, made?.file ?? '')).rejects.toThrow(
      'was made by a version of Niyama with another schema and cannot be carried over',
    );
    expect(await backupsIn(dataDir)).toEqual([made]);
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
  });
});

describe('somebody who was erased', () => {
  test('does not come back with a backup of before, however it is put back', async () => {
    const first = await start();
    const admin = await first.createUser({ role: 'admin', username: 'ines' });
    const leela = await addStudent(first, 'leela_sentinel');
    const maya = await addStudent(first, 'maya_sentinel');
    await first.tick();
    expect(await placesOf('_sentinel', first)).not.toEqual([]);
    const { error } = await admin.client.functions.invoke('delete-user', {
      body: { user_id: leela.id },
    });
    expect(error).toBeNull();
    // Before the answer, and without saying who it was.
    const list = () => readFileSync(join(dataDir, 'erased-people'), 'utf8').split('\n');
    expect(list()).toEqual([expect.stringMatching(/^[0-9a-f]{64} \d{4}-\S+$/), '']);
    expect(modeOf(join(dataDir, 'erased-people'))).toBe(0o600);
    expect(await first.sql('select from private.erased_people', [])).toEqual([]);

    // As a process leaves it that is killed between erasing and writing it down.
    await first.sql('select private.erase_user($1)', [maya.id]);
    const [made] = await backupsIn(dataDir);
    await stop();
    expect(list()).toHaveLength(2);
    expect(namesIn(made?.file ?? '')).not.toContain('erased-people');
    await restoreBackup(dataDir, made?.file ?? '');
    expect(list()).toHaveLength(3);
    const nobodyIsBack = async () => {
      const again = await start();
      expect(await namesOf(again)).toEqual(['ines']);
      await again.tick();
      for (const trace of ['_sentinel', leela.id, maya.id]) {
        expect(await placesOf(trace, again)).toEqual([]);
      }
      await stop();
    };
    await nobodyIsBack();

    for (const name of ['database', 'files']) {
      rmSync(join(dataDir, name), { recursive: true });
      execFileSync('tar', ['--extract', `--file=${made?.file}`, `--directory=${dataDir}`, name]);
    }
    await nobodyIsBack();
  });

  test('is on the list for a year, and no older backup is put back', async () => {
    const rows = [
      { hash: 'aa', at: new Date(Date.now() - 366 * day).toISOString() },
      { hash: 'bb', at: new Date(Date.now() - day).toISOString() },
    ];
    const asked: string[] = [];
    const sql: Sql = async <Result>(text: string) => {
      asked.push(text);
      return (text.startsWith('select') ? rows : []) as Result[];
    };
    await saveErasedPeople(sql, dataDir);
    expect(readFileSync(join(dataDir, 'erased-people'), 'utf8')).toBe(`bb ${rows[1]?.at}\n`);
    expect(asked.at(-1)).toMatch(/^delete/);
    // Also when nobody is erased any more.
    writeFileSync(
      join(dataDir, 'erased-people'),
      rows.map(({ hash, at }) => `${hash} ${at}\n`).join(''),
    );
    rows.length = 0;
    await saveErasedPeople(sql, dataDir);
    expect(readFileSync(join(dataDir, 'erased-people'), 'utf8')).toMatch(/^bb \S+\n$/);
    await archiveOf({ madeAt: new Date(Date.now() - 366 * day).toISOString() });
    await expect(restoreBackup(dataDir, archive())).rejects.toThrow('is older than a year');
  });
});

describe('somebody who is leaving', () => {
  const leave = async ({ client }: TestUser) => {
    const body = { password: testPassword };
    const { error } = await client.functions.invoke('leave-account', { body });
    expect(error).toBeNull();
  };
  const leavers = ({ sql }: TestBackend) =>
    sql(
      `select username, visible_in_communities as visible, due_at
       from private.leavings join public.profiles on profiles.id = user_id order by 1`,
      [],
    );

  test('is who wanted it last, also when a backup of before is put back', async () => {
    const first = await start();
    const staying = await first.createUser({ username: 'staying' });
    const going = await first.createUser({ username: 'going' });
    const later = await first.createUser({ username: 'later' });
    await leave(staying);
    await leave(going);
    await first.tick();
    const [made] = await backupsIn(dataDir);
    expect((await staying.client.rpc('keep_account')).error).toBeNull();
    await leave(later);
    await first.tick();
    const wanted = await leavers(first);
    expect(wanted).toMatchObject([{ username: 'going' }, { username: 'later' }]);
    await stop();

    await restoreBackup(dataDir, made?.file ?? '');
    const second = await start();
    expect(await leavers(second)).toEqual(wanted);
    expect(
      await second.sql('select username from public.profiles where visible_in_communities', []),
    ).toEqual([{ username: 'staying' }]);
  });

  test('has the days in which a backup lay, where nothing else is left', async () => {
    const first = await start();
    const asha = await first.createUser({ username: 'asha' });
    await leave(asha);
    // A week ago, and due since then.
    const ago = new Date(Date.now() - 7 * day);
    await first.sql(`update private.leavings set due_at = $1`, [
      new Date(ago.getTime() + hour).toISOString(),
    ]);
    await first.tick(ago);
    const [made] = await backupsIn(dataDir);
    await stop();
    rmSync(join(dataDir, 'database'), { recursive: true });

    await restoreBackup(dataDir, made?.file ?? '');
    const second = await start();
    await second.tick();
    expect(await namesOf(second)).toEqual(['asha']);
    const [{ due_at: dueAt } = {}] = await leavers(second);
    expect(Date.parse(String(dueAt))).toBeGreaterThan(Date.now());
    // And gets another mail, with the new date.
    const mails = second.mails().filter(({ kind }) => kind === 'leaving');
    expect(mails).toHaveLength(2);
  });
});

describe('the clock', () => {
  /** Backs up at the moment so many milliseconds later; what is backed up does not matter. */
  function clock() {
    const begin = Date.now();
    const backUpAt = createBackups(
      { queue: new DatabaseQueue(), unlockedSql: async () => [] },
      dataDir,
    );
    return {
      at: (later: number) => backUpAt(new Date(begin + later)),
      days: async () =>
        (await backupsIn(dataDir))
          .map(({ madeAt }) => (madeAt.getTime() - begin) / day)
          .toReversed(),
    };
  }
  beforeEach(() => layLittle(dataDir));

  test('makes one a day, and keeps seven', async () => {
    const { at, days } = clock();
    await at(0);
    await at(day - 1);
    expect(await days()).toEqual([0]);
    for (const passed of [1, 2, 3, 4, 5, 6, 7, 8]) await at(passed * day);
    expect(await days()).toEqual([2, 3, 4, 5, 6, 7, 8]);
    // Of a machine that was off meanwhile, or of a clock that is wrong: none goes before a second look.
    await at(30 * day);
    expect(await days()).toEqual([2, 3, 4, 5, 6, 7, 8, 30]);
    await at(30 * day + 1);
    expect(await days()).toEqual([30]);
  });

  test('counts a backup from the future as none, and leaves it', async () => {
    const { at, days } = clock();
    await at(400 * day);
    await at(0);
    await at(1);
    expect(await days()).toEqual([0, 400]);
  });

  test('says that it could not, tries again after an hour, and takes no other away', async () => {
    const { at, days } = clock();
    await at(0);
    rmSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'files'), 'no folder');
    await expect(at(8 * day)).rejects.toThrow('There is no backup of today');
    rmSync(join(dataDir, 'files'));
    await at(8 * day + hour - 1);
    expect(await days()).toEqual([0]);
    await at(8 * day + hour);
    await at(8 * day + hour + 1);
    expect(await days()).toEqual([8 + 1 / 24]);
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
  });

  test('makes one for the command while the server runs, with the secret only where asked', async () => {
    const { at } = clock();
    writeFileSync(join(dataDir, 'secret'), 'only here');
    const unlock = lockDataDirectory(dataDir);
    const withSecret = join(dataDir, 'with-secret.tar.gz');
    await at(0);
    await backUp(dataDir, archive(), { moment: () => at(1) });
    await backUp(dataDir, withSecret, { moment: () => at(2), withSecret: true });
    const none = join(dataDir, 'none.tar.gz');
    const wanted = join(dataDir, 'backups', 'wanted');
    await expect(backUp(dataDir, none, { moment: async () => rmSync(wanted) })).rejects.toThrow(
      'made no backup',
    );
    unlock();
    expect(existsSync(none)).toBe(false);
    const atRest = join(dataDir, 'at-rest.tar.gz');
    await backUp(dataDir, atRest);
    const all = [...(await backupsIn(dataDir)).map(({ file }) => file), archive(), atRest];
    for (const file of all) expect(namesIn(file)).not.toContain('secret');
    expect(namesIn(withSecret)).toEqual(expect.arrayContaining(['secret', 'database/PG_VERSION']));
    for (const file of [...all, withSecret]) expect(modeOf(file)).toBe(0o600);
    await expect(backUp(join(dataDir, 'nowhere'), archive())).rejects.toThrow('There is no data');
  });

  test('leaves its backups in place after a reset', async () => {
    await clock().at(0);
    resetData(dataDir);
    expect(readdirSync(dataDir)).toEqual(['backups']);
  });
});

describe('a restore changes nothing and says why', () => {
  const contents = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dataDir, name)).isFile() && name !== basename(archive()))
      .map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]);
  const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 20);
  const damaged = async (damage: (bytes: Buffer) => Uint8Array) => {
    await archiveOf();
    writeFileSync(archive(), damage(readFileSync(archive())));
  };
  /** An archive of a file of the system, made by the system's own tar. */
  const foreign = (...how: string[]) =>
    void execFileSync('tar', ['--create', '--gzip', `--file=${archive()}`, ...how], {
      cwd: '/',
      stdio: 'ignore',
    });

  test.each<[string, () => Promise<void> | void, RegExp]>([
    ['is cut off', () => damaged(cut), /is damaged/],
    [
      'is cut off inside',
      () => damaged((bytes) => gzipSync(gunzipSync(bytes).subarray(0, 2600))),
      /is damaged/,
    ],
    [
      'has a changed byte',
      () => damaged((bytes) => bytes.fill(bytes[200] === 0 ? 1 : 0, 200, 201)),
      /is damaged/,
    ],
    ['is empty', () => writeFileSync(archive(), ''), /no backup of Niyama/],
    ['is something else', () => writeFileSync(archive(), 'a letter'), /no backup of Niyama/],
    ['is another archive', () => foreign('etc/hostname'), /it holds "etc\/hostname"/],
    [
      'leaves the folder',
      () => foreign('-P', '--transform=s,^,database/../../,', 'etc/hostname'),
      /it holds "database\/\.\.\/\.\.\/etc\/hostname"/,
    ],
    ['has an absolute name', () => foreign('-P', '/etc/hostname'), /it holds "\/etc\/hostname"/],
    [
      'has a link',
      () =>
        archiveOf({}, (folder) => symlinkSync('/etc/hostname', join(folder, 'database', 'link'))),
      /it holds "database\/link"/,
    ],
    [
      'does not say what it is',
      () => archiveOf({}, (folder) => rmSync(join(folder, 'backup.json'))),
      /does not say what it is/,
    ],
    ['is of a newer format', () => archiveOf({ format: 2 }), /newer version/],
    [
      'lacks a file',
      () => archiveOf({ files: ['picture', 'other'] }),
      /uploaded files are missing, 1 of them/,
    ],
    [
      'lacks the database',
      () => archiveOf({}, (folder) => rmSync(join(folder, 'database'), { recursive: true })),
      /the database is missing/,
    ],
    ['has a database that does not open', () => archiveOf(), /that does not open\. Nothing was/],
    ['is not there', () => undefined, /There is no file/],
  ])('when the archive %s', async (_fault, lay, message) => {
    // The current data does not open either, and is set aside all the same.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    layLittle(dataDir);
    const before = contents();
    const { exitCode } = process;
    await lay();
    const restored = restoreBackup(dataDir, archive());
    await expect(restored).rejects.toThrow(message);
    await expect(restored).rejects.toMatchObject({ name: 'DataDirectoryError' });
    expect(warn.mock.calls.flat().join()).not.toMatch(/Abort|Error|ASSERTIONS/);
    expect(process.exitCode).toBe(exitCode);
    expect(contents()).toEqual(before);
  });

  test('while a process uses the data', async () => {
    layLittle(dataDir);
    await archiveOf();
    const unlock = lockDataDirectory(dataDir);
    const before = contents();
    await expect(restoreBackup(dataDir, archive())).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
    expect(contents()).toEqual(before);
    unlock();
  });
});

describe('a restore that was killed', () => {
  test('before it was tried leaves what was there', async () => {
    layLittle(dataDir);
    mkdirSync(join(dataDir, 'restoring', 'database'), { recursive: true });
    lockDataDirectory(dataDir)();
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files']);
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
  });

  test('while it was swapped in is finished by the next start, wherever it was', async () => {
    for (const step of [0, 1, 2, 3, 4]) {
      rmSync(dataDir, { recursive: true });
      for (const name of ['database', 'files']) {
        mkdirSync(join(dataDir, name), { recursive: true });
        mkdirSync(join(dataDir, 'restored', name), { recursive: true });
        writeFileSync(join(dataDir, name, 'old'), '');
        writeFileSync(join(dataDir, 'restored', name, 'new'), '');
      }
      mkdirSync(join(dataDir, 'replaced'));
      const move = (from: string, to: string) => renameSync(join(dataDir, from), join(dataDir, to));
      if (step > 0) move('database', 'replaced/database');
      if (step > 1) move('restored/database', 'database');
      if (step > 2) move('files', 'replaced/files');
      if (step > 3) move('restored/files', 'files');
      lockDataDirectory(dataDir)();
      expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files']);
      expect(readdirSync(join(dataDir, 'database'))).toEqual(['new']);
      expect(readdirSync(join(dataDir, 'files'))).toEqual(['new']);
    }
  });
});
