import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examineData } from './examineData.ts';
import { createTestBackend, type TestBackend } from './testing.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'niyama-examined-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Each file of the database with the moment of its last change. */
const changes = () =>
  readdirSync(join(dataDir, 'database'), { recursive: true, encoding: 'utf8' }).map((name) => [
    name,
    statSync(join(dataDir, 'database', name)).mtimeMs,
  ]);

/** Starts on the directory, does something, and stops. */
async function during(work: (backend: TestBackend) => Promise<unknown>) {
  const backend = await createTestBackend({ dataDir, seed: 'none' });
  await work(backend);
  await backend.close();
}

test('says what is left for the next start, when the clock rang and what waits, and changes nothing', async () => {
  await during(({ sql }) =>
    sql(`update private.clock set rang_at = '2026-01-02T03:04:05Z';
         delete from supabase_migrations.schema_migrations where version = '20261201230000';`),
  );
  const before = changes();
  expect(await examineData(dataDir)).toEqual({
    pending: ['20261201230000_clock.sql'],
    clock: { rangAt: '2026-01-02T03:04:05+00:00', mailsDue: 0 },
  });
  expect(changes()).toEqual(before);
});

test('reports data without a clock, and data of another schema', async () => {
  await during(({ sql }) => sql('drop function private.clock_state(timestamptz) cascade'));
  expect(await examineData(dataDir)).toEqual({ pending: [], clock: null });

  await during(({ sql }) =>
    sql(`comment on table supabase_migrations.schema_migrations is 'another'`),
  );
  expect(await examineData(dataDir)).toEqual({ pending: null, clock: null });
});

test('refuses data that a running Niyama has, and says of a damaged one what it is', async () => {
  await during(async () => {
    await expect(examineData(dataDir)).rejects.toThrow(/in use by process \d+/);
  });
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), '');
  await expect(examineData(dataDir)).rejects.toThrow(/is damaged and does not open/);
});
