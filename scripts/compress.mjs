import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest)$/;
/** A file that is smaller, in bytes, gets no smaller. */
const smallest = 128;

/** Writes a .br and a .gz file beside every file of a folder that is worth it. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < smallest) return;
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, options),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
