import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { backUp } from '../../../supabase/local/backups.ts';
import { openDatabase } from '../../../supabase/local/database.ts';
import { columnsWith, storedColumns } from '../../security/sweep.ts';

const dataDir = () => process.env['NIYAMA_DATA'] ?? '';

/**
 * Looks in all that the product under test has in its database and among its uploaded files, as a backup
 * of this moment has them.
 *
 * @returns for each list of texts where one of them stands and may not after an erasure: columns, and
 *   names of files.
 */
export async function tracesOf(...lists: string[][]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'niyama-traces-'));
  try {
    const archive = join(folder, 'backup.tar.gz');
    await backUp(dataDir(), archive);
    await extract({ file: archive, cwd: folder, strict: true });
    const database = await openDatabase({ directory: join(folder, 'database') });
    try {
      const kept = await storedColumns(database.sql);
      const found: string[][] = [];
      for (const texts of lists) {
        const columns = await columnsWith(database.sql, texts);
        const files = await filesWith(join(folder, 'files'), texts);
        found.push([...columns.filter((name) => !kept.has(name)), ...files]);
      }
      return found;
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function filesWith(folder: string, texts: string[]): Promise<string[]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const content = `${name} ${await readFile(join(folder, name), 'latin1')}`;
      return texts.some((text) => content.includes(text)) ? [name] : [];
    }),
  );
  return found.flat();
}

/** The mails, as the product keeps them, in which one of the texts stands. */
export async function mailsWith(texts: string[]): Promise<string[]> {
  const mails = await readFile(join(dataDir(), 'mails.jsonl'), 'utf8');
  return mails.split('\n').filter((mail) => texts.some((text) => mail.includes(text)));
}
