import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetData } from './dataDirectory.ts';
import { migrationsDirectory, schemaRegister } from './directories.ts';
import { fingerprintOf } from './schemaFingerprint.ts';
import { createTestBackend, layProductData } from './testing.ts';

describe('the fingerprint of the schema', () => {
  const register = readFileSync(schemaRegister, 'utf8');

  test.each([
    ['the comment of a table', /^comment table \S+ /m, '$&Also this. '],
    ['a comment in the body of a function', /^begin$/m, 'begin\n  -- A reason.'],
    ['the layout of a body', /^begin$/m, 'begin\n\n   '],
  ])('stays the same after a change of %s', (_, pattern, change) => {
    const changed = register.replace(pattern, change);
    expect(changed).not.toBe(register);
    expect(fingerprintOf(changed)).toBe(fingerprintOf(register));
  });

  test.each([
    ['a column', /^(column profiles 01 id) uuid/m, '$1 text'],
    ['a statement in a body', /^begin$/m, 'begin\n  perform 1;'],
    ['a right', /^(table profiles .*)authenticated=r/m, '$1authenticated=rw'],
  ])('changes with %s', (_, pattern, change) => {
    const changed = register.replace(pattern, change);
    expect(changed).not.toBe(register);
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(register));
  });
});

describe('data of another schema', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'niyama-another-schema-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('is set aside untouched, and the start begins with new data', async () => {
    await layProductData(dataDir);
    const earlier = await createTestBackend({ dataDir });
    expect(earlier.setAside).toBeNull();
    const student = await earlier.createUser();
    const photo = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], {
      type: 'image/png',
    });
    await student.client.storage.from('avatars').upload(`${student.id}/1.png`, photo);
    await earlier.sql(`comment on table supabase_migrations.schema_migrations is 'another'`);
    await earlier.close();

    const now = await createTestBackend({ dataDir });
    const aside = now.setAside ?? '';
    expect(aside).toContain(join(dataDir, 'set-aside-'));
    expect(await now.sql('select id from public.profiles', [])).toEqual([]);
    await now.close();

    resetData(dataDir);
    for (const name of ['database', 'files']) {
      renameSync(join(aside, name), join(dataDir, name));
    }
    // With `migrations` given, the schema is not compared.
    const again = await createTestBackend({ dataDir, migrations: migrationsDirectory });
    expect(await again.sql('select id from public.profiles', [])).toEqual([{ id: student.id }]);
    const { data } = student.client.storage.from('avatars').getPublicUrl(`${student.id}/1.png`);
    expect((await again.fetch(new Request(data.publicUrl))).status).toBe(200);
    await again.close();
  });
});
