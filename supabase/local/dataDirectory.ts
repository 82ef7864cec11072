import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Takes the data directory for this process, because the database inside would let two processes
 * write at once and destroy each other's pages. The lock of a killed process is taken over.
 *
 * @returns gives the directory back.
 * @throws {DataDirectoryError} while another process has it.
 */
export function lockDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
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
    takeAway(path, found);
  }
}

/** Removes exactly the stale lock that was read: another process may have replaced it meanwhile. */
function takeAway(path: string, stale: string | null): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

/** Deletes everything that the embedded backend keeps, unless a process is using it. */
export function resetData(dataDir: string): void {
  const unlock = lockDataDirectory(dataDir);
  unlock();
  rmSync(dataDir, { recursive: true, force: true });
}
