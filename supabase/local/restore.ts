import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend } from './backend.ts';
import { backUpAside, type Manifest } from './backups.ts';
import {
  DataDirectoryError,
  finishRestore,
  lockDataDirectory,
  restorable,
  restoreFolders,
  wayOut,
} from './dataDirectory.ts';
import { openDatabase, type Sql } from './database.ts';
import { erasedPeopleFile, saveErasedPeople, rememberedMs } from './erasedPeople.ts';
import { newSecret } from './keys.ts';

/** What was put back. */
export interface Restored {
  madeAt: Date;
  /** Where the data of before is backed up; null when there was none. */
  before: string | null;
}

/**
 * Replaces the data with a backup. The backup is unpacked beside the data and started there once, as the next
 * start will: people who were erased since then are erased again, and who is leaving or has stayed is carried
 * over. Only then is it swapped in.
 *
 * @throws {DataDirectoryError} while a process uses the data, and when the backup is not whole, not of
 *   Niyama, of a newer version or too old: then nothing has changed.
 */
export async function restoreBackup(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new DataDirectoryError(`There is no file ${file}.`);
  const unlock = lockDataDirectory(dataDir);
  const untried = join(dataDir, restoreFolders.untried);
  try {
    mkdirSync(untried, { mode: 0o700 });
    const { madeAt } = await unpack(file, untried);
    const brought = restorable.filter((name) => existsSync(join(untried, name)));
    const wishes = await lastWordsOf(dataDir, untried, madeAt);
    await tryOut(dataDir, untried, file, wishes);
    const before = existsSync(join(dataDir, 'database')) ? await backUpAside(dataDir) : null;

    for (const name of await readdir(untried)) {
      const isBrought = brought.some((each) => each === name);
      if (!isBrought) rmSync(join(untried, name), { recursive: true });
    }
    renameSync(untried, join(dataDir, restoreFolders.tried));
    finishRestore(dataDir);
    return { madeAt: new Date(madeAt), before };
  } finally {
    rmSync(untried, { recursive: true, force: true });
    unlock();
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

const refusal = (file: string, why: string, cause?: unknown) =>
  new DataDirectoryError(`${file} ${why} Nothing was changed.`, { cause });

/** Whether a name in an archive is one of ours, and leads nowhere else. */
function isPlace(path: string): boolean {
  const [first = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.some((part) => part === '' || part === '.' || part === '..')) return false;
  if (path.includes('\\') || path.includes('\0')) return false;
  if (first === 'database' || first === 'files') return true;
  return rest.length === 0 && ['backup.json', 'push-key', 'secret'].includes(path);
}

/** Unpacks an archive in which everything is that belongs to it, and nothing else. */
async function unpack(file: string, folder: string): Promise<Manifest> {
  const { extract, list } = await import('tar');
  const strangers: string[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry: ({ path, type }) => {
        const isPlain = type === 'File' || type === 'Directory';
        if (!isPlain || !isPlace(path)) strangers.push(path);
      },
    });
    if (strangers.length === 0) await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    throw refusal(file, `is damaged, or no backup of Niyama (${firstLine(error)}).`, error);
  }
  if (strangers.length > 0) {
    throw refusal(file, `is no backup of Niyama: it holds ${JSON.stringify(strangers[0])}.`);
  }
  const manifest = await readManifest(join(folder, 'backup.json'));
  if (!manifest) throw refusal(file, 'is no backup of Niyama: it does not say what it is.');
  const { format, madeAt, files } = manifest;
  if (format !== 1) throw refusal(file, 'was made by a newer version of Niyama.');
  if (Date.now() - Date.parse(madeAt) > rememberedMs) {
    throw refusal(
      file,
      'is older than a year: nobody remembers who has been erased since then, and they would be back.',
    );
  }
  const there = new Set(await readdir(join(folder, 'files')).catch(() => []));
  const missing = files.filter((name) => !there.has(name)).length;
  if (missing > 0)
    throw refusal(file, `is not whole: uploaded files are missing, ${missing} of them.`);
  if (!existsSync(join(folder, 'database', 'PG_VERSION'))) {
    throw refusal(file, 'is not whole: the database is missing.');
  }
  return manifest;
}

async function readManifest(path: string): Promise<Manifest | null> {
  try {
    const read = JSON.parse(await readFile(path, 'utf8')) as Partial<Manifest>;
    const isOurs =
      read.niyama === 'backup' &&
      !Number.isNaN(Date.parse(read.madeAt ?? '')) &&
      Array.isArray(read.files);
    return isOurs ? (read as Manifest) : null;
  } catch {
    return null;
  }
}

/** What somebody wants of their account: when it is to go, both null for somebody who stays. */
interface Wish {
  user_id: string;
  asked_at: string | null;
  due_at: string | null;
}

/**
 * What only the current data knows: the people the last process erased and had no time to write down, and who
 * wants to go and who has stayed. The database is copied first, because opening it writes. A database that
 * does not open may be the reason for the restore, so that does not stop it.
 *
 * @returns what people want, null when the backup knows it better.
 */
async function lastWordsOf(
  dataDir: string,
  untried: string,
  madeAt: string,
): Promise<Wish[] | null> {
  const directory = join(dataDir, 'database');
  if (!existsSync(directory)) return null;
  // Of one that is killed here the next start deletes it.
  const copy = join(untried, 'of-now');
  const { exitCode } = process;
  try {
    cpSync(directory, copy, { recursive: true });
    const database = await openDatabase({ directory: copy });
    try {
      await saveErasedPeople(database.sql, dataDir);
      return await wishesIn(database.sql, madeAt);
    } finally {
      await database.close();
    }
  } catch (error) {
    const way = wayOut(dataDir, error);
    if (way) throw new DataDirectoryError(`${way} Nothing was changed.`, { cause: error });
    // An engine that does not start sets it, and the restore may still go well.
    process.exitCode = exitCode;
    console.warn(
      'The current data does not open, so nothing in it says who was erased or is leaving. The restore goes on without it.',
    );
    return null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @returns null when nothing has run on this data since the backup was made, or before anybody could go. */
async function wishesIn(sql: Sql, madeAt: string): Promise<Wish[] | null> {
  const [known] = await sql(`select where to_regclass('private.leavings') is not null`, []);
  const [later] = await sql('select from private.clock where rang_at >= $1 or $1 > now()', [
    madeAt,
  ]);
  if (!known || !later) return null;
  return sql<Wish>(
    `select profiles.id as user_id, asked_at, due_at
     from public.profiles left join private.leavings on leavings.user_id = profiles.id`,
    [],
  );
}

/** Starts once on what was unpacked, with the list of those who are erased. */
async function tryOut(
  dataDir: string,
  untried: string,
  file: string,
  wishes: Wish[] | null,
): Promise<void> {
  const list = join(dataDir, erasedPeopleFile);
  if (existsSync(list)) cpSync(list, join(untried, erasedPeopleFile));
  const backend = await createBackend({
    dataDir: untried,
    siteUrl: 'http://localhost:8080',
    adminUrl: 'http://localhost:8081',
    secret: newSecret(),
  }).catch((error: unknown) => {
    const way = wayOut(dataDir, error instanceof DataDirectoryError ? error.cause : error);
    if (way) throw new DataDirectoryError(`${way} Nothing was changed.`, { cause: error });
    throw refusal(file, 'holds a database that does not open.', error);
  });
  try {
    if (backend.setAside) {
      throw refusal(
        file,
        'was made by a version of Niyama with another schema and cannot be carried over.',
      );
    }
    if (wishes) {
      await backend.sql('select private.carry_leavings($1)', [JSON.stringify(wishes)]);
    }
  } finally {
    await backend.close();
  }
}
