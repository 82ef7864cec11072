import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backupsFolder,
  DataDirectoryError,
  lockDataDirectory,
  ownerOfData,
} from './dataDirectory.ts';
import type { Database } from './database.ts';

/** What a backup says of itself, in `backup.json`. */
export interface Manifest {
  niyama: 'backup';
  /** Of what lies in it, and where. */
  format: 1;
  /** ISO time. */
  madeAt: string;
  /** Names of the uploaded files that belong to it. */
  files: string[];
}

/** A backup that the clock made. */
export interface Backup {
  file: string;
  madeAt: Date;
}

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** How long the clock keeps a backup; the privacy policy says it. */
export const backupDays = 7;

const written = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.gz$/;
const nameOf = (moment: Date) => `${moment.toISOString().replaceAll(':', '-')}.tar.gz`;

/** Asks the running server for a backup, by being there. */
const wish = (dataDir: string) => join(dataDir, backupsFolder, 'wanted');

/** The backups of a data directory, newest first; one from the future was made by a clock that was ahead. */
export async function backupsIn(dataDir: string): Promise<Backup[]> {
  const folder = join(dataDir, backupsFolder);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, hour, minute, second] = written.exec(name) ?? [];
      if (!hour) return [];
      return [{ file: join(folder, name), madeAt: new Date(`${hour}:${minute}:${second}`) }];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

interface NewBackup {
  /** Keeps everybody else out of the data while it runs what it is given. */
  alone: (work: () => Promise<void>) => Promise<void>;
  madeAt?: Date;
  /** Anyone with the secret of this machine can log in as anybody, so it is left out unless asked for. */
  withSecret?: boolean;
}

/** Copies what a backup holds and packs the copy, so that others wait for the copy only. */
async function write(
  dataDir: string,
  file: string,
  { alone, madeAt = new Date(), withSecret = false }: NewBackup,
): Promise<void> {
  const folder = await openFolder(dataDir);
  const copy = join(folder, `unfinished-${process.pid}`);
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(copy, { mode: 0o700 });
    const names = ['database', 'files', 'push-key', ...(withSecret ? ['secret'] : [])];
    await alone(async () => {
      for (const name of names.filter((each) => existsSync(join(dataDir, each)))) {
        await cp(join(dataDir, name), join(copy, name), {
          recursive: true,
          mode: constants.COPYFILE_FICLONE,
        });
      }
    });
    await mkdir(join(copy, 'files'), { recursive: true });
    const manifest: Manifest = {
      niyama: 'backup',
      format: 1,
      madeAt: madeAt.toISOString(),
      files: await readdir(join(copy, 'files')),
    };
    await writeFile(join(copy, 'backup.json'), JSON.stringify(manifest));
    await pack(copy, unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

async function pack(folder: string, file: string): Promise<void> {
  // Only where it is needed: a start does without.
  const { create } = await import('tar');
  await create(
    { cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 },
    // What it is comes first.
    (await readdir(folder)).toSorted(
      (one, other) => Number(other === 'backup.json') - Number(one === 'backup.json'),
    ),
  );
}

/** Without what a killed process has left in it. */
async function openFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, backupsFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.includes('unfinished')) await rm(join(folder, name), { recursive: true });
  }
  return folder;
}

/** Backs up a directory that nobody uses and that is locked, to where the clock's backups lie. */
export async function backUpAside(dataDir: string): Promise<string> {
  const madeAt = new Date();
  const file = join(dataDir, backupsFolder, nameOf(madeAt));
  await write(dataDir, file, { alone: (work) => work(), madeAt });
  return file;
}

/**
 * The backups that a running server makes, each while nobody writes.
 *
 * @returns makes one when there is none of the last 24 hours or when somebody waits for one, and removes
 *   those of more than a week ago, at the second look after a start or a leap of the clock. One that failed is
 *   tried again after an hour. A backup from the future counts as none.
 */
export function createBackups(
  { queue, unlockedSql }: Pick<Database, 'queue' | 'unlockedSql'>,
  dataDir: string,
) {
  let failedAt = -Infinity;
  let checkedAt = -Infinity;
  const alone = (work: () => Promise<void>) =>
    queue.run(async () => {
      await unlockedSql('checkpoint');
      await work();
      // Refused when the thread of the database is another one now: then it has written meanwhile.
      await unlockedSql('select');
    });

  return async (at: Date): Promise<void> => {
    const isWanted = existsSync(wish(dataDir));
    const until = async () => (await backupsIn(dataDir)).filter(({ madeAt }) => madeAt <= at);
    const [newest] = await until();
    const isDue = !newest || at.getTime() - newest.madeAt.getTime() >= dayMs;
    if (isWanted || (isDue && at.getTime() - failedAt >= hourMs)) {
      try {
        await write(dataDir, join(dataDir, backupsFolder, nameOf(at)), { alone, madeAt: at });
        failedAt = -Infinity;
      } catch (error) {
        failedAt = at.getTime();
        throw new Error('There is no backup of today', { cause: error });
      } finally {
        await rm(wish(dataDir), { force: true });
      }
    } else if (isDue) return;
    // A clock that has leapt is perhaps wrong: nothing is removed before a second look.
    const hasLeapt = at.getTime() - checkedAt > dayMs;
    checkedAt = at.getTime();
    if (hasLeapt) return;
    const [, ...older] = await until();
    for (const { file, madeAt } of older) {
      if (at.getTime() - madeAt.getTime() >= backupDays * dayMs) await rm(file, { force: true });
    }
  };
}

interface AskedBackup {
  withSecret?: boolean;
  /** Passes some time until the next look whether the server has made it. */
  moment?: () => Promise<void>;
}

/**
 * Backs up a data directory, by the server that uses it where one does.
 *
 * @param file where the archive shall lie.
 * @throws {DataDirectoryError} when there is nothing to back up, or the server makes none.
 */
export async function backUp(
  dataDir: string,
  file: string,
  { withSecret = false, moment = shortly }: AskedBackup = {},
): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new DataDirectoryError(`There is no data in ${dataDir}.`);
  }
  if (ownerOfData(dataDir) === null) {
    const unlock = lockDataDirectory(dataDir);
    try {
      await write(dataDir, file, { alone: (work) => work(), withSecret });
    } finally {
      unlock();
    }
    return;
  }
  const made = await askServer(dataDir, moment);
  const unfinished = `${file}.unfinished`;
  try {
    if (withSecret) await addSecret(dataDir, made, unfinished);
    else await cp(made, unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const shortly = () => new Promise<void>((go) => setTimeout(go, 200));

/** Its clock looks every 20 seconds; the rest is for what is large. */
const patienceMs = 5 * 60_000;

/** Lets the server that runs make a backup, and says which. */
async function askServer(dataDir: string, moment: () => Promise<void>): Promise<string> {
  const before = new Set((await backupsIn(dataDir)).map(({ file }) => file));
  await mkdir(join(dataDir, backupsFolder), { recursive: true, mode: 0o700 });
  await writeFile(wish(dataDir), '', { mode: 0o600 });
  const deadline = Date.now() + patienceMs;
  while (existsSync(wish(dataDir)) && Date.now() < deadline) await moment();
  await rm(wish(dataDir), { force: true });
  const made = (await backupsIn(dataDir)).find(({ file }) => !before.has(file));
  if (made) return made.file;
  throw new DataDirectoryError(
    'The running Niyama made no backup: read what its start command printed.',
  );
}

async function addSecret(dataDir: string, backup: string, file: string): Promise<void> {
  const { extract } = await import('tar');
  const copy = await mkdtemp(join(tmpdir(), 'niyama-backup-'));
  try {
    await extract({ file: backup, cwd: copy, strict: true });
    await cp(join(dataDir, 'secret'), join(copy, 'secret'));
    await pack(copy, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
