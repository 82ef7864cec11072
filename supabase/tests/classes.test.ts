import { randomUUID } from 'node:crypto';
import {
  type ClassBody,
  classBodySchema,
  classLimits,
  expandClass,
  practicedSeconds,
  type TimedPose,
} from '@niyama/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodies, bodyFrom, poseItem } from '../../packages/domain/src/class/testing/bodies.ts';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, emptyClass } from './support.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let pose: string;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = (await addAsana(backend)).id;
});
afterAll(() => backend.close());

const isClass = (body: unknown) => classBodySchema.safeParse(body).success;

async function areClasses(some: readonly unknown[]): Promise<boolean[]> {
  const rows = await backend.sql<{ is: boolean }>(
    `select private.is_class_body(body) as is
     from jsonb_array_elements($1) with ordinality as listed (body, place) order by place`,
    [JSON.stringify(some)],
  );
  return rows.map(({ is }) => is);
}

/** Values that some field of a class may hold, and others that none may. */
const oddNumbers = [-1, 0, 0.5, 0.75, 1, 2, 3, 4, 5, 11, 20, 21, 60.5, 61, 300, 301, 7200, 7201];
const oddTexts = 'x both left pose rounds pause peak en wall Wall 00000000 1'.split(' ');
const odd = fc.constantFrom<unknown>(
  ...oddNumbers,
  ...oddTexts,
  '',
  'x'.repeat(301),
  '🌳'.repeat(300),
  'a\u2028b',
  'a\tb',
  null,
  true,
  false,
  [],
  {},
  [{}],
  { kind: 'pose' },
);

/** Every object and array of a document. */
const containers = (value: unknown): (Record<string, unknown> | unknown[])[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(containers)]
    : [];

const keys = ['seconds', 'breaths', 'words', 'part', 'link', 'variant', 'times', 'swap', 'unknown'];

/** A class in which some value was replaced, added, repeated or removed. */
const spoiled = fc
  .record({
    body: bodies,
    changes: fc.array(
      fc.record({
        where: fc.nat(),
        which: fc.nat(),
        how: fc.constantFrom('replace', 'add', 'repeat', 'remove'),
        value: odd,
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ body, changes }) => {
    const document = structuredClone<unknown>(body);
    for (const { where, which, how, value } of changes) {
      const all = containers(document);
      const place = all[where % all.length];
      if (Array.isArray(place)) {
        const at = which % (place.length + 1);
        if (how === 'remove') place.splice(at, 1);
        else place.splice(at, how === 'replace' ? 1 : 0, how === 'repeat' ? place[0] : value);
      } else if (place) {
        const known = Object.keys(place);
        const key = (how === 'add' ? keys : known)[which % (how === 'add' ? keys : known).length];
        if (key === undefined) continue;
        if (how === 'remove') delete place[key];
        else place[key] = value;
      }
    }
    return document;
  });

describe('a class as the database reads it', () => {
  it('is a class as the apps read it, of 10,000 good and bad documents', async () => {
    const documents = fc.sample(spoiled, { numRuns: 10_000, seed: 55 });
    const expected = documents.map((document) => isClass(JSON.parse(JSON.stringify(document))));
    const share = expected.filter(Boolean).length / expected.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
    for (let at = 0; at < documents.length; at += 1000) {
      const some = documents.slice(at, at + 1000);
      const read = await areClasses(some);
      const differs = some.filter((_, index) => read[index] !== expected[at + index]);
      expect(differs).toEqual([]);
    }
  });

  it('is bounded by the same limits', async () => {
    const many = (count: number) => Array.from({ length: count }, () => poseItem(pose));
    const group = (count: number, times: number) =>
      bodyFrom([{ kind: 'rounds', times, swap: false, items: many(count) }]);
    const items = [100, 101].map((count) => bodyFrom(many(count)));
    const steps = [group(15, 20), group(16, 20), group(20, 15), group(21, 2)];
    const some = [...items, ...steps];
    expect(await areClasses(some)).toEqual(some.map(isClass));
  });

  it('holds 64 KB and not a byte more', async () => {
    const worded = (last: number) =>
      bodyFrom([
        ...Array(63).fill(poseItem(pose, { words: `${'木'.repeat(295)}:,"\\ ` })),
        ...[last, 100, 100, 300].map((count) => poseItem(pose, { words: 'a'.repeat(count) })),
      ]);
    const [size] = await backend.sql<{ bytes: number }>(
      'select octet_length($1::jsonb::text) as bytes',
      [JSON.stringify(worded(1))],
    );
    const room = classLimits.bytes - (size?.bytes ?? 0) + 1;
    expect(room).toBeGreaterThan(1);
    expect(room).toBeLessThan(300);
    const both = [worded(room), worded(room + 1)];
    expect(await areClasses(both)).toEqual([true, false]);
    expect(both.map(isClass)).toEqual([true, false]);
  });

  it('takes the seconds that its steps come to', async () => {
    const rows = await backend.sql<{
      id: string;
      key: string;
      duration_seconds: number;
      two_sided: boolean;
    }>('select id, key, duration_seconds, two_sided from public.asanas where key is not null', []);
    const idOf = new Map(rows.map(({ key, id }) => [key, id]));
    const poses = new Map(
      rows.map(({ id, key, duration_seconds, two_sided }): [string, TimedPose] => [
        id,
        {
          key,
          durationSeconds: duration_seconds,
          twoSided: two_sided,
          effort: null,
          bodyPosition: null,
        },
      ]),
    );
    const stored = (body: ClassBody) =>
      classBodySchema.parse(
        JSON.parse(JSON.stringify(body), (key, value: unknown) =>
          key === 'asanaId' ? idOf.get(String(value)) : value,
        ),
      );
    const some = fc
      .sample(bodies, { numRuns: 300, seed: 7 })
      .map(stored)
      .map((body) => ({ body, seconds: practicedSeconds(expandClass(body, poses)) }))
      .filter(({ seconds }) => seconds <= classLimits.seconds);
    expect(some.length).toBeGreaterThan(100);
    const read = await backend.sql<{ seconds: number }>(
      `select private.class_seconds(body) as seconds
       from jsonb_array_elements($1) with ordinality as listed (body, place) order by place`,
      [JSON.stringify(some.map(({ body }) => body))],
    );
    expect(read.map(({ seconds }) => seconds)).toEqual(some.map(({ seconds }) => seconds));
  });
});

const add = (user: TestUser, row: object) =>
  user.client
    .from('classes')
    .insert({ name: 'Hips on Monday', body: emptyClass, ...row })
    .select('id, user_id, made_by, asana_ids, seconds, revision')
    .single();

describe('the table of classes', () => {
  it('finds out the poses and the seconds of a class', async () => {
    const body = bodyFrom([
      poseItem(pose, { sets: 2 }),
      {
        kind: 'rounds',
        times: 3,
        swap: false,
        items: [poseItem(pose, { seconds: 30 }), { kind: 'pause', seconds: 60 }],
      },
    ]);
    const { data } = await add(student, { body });
    expect(data).toMatchObject({
      user_id: student.id,
      made_by: null,
      asana_ids: [pose, pose],
      seconds: 120 + 90,
      revision: 1,
    });
  });

  it.each([
    ['no class', { body: { ...emptyClass, v: 2 } }, '23514'],
    ['something else than an object', { body: 7 }, '23514'],
    ['items that are no list', { body: { ...emptyClass, items: {} } }, '23514'],
    ['an unknown pose', { body: bodyFrom([poseItem(randomUUID())]) }, 'asana_not_found'],
    ['a pose without an id', { body: bodyFrom([poseItem('tree')]) }, 'asana_not_found'],
    ['no name', { name: '  ' }, '23514'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, '23514'],
    ['a description of 1,001 characters', { description: 'x'.repeat(1001) }, '23514'],
  ])('refuses %s', async (_, row, reason) => {
    const { error } = await add(student, row);
    expect([error?.code, error?.message]).toContain(reason);
  });

  it('refuses more than three hours of practice', async () => {
    const hours = (sets: number) =>
      bodyFrom([poseItem(pose, { seconds: 3600, sets }), { kind: 'pause', seconds: 300 }]);
    expect((await add(student, { body: hours(3) })).error).toBeNull();
    expect((await add(student, { body: hours(4) })).error?.message).toBe('class_too_long');
  });

  it('keeps what two people write apart by the revision', async () => {
    const { data: made } = await add(student, {});
    const save = async (change: object, revision: number) =>
      (
        await student.client
          .from('classes')
          .update(change)
          .eq('id', made?.id)
          .eq('revision', revision)
          .select('name, revision')
      ).data;
    expect(await save({ name: 'First' }, 1)).toEqual([{ name: 'First', revision: 2 }]);
    expect(await save({ name: 'Second' }, 1)).toEqual([]);
    expect(await save({ name: 'First' }, 2)).toEqual([{ name: 'First', revision: 2 }]);
  });

  it('lets no client write what it finds out', async () => {
    for (const change of [
      { seconds: 1 },
      { asana_ids: [] },
      { revision: 9 },
      { made_by: other.id },
      { changed_by: other.id },
      { archived_at: '2026-01-01' },
    ]) {
      expect((await add(student, change)).error?.code).toBe('42501');
      expect((await student.client.from('classes').update(change).eq('name', '-')).status).toBe(
        403,
      );
    }
  });

  it('believes a length with rests that can be true, and no other', async () => {
    // Two steps of a minute, so at most 120 + 9000 + 2 * 60 seconds.
    const body = bodyFrom([poseItem(pose, { seconds: 60 }), poseItem(pose, { seconds: 60 })]);
    const totalOf = async (row: object) => {
      const { data } = await student.client
        .from('classes')
        .insert({ name: 'Long', body, ...row })
        .select('total_seconds')
        .single();
      return data?.['total_seconds'] as unknown;
    };
    expect(await totalOf({})).toBe(120);
    expect(await totalOf({ total_seconds: null })).toBe(120);
    expect(await totalOf({ total_seconds: 119 })).toBe(120);
    expect(await totalOf({ total_seconds: 9240 })).toBe(9240);
    expect(await totalOf({ total_seconds: 9241 })).toBe(120);
    const { data: preset } = await student.client
      .from('custom_presets')
      .insert({ name: 'List', asana_ids: [pose] })
      .select('id')
      .single();
    const [row] = await backend.sql(
      'select seconds = total_seconds as same from public.classes where id = $1',
      [preset?.id],
    );
    expect(row).toEqual({ same: true });
  });

  it('has its length with rests after a change, without a new revision for it alone', async () => {
    const { data: made } = await add(student, {});
    const change = async (to: object) =>
      (
        await student.client
          .from('classes')
          .update(to)
          .eq('id', made?.id)
          .select('seconds, total_seconds, revision')
          .single()
      ).data;
    const body = bodyFrom([poseItem(pose, { seconds: 60 })]);
    expect(await change({ body, total_seconds: 90 })).toEqual({
      seconds: 60,
      total_seconds: 90,
      revision: 2,
    });
    expect(await change({ total_seconds: 100 })).toMatchObject({ total_seconds: 100, revision: 2 });
    expect(await change({ body: emptyClass, total_seconds: 9001 })).toMatchObject({
      total_seconds: 0,
    });
  });

  it('holds 200 classes of a student', async () => {
    const user = await backend.createUser();
    await backend.sql(
      `insert into public.classes (user_id, name, body)
       select $1, 'Class ' || place, $2 from generate_series(1, 199) as place`,
      [user.id, emptyClass],
    );
    const id = randomUUID();
    expect((await add(user, { id })).error).toBeNull();
    expect((await add(user, {})).error?.message).toBe('too_many_classes');
    const again = await user.client
      .from('classes')
      .upsert({ id, name: 'Again', body: emptyClass }, { ignoreDuplicates: true });
    expect(again.error).toBeNull();
    expect((await add(other, {})).error).toBeNull();
  });
});

describe('the shelf', () => {
  it('is written by all admins, and by nobody else', async () => {
    const second = await backend.createUser({ role: 'admin' });
    const { data: made } = await add(admin, { user_id: null });
    expect(made).toMatchObject({ user_id: null, made_by: admin.id });
    const change = (user: TestUser) =>
      user.client.from('classes').update({ name: 'Ours' }).eq('id', made?.id).select('name');
    expect((await change(second)).data).toEqual([{ name: 'Ours' }]);
    expect((await change(student)).data).toEqual([]);
    expect((await student.client.from('classes').select().eq('id', made?.id)).data).toEqual([]);
    expect((await add(student, { user_id: null })).error?.code).toBe('42501');
    const removed = await admin.client.from('classes').delete().eq('id', made?.id).select();
    expect(removed.data).toEqual([]);
    await backend.sql('delete from auth.users where id = $1', [admin.id]);
    expect((await second.client.from('classes').select('made_by').eq('id', made?.id)).data).toEqual(
      [{ made_by: null }],
    );
    admin = second;
  });

  it('has versions that only admins read and nobody changes', async () => {
    const { data: made } = await add(admin, { user_id: null, total_seconds: 300 });
    const version = async () => {
      const [row] = await backend.sql<{ id: string }>('select private.version_of($1) as id', [
        made?.id,
      ]);
      return row?.id;
    };
    const first = await version();
    expect(await version()).toBe(first);
    await admin.client.from('classes').update({ name: 'Longer' }).eq('id', made?.id);
    const second = await version();
    const read = async (user: TestUser) =>
      (
        await user.client
          .from('class_versions')
          .select('id, number, name, total_seconds')
          .order('number')
      ).data;
    expect(await read(admin)).toEqual([
      { id: first, number: 1, name: 'Hips on Monday', total_seconds: 300 },
      { id: second, number: 2, name: 'Longer', total_seconds: 300 },
    ]);
    expect(await read(student)).toEqual([]);
    for (const user of [admin, student]) {
      const table = user.client.from('class_versions');
      expect((await table.update({ name: 'Changed' }).eq('id', first)).status).toBe(403);
      expect((await table.delete().eq('id', first)).status).toBe(403);
      expect((await table.insert({ class_id: made?.id })).status).toBe(403);
    }
    expect((await backend.clientFor(null).from('class_versions').select()).status).toBe(401);
  });

  it('has no version of a class of a student', async () => {
    const { data: made } = await add(student, {});
    await expect(backend.sql('select private.version_of($1)', [made?.id])).rejects.toThrow(
      'class_not_found',
    );
  });
});

describe('custom presets by their own name', () => {
  const insert = (user: TestUser, row: object) =>
    user.client
      .from('custom_presets')
      .insert({ name: 'Morning', description: '', asana_ids: [pose], user_id: user.id, ...row })
      .select()
      .single();

  it('are put in and read back, listed the newest first, and deleted by id', async () => {
    const user = await backend.createUser({ language: 'japanese' });
    const second = (await addAsana(backend)).id;
    const made = await insert(user, { asana_ids: [second, pose] });
    expect(made.data).toEqual({
      id: expect.any(String),
      user_id: user.id,
      name: 'Morning',
      description: null,
      asana_ids: [second, pose],
      created_at: expect.any(String),
    });
    const earlier = { name: 'Evening', description: ' Slow ', created_at: '2026-01-01T06:00:00Z' };
    await insert(user, earlier);
    const list = () =>
      user.client
        .from('custom_presets')
        .select('name, description')
        .eq('user_id', user.id)
        .order('created_at', { ascending: false });
    expect((await list()).data).toEqual([
      { name: 'Morning', description: null },
      { name: 'Evening', description: 'Slow' },
    ]);
    const { data } = await user.client
      .from('classes')
      .select('seconds, body')
      .eq('id', made.data?.id)
      .single();
    expect(data).toMatchObject({ seconds: 120, body: { language: 'ja' } });
    const gone = await user.client
      .from('custom_presets')
      .delete()
      .eq('id', made.data?.id)
      .select('id');
    expect(gone.data).toEqual([{ id: made.data?.id }]);
    expect((await list()).data).toHaveLength(1);
  });

  it.each([
    ['without poses', () => []],
    ['with a pose twice', () => [pose, pose]],
    ['with no list', () => null],
  ])('are refused %s', async (_, asanaIds) => {
    const { error } = await insert(student, { asana_ids: asanaIds() });
    expect(error).toMatchObject({ code: 'P0001', message: 'preset_invalid' });
  });

  it('are refused with an unknown pose, and without a name', async () => {
    const unknown = await insert(student, { asana_ids: [randomUUID()] });
    expect(unknown.error?.message).toBe('asana_not_found');
    expect((await insert(student, { name: ' ' })).error?.code).toBe('23514');
  });

  it('show no class without poses and none of the shelf', async () => {
    await add(admin, { user_id: null, body: bodyFrom([poseItem(pose)]) });
    await add(admin, { name: 'Empty' });
    expect((await admin.client.from('custom_presets').select()).data).toEqual([]);
  });
});

describe('the classes of one’s own', () => {
  it('come with each of their poses once, but for archived ones', async () => {
    const user = await backend.createUser();
    const [kept, archived] = [await addAsana(backend), await addAsana(backend)];
    const body = bodyFrom([poseItem(kept.id), poseItem(archived.id), poseItem(kept.id)]);
    await add(user, { body, created_at: '2026-01-02T06:00:00Z' });
    await add(user, { name: 'Early', body, created_at: '2026-01-01T06:00:00Z' });
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [archived.id]);
    await add(other, { name: 'Of another' });
    const { data } = await user.client.rpc('own_classes', { language: 'german' });
    expect(data).toMatchObject({
      classes: [
        { name: 'Hips on Monday', description: null, revision: 1, body },
        { name: 'Early' },
      ],
      asanas: [{ id: kept.id, texts: { name: expect.any(String) } }],
    });
    expect(data.classes).toHaveLength(2);
    expect(data.asanas).toHaveLength(1);
  });

  it('are asked for by people who are signed in, in a language of the product', async () => {
    const nobody = await backend.clientFor(null).rpc('own_classes', { language: 'english' });
    expect(nobody.status).toBe(401);
    const { error } = await student.client.rpc('own_classes', { language: 'latin' });
    expect(error?.message).toBe('language_invalid');
  });
});
