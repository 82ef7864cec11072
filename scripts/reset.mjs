// Deletes what the embedded backend keeps, so that the next start begins with fresh demo data.
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { main, UserError, root } from './cli.mjs';

await main(async () => {
  if (process.argv.length > 2) {
    throw new UserError(
      '`npm run reset` takes no options: it deletes the local data, and leaves its backups.',
    );
  }
  await install();
  await useRightNode();
  const { resetData } = await import('../supabase/local/dataDirectory.ts');
  const dataDir = resolve(root, process.env.NIYAMA_DATA ?? '.niyama');
  try {
    resetData(dataDir);
  } catch (error) {
    throw error.name === 'DataDirectoryError' ? new UserError(error.message) : error;
  }
  console.log(
    `The data in ${process.env.NIYAMA_DATA ?? '.niyama'} has been deleted, except for its backups. \`npm start\` creates it again.`,
  );
});
