// Puts a backup in the place of what the embedded backend keeps: npm run restore -- <file>
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { main, UserError, root } from './cli.mjs';
import { readArchive } from './options.mjs';

await main(async () => {
  const { file } = readArchive(process.argv.slice(2));
  await install();
  await useRightNode();
  process.umask(0o077);
  const { restoreBackup } = await import('../supabase/local/server.ts');
  const dataDir = resolve(root, process.env.NIYAMA_DATA ?? '.niyama');
  const { madeAt, before } = await restoreBackup(dataDir, file).catch((error) => {
    throw error.name === 'DataDirectoryError' ? new UserError(error.message) : error;
  });
  console.log(
    `The data is that of ${madeAt.toISOString()} again; \`npm start\` continues with it.`,
  );
  if (before) console.log(`The previous data is kept in ${before} for a week.`);
});
