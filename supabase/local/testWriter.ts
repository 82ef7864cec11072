// Writes numbers until it is killed, and says each one when it is written: `dataDirectory.test.ts`.
import { createBackend } from './backend.ts';

const [, , dataDir, migrations = ''] = process.argv;
const backend = await createBackend({
  siteUrl: 'http://localhost:8080',
  adminUrl: 'http://localhost:8081',
  dataDir,
  migrations,
});
for (let id = 1; ; id += 1) {
  await backend.sql('insert into public.notes values ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
