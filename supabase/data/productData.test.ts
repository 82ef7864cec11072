import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { productDataFile } from '../../scripts/product-data.ts';
import { productDataDirectory } from '../local/directories.ts';
import { loadProductData, productData } from '../local/productData.ts';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

type Row = Record<string, unknown>;
const rowOf = async (query: string, params: unknown[] = []) =>
  (await backend.sql<Row>(query, params))[0];
const pose = (key: string) => rowOf('select * from public.asanas where key = $1', [key]);
const german = (key: string) =>
  rowOf(
    `select translation.* from public.asana_translations as translation
     join public.asanas on asanas.id = asana_id where key = $1 and language = 'german'`,
    [key],
  );

const rows = productData();
const ids = new Map(
  rows.flatMap(({ table_name: table, key, fields }) =>
    table === 'asanas' ? [[fields['key'], key['id']] as const] : [],
  ),
);
/** Loads what the product would bring with these fields of a pose, or of its translation. */
const bring = (key: string, fields: Row, language?: string) =>
  loadProductData(
    backend.sql,
    rows.map((row) => {
      const isIt = language
        ? row.key['asana_id'] === ids.get(key) && row.key['language'] === language
        : row.key['id'] === ids.get(key);
      return isIt ? { ...row, fields: { ...row.fields, ...fields } } : row;
    }),
  );

/** Differs after any write to a row, also one that changes nothing. */
const written = () =>
  backend.sql(
    ['asanas', 'asana_translations', 'communities', 'community_translations', 'achievements']
      .map((table) => `select '${table}' as name, xmin::text, ctid::text from public.${table}`)
      .concat(`select 'product_data', xmin::text, ctid::text from private.product_data`)
      .join(' union all '),
    [],
  );

// As many as it has now, so that what is known of them still counts.
const tips = ['Keep the back long', 'Hold on to a wall', 'Breathe on', 'Rest early'];

describe('the product, in a database that has its data,', () => {
  it('corrects a safety tip, and writes no other row', async () => {
    const before = await written();
    await bring('tree', { safety_tips: tips });
    expect(await pose('tree')).toMatchObject({ safety_tips: tips, name: 'Tree' });
    // The pose, its hash and that of the whole.
    const after = await written();
    const same = new Set(before.map((row) => JSON.stringify(row)));
    expect(after.filter((row) => !same.has(JSON.stringify(row)))).toHaveLength(3);
  });

  it('writes nothing when nothing has changed', async () => {
    const before = await written();
    await loadProductData(backend.sql);
    expect(await written()).toEqual(before);
  });

  it('corrects a translation', async () => {
    await bring('tree', { name: 'Der Baum' }, 'german');
    expect(await german('tree')).toMatchObject({ name: 'Der Baum' });
  });

  it('leaves a pose that an instructor has edited as it is', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    await admin.client.from('asanas').update({ name: 'Rooted Tree' }).eq('key', 'tree');
    const edited = await pose('tree');
    await bring('tree', { safety_tips: tips });
    await bring('tree', { safety_tips: [...tips, 'Breathe'] });
    expect(await pose('tree')).toEqual(edited);
  });

  it('leaves a translation that an instructor has edited as it is', async () => {
    const admin = await backend.createUser({ role: 'admin' });
    const { id } = (await german('tree')) ?? {};
    await admin.client.from('asana_translations').update({ holding: 'Atme.' }).eq('id', id);
    const edited = await german('tree');
    await bring('tree', { name: 'Der Baum' }, 'german');
    expect(await german('tree')).toEqual(edited);
  });

  it('keeps correcting a pose to which an instructor made the same correction', async () => {
    await backend.sql('update public.asanas set safety_tips = $1 where key = $2', [tips, 'tree']);
    await bring('tree', { safety_tips: tips });
    await bring('tree', { safety_tips: tips, name: 'The Tree' });
    expect(await pose('tree')).toMatchObject({ safety_tips: tips, name: 'The Tree' });
  });

  it('brings a column that its data did not have before', async () => {
    const { holding: _, ...fields } =
      rows.find(({ key }) => key['id'] === ids.get('tree'))?.fields ?? {};
    await loadProductData(
      backend.sql,
      rows.map((row) => (row.key['id'] === ids.get('tree') ? { ...row, fields } : row)),
    );
    await bring('tree', { holding: 'Breathe.' });
    expect(await pose('tree')).toMatchObject({ holding: 'Breathe.' });
  });

  it('loads the same through the seed file of the CLI, whatever the CLI ran before', async () => {
    await bring('tree', { safety_tips: tips });
    const path = 'supabase/dist/product-0123456789abcdef.sql';
    await backend.sql(`insert into supabase_migrations.seed_files values ('${path}', '')`, []);
    const { name, text } = productDataFile();
    expect(name).toMatch(/^product-[0-9a-f]{16}\.sql$/);
    await backend.sql(text);
    expect((await pose('tree'))?.['safety_tips']).not.toEqual(tips);
    expect(await rowOf('select from supabase_migrations.seed_files')).toBeUndefined();
  });

  it('writes no entry of the audit log, mail or notification', async () => {
    await backend.createUser({ role: 'admin' });
    await backend.sql('delete from private.product_data; delete from public.communities;');
    await bring('tree', { safety_tips: tips });
    await bring('tree', { name: 'Der Baum' }, 'german');
    expect(await rowOf('select count(*)::int from public.communities')).toEqual({ count: 3 });
    for (const table of ['public.audit_log', 'private.student_mails', 'private.push_messages']) {
      expect(await backend.sql(`select from ${table}`, [])).toEqual([]);
    }
  });
});

describe('a translation whose English was corrected', () => {
  let admin: TestUser;
  const stateOf = async (search: string) => {
    const { data } = await admin.client.rpc('admin_asanas', { search });
    return (data as { items: { translations: Row }[] }).items[0]?.translations['german'];
  };
  beforeAll(() => backend.reset());

  it('is outdated, and its tips are read in English, until an administrator confirms it', async () => {
    admin = await backend.createUser({ role: 'admin' });
    expect(await stateOf('Tree')).toBe('current');
    await bring('tree', { safety_tips: tips });
    expect(await stateOf('Tree')).toBe('stale');
    const read = `select safety_tips from public.asana_texts where asana_id = $1 and language = 'german'`;
    expect(await rowOf(read, [ids.get('tree')])).toEqual({ safety_tips: tips });

    const { text_hash: english } = (await pose('tree')) ?? {};
    const { data } = await admin.client
      .from('asana_translations')
      .select('*')
      .eq('asana_id', ids.get('tree'))
      .eq('language', 'german')
      .single();
    const confirmed = { ...(data as Row), based_on: english, is_current: true };
    const { error } = await admin.client.rpc('save_asana_translations', {
      translations: [confirmed],
    });
    expect(error).toBeNull();
    expect(await stateOf('Tree')).toBe('current');
  });

  it('is outdated until its file names that English', async () => {
    admin = await backend.createUser({ role: 'admin' });
    await bring('tree', { safety_tips: tips });
    expect(await stateOf('Tree')).toBe('stale');
    const english = (await pose('tree')) ?? {};
    const { text_hash: based_on, safety_tips_hash: safety_tips_based_on } = english;
    await loadProductData(
      backend.sql,
      rows.map((row) => {
        if (row.key['id'] === ids.get('tree')) {
          return { ...row, fields: { ...row.fields, safety_tips: tips } };
        }
        if (row.key['asana_id'] !== ids.get('tree') || !row.key['language']) return row;
        return { ...row, fields: { ...row.fields, based_on, safety_tips_based_on } };
      }),
    );
    expect(await stateOf('Tree')).toBe('current');
  });
});

describe('what an administrator has deleted', () => {
  it.each([
    ['a pose', `public.asanas where key = 'tree'`],
    ['a translation', `public.asana_translations where language = 'german'`],
    ['a pose of every day', 'public.daily_mandatory_asanas where position = 2'],
    ['a community', `public.communities where name = 'Quiet Minds'`],
  ])('stays deleted: %s', async (_what, rowsOfIt) => {
    await backend.sql(`delete from ${rowsOfIt}`, []);
    await bring('tree', { safety_tips: tips });
    await bring('tree', { name: 'Der Baum' }, 'german');
    expect(await backend.sql(`select from ${rowsOfIt}`, [])).toEqual([]);
  });

  it('stays in the archive, with a text that was corrected', async () => {
    await backend.sql(`update public.asanas set archived_at = now() where key = 'tree'`, []);
    await bring('tree', { safety_tips: tips });
    expect(await pose('tree')).toMatchObject({
      safety_tips: tips,
      archived_at: expect.any(String) as string,
    });
  });

  it('gets nothing new that belongs to it', async () => {
    await backend.sql(
      `delete from public.communities where name = 'Quiet Minds';
       delete from public.daily_mandatory_asanas;
       update public.asanas set archived_at = now() where key = 'surya-namaskar';
       delete from private.product_data where table_name not in ('asanas', 'communities');`,
    );
    await loadProductData(backend.sql);
    expect(await rowOf('select count(*)::int from public.communities')).toEqual({ count: 2 });
    expect(await backend.sql('select position from public.daily_mandatory_asanas', [])).toEqual([
      { position: 2 },
    ]);
  });
});

describe('no client', () => {
  it.each(['anon', 'authenticated', 'service_role'])(
    'can load data or read what was loaded: %s',
    async (role) => {
      const rights = await rowOf(
        `select
           has_function_privilege($1, 'private.load_product_data(text)', 'execute') as loads,
           has_table_privilege($1, 'private.product_data', 'select, insert, update, delete') as reads`,
        [role],
      );
      expect(rights).toEqual({ loads: false, reads: false });
    },
  );

  it('reaches them by the API', async () => {
    const student = await backend.createUser();
    const admin = await backend.createUser({ role: 'admin' });
    for (const who of [null, student, admin]) {
      const client = backend.clientFor(who);
      const call = await client.rpc('load_product_data', { data: '[]' });
      const read = await client.schema('private').from('product_data').select();
      expect([call.error, read.error]).toEqual([expect.anything(), expect.anything()]);
    }
  });
});

describe('a file that is wrong', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [
      'asanas.json',
      '"holding":',
      '"holdings":',
      'supabase/data/asanas.json, surya-namaskar, holding: Invalid input: expected string, received undefined',
    ],
    [
      'asanas.json',
      '"points":',
      '"pionts": 1, "points":',
      'supabase/data/asanas.json, surya-namaskar: Unrecognized key: "pionts"',
    ],
    [
      'asanas.de.json',
      '"tree":',
      '"trees":',
      'supabase/data/asanas.de.json, trees: asanas.json has no such row',
    ],
    [
      'asanas.fr.json',
      '"holding": "',
      '"holding": " ',
      'supabase/data/asanas.fr.json, surya-namaskar, holding: Invalid string: must match pattern',
    ],
    [
      'everyday-words.json',
      '"cat-cow"',
      '"cat-dog"',
      'supabase/data/everyday-words.json: asanas.json has no cat-dog',
    ],
    ['communities.ja.json', '{', '', 'supabase/data/communities.ja.json: '],
    [
      'communities.json',
      'c0a80000-0000-4000-8000-000000000002',
      'c0a80000-0000-4000-8000-000000000001',
      'supabase/data has two rows of communities ',
    ],
  ])('is named with the row and the field: %s, %s', (file, from, to, message) => {
    folder = mkdtempSync(join(tmpdir(), 'niyama-product-'));
    cpSync(productDataDirectory, folder, { recursive: true });
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(from, to));
    expect(() => productData(folder)).toThrow(message);
  });
});
