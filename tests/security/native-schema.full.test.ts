import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaDump } from '../../supabase/local/schemaDump.ts';
import { startNativePostgres, type NativePostgres } from './nativePostgres.ts';

let postgres: NativePostgres;
beforeAll(async () => {
  postgres = await startNativePostgres();
});
afterAll(() => postgres.stop());

/** Hosts bring their own of these; the migrations set no others. */
const ofTheEngine = /^(?:extension|role setting|owner) .*\n/gm;

it('makes the registered schema on native Postgres', async () => {
  const register = readFileSync(new URL('../../supabase/schema.txt', import.meta.url), 'utf8');
  const dump = (await schemaDump((text) => postgres.sql(text) as never)).join('\n') + '\n';
  expect(dump.replaceAll(ofTheEngine, '')).toBe(register.replaceAll(ofTheEngine, ''));
});
