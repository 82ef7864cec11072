// Backs up what the embedded backend keeps, running or not: npm run backup -- <file> [--with-secret]
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { main, UserError, root } from './cli.mjs';
import { readArchive } from './options.mjs';

await main(async () => {
  const { file, withSecret } = readArchive(process.argv.slice(2), ['--with-secret']);
  if (existsSync(file)) throw new UserError(`${file} already exists. Choose another file name.`);
  if (!existsSync(dirname(file))) throw new UserError(`There is no folder ${dirname(file)}.`);
  await install();
  await useRightNode();
  process.umask(0o077);
  const { backUp } = await import('../supabase/local/server.ts');
  const dataDir = resolve(root, process.env.NIYAMA_DATA ?? '.niyama');
  await backUp(dataDir, file, { withSecret }).catch((error) => {
    throw error.name === 'DataDirectoryError' ? new UserError(error.message) : error;
  });
  console.log(`The backup is ${file}. Keep it where only you can read it.`);
});
