import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsDirectory, productDataDirectory } from './directories.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/niyama/', import.meta.url));
const local = fileURLToPath(new URL('.', import.meta.url));

/** The code that shapes a new database, beside the migrations and the product's data. */
const shapingCode = [
  'bootstrap.sql',
  'database.ts',
  'migrations.ts',
  'package.json',
  'productData.ts',
  'schemaFingerprint.ts',
  '../schema.txt',
];

function filesIn(directory: string, extension: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => join(directory, name));
  } catch {
    return [];
  }
}

function versionOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * A dump of a database with all migrations and the product data, made once for each version of them.
 * Several may ask at once: at worst two of them make the same file.
 */
export async function productSnapshot(): Promise<Blob> {
  const version = versionOf([
    ...shapingCode.map((name) => join(local, name)),
    ...filesIn(migrationsDirectory, '.sql'),
    ...filesIn(productDataDirectory, '.json'),
  ]);
  const file = join(cache, `database-${version}.tar`);
  const found = read(file);
  if (found) return found;

  // Only where it is needed: it takes half a second to load.
  const { assemble } = await import('./backend.ts');
  const { backend, local: database } = await assemble({
    seed: 'product',
    siteUrl: 'http://localhost:8080',
    adminUrl: 'http://localhost:8081',
  });
  if (!database) throw new Error('A dump is made of a database in memory');
  const { driver } = database.connection;
  const dump = await database.queue.run(async () => {
    // Otherwise every database that starts from the dump would replay all that its making wrote.
    await driver.exec('checkpoint');
    return driver.dumpDataDir('none');
  });
  await backend.close();

  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const isOld = name.startsWith('database-') && !name.startsWith(`database-${version}`);
    if (isOld) rmSync(join(cache, name), { force: true });
  }
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return dump;
}

function read(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}
