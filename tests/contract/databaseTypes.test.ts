import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { databaseTypes } from '../../scripts/database-types.ts';
import { sharedTestBackend } from '../../supabase/local/testing.ts';

const root = new URL('../../', import.meta.url);
const written = 'packages/data/src/database.types.ts';

/** Source text as `npm run format` leaves it. */
function formatted(text: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/oxfmt/bin/oxfmt', `--stdin-filepath=${written}`],
    { cwd: fileURLToPath(root), input: text, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(`The formatter answered nothing: ${stderr}`);
  return stdout;
}

it(`${written} is what the migrations say (npx node scripts/database-types.ts writes it)`, async () => {
  const backend = await sharedTestBackend();
  const types = formatted(await databaseTypes(backend.sql));
  await backend.close();
  expect(readFileSync(new URL(written, root), 'utf8')).toBe(types);
});
