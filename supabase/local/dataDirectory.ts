import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { erasedPeopleFile } from './erasedPeople.ts';

/** The data directory cannot be used; the message is one sentence for the person who started us. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

/**
 * A process id alone is not enough: after a restart of the machine or the container another program
 * may carry it. On Linux the start time tells them apart; elsewhere the id decides.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is such a process, and it belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The id of the living process that wrote this lock, or null when the lock is stale. */
function ownerOf(lock: string): number | null {
  const [pidText = '', start = ''] = lock.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return startOf(pid) === start ? pid : null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The id of the process that uses a data directory, or null while nobody does. */
export function ownerOfData(dataDir: string): number | null {
  const lock = read(join(dataDir, 'lock'));
  return lock === null ? null : ownerOf(lock);
}

/** What to do about a folder that the system will not let us use, by what it said. */
const ways: Record<string, (dataDir: string) => string> = {
  EEXIST: (dataDir) =>
    `${dataDir} is a file: name a folder for the data in NIYAMA_DATA, or move that file away.`,
  ENOTDIR: (dataDir) =>
    `The path to ${dataDir} leads through a file: name another folder for the data in NIYAMA_DATA.`,
  EACCES: (dataDir) =>
    `The data in ${dataDir} cannot be written by you: give yourself the rights to it, or name another folder in NIYAMA_DATA.`,
  EROFS: (dataDir) =>
    `${dataDir} lies on a disk that cannot be written: name another folder for the data in NIYAMA_DATA.`,
  ENOENT: (dataDir) =>
    `${dataDir} cannot be made: name another folder for the data in NIYAMA_DATA.`,
  EPERM: (dataDir) =>
    `The data in ${dataDir} belongs to somebody else: name another folder for the data in NIYAMA_DATA.`,
  ENOSPC: (dataDir) =>
    `There is no room left for the data in ${dataDir}: free some, or name another folder in NIYAMA_DATA.`,
};

/** Why a database that is whole may not open. */
const passing: Record<string, (dataDir: string) => string> = {
  ...ways,
  ERR_WORKER_OUT_OF_MEMORY: (dataDir) =>
    `There is too little memory to open the database in ${dataDir}: end something else, and start again.`,
};

/** Runs what touches the folder, and says in one sentence why it cannot be used. */
function using<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const way = ways[(error as NodeJS.ErrnoException).code ?? ''];
    throw way ? new DataDirectoryError(way(dataDir), { cause: error }) : error;
  }
}

/**
 * Passwords, sessions and notes are in there, so that nobody else of this machine may read it. The
 * folder alone would keep others out; a copy of what is in it should not let them in.
 */
function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path);
  const own = mode & 0o700;
  if ((mode & 0o777) === own) return;
  try {
    chmodSync(path, own);
  } catch (error) {
    // Of ours on a disk without rights. A secret that somebody else has put there must not be taken.
    const { code } = error as NodeJS.ErrnoException;
    const isWithoutRights = code === 'ENOTSUP' || (code === 'EPERM' && uid === process.getuid?.());
    if (!isWithoutRights) throw error;
  }
}

/** Where the backups of the clock lie. */
export const backupsFolder = 'backups';

/** A restore in progress: not yet tried, tried and to be swapped in, and what was there before. */
export const restoreFolders = { untried: 'restoring', tried: 'restored', replaced: 'replaced' };

/** What a backup may bring. */
export const restorable = ['database', 'files', 'push-key', 'secret'] as const;

/** What the backend keeps in the folder until a reset. */
const deletable = [...restorable, 'lock', 'mails.jsonl', ...Object.values(restoreFolders)];

/** What survives a reset, in case somebody regrets it. */
const lasting = [backupsFolder, erasedPeopleFile];

const ours = new Set([...deletable, ...lasting]);

/** Begins the names of folders with data that was set aside, which stays until its owner deletes it. */
const asidePrefix = 'set-aside-';

const isOurs = (name: string) => ours.has(name) || name.startsWith(asidePrefix);

/**
 * A folder of an earlier version may be open to others. If it also holds other things, such as a home
 * directory, its own permissions stay, and only what is ours in it is closed.
 */
function closeOurs(dataDir: string): void {
  const names = readdirSync(dataDir);
  if (names.every(isOurs)) closeToOthers(dataDir);
  for (const name of names.filter(isOurs)) {
    const path = join(dataDir, name);
    closeToOthers(path);
    if (!statSync(path).isDirectory()) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() || entry.isDirectory()) closeToOthers(join(entry.parentPath, entry.name));
    }
  }
}

/** What to do about a database that may be whole and does not open; undefined where nothing says so. */
export function wayOut(dataDir: string, cause: unknown): string | undefined {
  const isFull = /ENOSPC|No space left|could not extend/.test(String(cause));
  const code = isFull ? 'ENOSPC' : ((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  return passing[code]?.(dataDir);
}

/**
 * The database in the folder does not open, and it was there before.
 *
 * @param dataDir the folder, for the sentence.
 */
export function damaged(dataDir: string, cause: unknown): DataDirectoryError {
  const sentence =
    wayOut(dataDir, cause) ??
    `The database in ${dataDir} is damaged and does not open: \`npm run restore -- <file>\` puts back a backup of ${join(dataDir, backupsFolder)}, or \`npm run reset\` starts over.`;
  const [line] = String(cause).split('\n', 1);
  // An abort of the engine says nothing that its user could act on.
  const isAbort = /Aborted\(/.test(line ?? '');
  return new DataDirectoryError(isAbort ? sentence : `${sentence}\n(${line})`, { cause });
}

/**
 * Takes the data directory for this process, because the database inside would let two processes
 * write at once and destroy each other's pages. The lock of a killed process is taken over.
 *
 * @returns gives the directory back.
 * @throws {DataDirectoryError} while another process has it, or when it cannot be written.
 */
export function lockDataDirectory(dataDir: string): () => void {
  return using(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (const name of ['database', 'files']) {
      const path = join(dataDir, name);
      if (existsSync(path) && !statSync(path).isDirectory()) {
        throw new DataDirectoryError(
          `${path} is a file: move it away, or name another folder for the data in NIYAMA_DATA.`,
        );
      }
    }
    const unlock = lock(dataDir);
    finishRestore(dataDir);
    closeOurs(dataDir);
    return unlock;
  });
}

/**
 * Swaps in a backup that was tried and is whole, also after a process that was killed meanwhile: each
 * thing is where it was, aside, or in its place. What was there before goes when all of it is.
 */
export function finishRestore(dataDir: string): void {
  const tried = join(dataDir, restoreFolders.tried);
  const replaced = join(dataDir, restoreFolders.replaced);
  if (existsSync(tried)) {
    mkdirSync(replaced, { recursive: true, mode: 0o700 });
    for (const name of restorable) {
      const place = join(dataDir, name);
      if (!existsSync(join(tried, name))) continue;
      if (existsSync(place)) renameSync(place, join(replaced, name));
      renameSync(join(tried, name), place);
    }
    rmSync(tried, { recursive: true });
  }
  for (const left of [replaced, join(dataDir, restoreFolders.untried)]) {
    rmSync(left, { recursive: true, force: true });
  }
}

function lock(dataDir: string): () => void {
  const path = join(dataDir, 'lock');
  const own = `${process.pid} ${startOf(process.pid)}`;

  for (;;) {
    try {
      writeFileSync(path, own, { flag: 'wx' });
      return () => {
        if (read(path) === own) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = read(path);
    const owner = found === null ? null : ownerOf(found);
    if (owner !== null) {
      throw new DataDirectoryError(
        `The data in ${dataDir} is in use by process ${owner}: stop that one first, or choose another data directory.`,
      );
    }
    removeStale(path, found);
  }
}

/** Removes exactly the stale lock that was read: another process may have replaced it meanwhile. */
function removeStale(path: string, stale: string | null): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

/** Deletes what the embedded backend keeps, except its backups, unless a process is using it. */
export function resetData(dataDir: string): void {
  const unlock = lockDataDirectory(dataDir);
  unlock();
  for (const name of deletable) rmSync(join(dataDir, name), { recursive: true, force: true });
  // The folder may hold other things, which are not ours to delete.
  if (readdirSync(dataDir).length === 0) rmdirSync(dataDir);
}

/**
 * Moves the database and the uploaded files out of the way, for a new start beside them. The
 * directory must be locked and its database closed.
 *
 * @returns the folder in which they lie now.
 */
export function setAside(dataDir: string): string {
  return using(dataDir, () => {
    const moment = new Date().toISOString().replaceAll(':', '-');
    const aside = join(dataDir, `${asidePrefix}${moment}`);
    mkdirSync(aside, { mode: 0o700 });
    for (const name of ['database', 'files']) {
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name));
    }
    return aside;
  });
}
