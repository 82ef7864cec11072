import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetData } from './dataDirectory.ts';
import { migrationsDirectory } from './directories.ts';
import { migrate, migrationsIn } from './migrations.ts';
import { schemaDump } from './schemaDump.ts';
import { replacedMigrations, adoptOlderDatabase } from './adoptOlderDatabase.ts';
import {
  createTestBackend,
  layProductData,
  testPassword,
  type TestBackend,
  type TestUser,
} from './testing.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'niyama-taken-over-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Finishes a new pose of 60 seconds as this person, some minutes ago; past the table service, which asks
 * a database of an older version what only this one knows.
 */
async function practice(
  { sql }: TestBackend,
  student: TestUser,
  { points, minutesAgo }: { points: number; minutesAgo: number },
) {
  const [asana] = await sql<{ id: string }>(
    `insert into public.asanas (name, description, duration_seconds, points)
     values ('A pose', 'For a test.', 60, $1) returning id`,
    [points],
  );
  const end = Date.now() - minutesAgo * 60_000;
  const completion = {
    id: randomUUID(),
    kind: 'practice',
    asana_id: asana?.id,
    sets: 1,
    source: 'library',
    duration_seconds: 60,
    intervals: [[end - 60_000, end]],
    time_zone: 'UTC',
    reflection_answer: null,
  };
  await sql(
    `do $$ begin
       perform set_config('request.jwt.claim.sub', '${student.id}', true);
       perform public.record_completion('${JSON.stringify(completion)}');
     end $$`,
    [],
  );
}

/** Writes work that an instructor gave as an older version did, one row for each occurrence. */
const give = async (
  { sql }: TestBackend,
  student: TestUser,
  rows: { series: string; due: string; done: string | null }[],
) => {
  for (const { series, due, done } of rows) {
    await sql(
      `insert into public.assigned_asanas (
         user_id, asana_id, series_id, frequency, due_date, completed, completed_date, notes,
         reflection_question, created_at
       )
       select $1, (select id from public.asanas order by name limit 1), $2, 'weekly', $3, $4, $5,
         'Slowly.', 'How was it?', coalesce($6, '2026-10-01'::timestamptz)`,
      [
        student.id,
        series,
        due,
        done !== null,
        done,
        rows.find((row) => row.series === series && row.done !== null && row.done < due)?.done ??
          null,
      ],
    );
  }
};

/** What a student has, but for the schema's own columns. */
const standingOf = async ({ sql }: TestBackend, { id }: TestUser) => ({
  profile: await sql(
    `select username, full_name, points, level, daily_streak, total_practices, created_at
     from public.profiles where id = $1`,
    [id],
  ),
  ledger: await sql('select * from public.practice_ledger where user_id = $1 order by id', [id]),
  done: await sql('select * from public.assigned_asanas where user_id = $1 order by id', [id]),
});

/** What a student has still: every practice of the older versions was whole, and no work was moved. */
const withNewColumns = (before: Awaited<ReturnType<typeof standingOf>>) => ({
  ...before,
  ledger: before.ledger.map((row) => ({ ...row, whole: true })),
  done: before.done.map((row) => ({ ...row, moved_from: null })),
});

const stateOf = async ({ sql }: TestBackend) => ({
  schema: await schemaDump(sql),
  history: await sql(
    'select version, name from supabase_migrations.schema_migrations order by version',
    [],
  ),
});

async function freshState() {
  const fresh = await createTestBackend();
  const state = await stateOf(fresh);
  await fresh.close();
  return state;
}

/** The migrations of a version before some of the present ones. */
function migrationsBefore(version: string): string {
  const directory = join(dataDir, 'migrations');
  mkdirSync(directory);
  for (const { file, text } of migrationsIn(migrationsDirectory)) {
    if (file < version) writeFileSync(join(directory, file), text);
  }
  return directory;
}

/** The first so many of the replaced migrations, as an earlier version of the product had them. */
function earlierMigrations(count: number): string {
  const directory = join(dataDir, 'migrations');
  mkdirSync(directory);
  for (const { file, text } of replacedMigrations().slice(0, count)) {
    writeFileSync(join(directory, file), text);
  }
  return directory;
}

test('data of the first version opens with all practices, in the schema of a new start', async () => {
  const earlier = await createTestBackend({ dataDir, migrations: earlierMigrations(47) });
  const student = await earlier.createUser();
  await practice(earlier, student, { points: 250, minutesAgo: 5 });
  const before = await standingOf(earlier, student);
  expect(before).toMatchObject({ profile: [{ points: 250, level: 3 }], ledger: [{ points: 250 }] });
  await earlier.close();

  const now = await createTestBackend({ dataDir });
  expect(now.setAside).toBeNull();
  expect(await standingOf(now, student)).toEqual(withNewColumns(before));
  expect(await stateOf(now)).toEqual(await freshState());

  const client = now.clientFor(null);
  const login = { email: student.email, password: testPassword };
  expect((await client.auth.signInWithPassword(login)).error).toBeNull();
  await practice(now, student, { points: 150, minutesAgo: 0 });
  expect(await standingOf(now, student)).toMatchObject({ profile: [{ points: 400, level: 5 }] });
  await now.close();
});

test('a database with exactly the replaced migrations becomes that of a new start', async () => {
  const earlier = await createTestBackend({
    migrations: earlierMigrations(replacedMigrations().length),
  });
  const student = await earlier.createUser();
  await practice(earlier, student, { points: 250, minutesAgo: 5 });
  const before = await standingOf(earlier, student);
  await adoptOlderDatabase(earlier.assembly.database);
  await migrate(earlier.assembly.database, migrationsIn(migrationsDirectory));
  expect(await stateOf(earlier)).toEqual(await freshState());
  expect(await standingOf(earlier, student)).toEqual(withNewColumns(before));
  await earlier.close();
});

test('work that was given before there were series opens with all of them, and loses nothing', async () => {
  const earlier = await createTestBackend({
    dataDir,
    migrations: migrationsBefore('20261123220000'),
  });
  const student = await earlier.createUser();
  await practice(earlier, student, { points: 10, minutesAgo: 5 });
  const [open, goesOn, ended] = [randomUUID(), randomUUID(), randomUUID()];
  await give(earlier, student, [
    { series: open, due: '2026-10-05', done: null },
    { series: goesOn, due: '2026-10-06', done: '2026-10-07T10:00:00Z' },
    { series: goesOn, due: '2026-10-13', done: null },
    { series: ended, due: '2026-10-01', done: '2026-10-01T10:00:00Z' },
    { series: ended, due: '2026-10-08', done: '2026-10-09T22:00:00Z' },
  ]);
  await earlier.sql(`update public.profiles set time_zone = 'Asia/Tokyo' where id = $1`, [
    student.id,
  ]);
  const before = await standingOf(earlier, student);
  expect(before.done).toHaveLength(6);
  await earlier.close();

  const now = await createTestBackend({ dataDir });
  expect(await standingOf(now, student)).toEqual(withNewColumns(before));
  const series = await now.sql(
    `select id, frequency, starts_on::text as begins, ends_on::text as ends, notes,
       reflection_question as question, revision
     from public.assignment_series where user_id = $1 order by starts_on desc`,
    [student.id],
  );
  const given = { frequency: 'weekly', notes: 'Slowly.', question: 'How was it?', revision: 1 };
  expect(series).toEqual([
    { id: goesOn, begins: '2026-10-06', ends: null, ...given },
    { id: open, begins: '2026-10-05', ends: null, ...given },
    // Done on the tenth where the student lives.
    { id: ended, begins: '2026-10-01', ends: '2026-10-10', ...given },
  ]);
  expect(await stateOf(now)).toEqual(await freshState());
  await now.close();
});

test('a zone that nobody knows is forgotten, and breaks no list any more', async () => {
  const earlier = await createTestBackend({
    dataDir,
    migrations: migrationsBefore('20261127070100'),
  });
  const [lost, known] = [await earlier.createUser(), await earlier.createUser()];
  const live = (student: TestUser, zone: string) =>
    earlier.sql('update public.profiles set time_zone = $2 where id = $1', [student.id, zone]);
  await live(lost, 'Nowhere/Town');
  await live(known, 'Asia/Tokyo');
  await earlier.close();

  const now = await createTestBackend({ dataDir });
  const zones = await now.sql('select id, time_zone from public.profiles order by time_zone', []);
  expect(zones).toEqual([
    { id: known.id, time_zone: 'Asia/Tokyo' },
    { id: lost.id, time_zone: null },
  ]);
  await now.close();
});

test('data of a version that is not known is set aside, whole, for a new start', async () => {
  await layProductData(dataDir);
  const migrations = earlierMigrations(0);
  const unknown = await createTestBackend({ dataDir, migrations });
  const student = await unknown.createUser();
  const photo = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], {
    type: 'image/png',
  });
  await student.client.storage.from('avatars').upload(`${student.id}/1.png`, photo);
  await unknown.sql(
    `update supabase_migrations.schema_migrations set version = '20250101000000'
     where version = (select min(version) from supabase_migrations.schema_migrations)`,
  );
  await unknown.close();

  const now = await createTestBackend({ dataDir });
  const aside = now.setAside ?? '';
  expect(aside).toContain(join(dataDir, 'set-aside-'));
  expect(await now.sql('select id from public.profiles', [])).toEqual([]);
  await now.close();

  resetData(dataDir);
  for (const name of ['database', 'files']) {
    renameSync(join(aside, name), join(dataDir, name));
  }
  const again = await createTestBackend({ dataDir, migrations });
  expect(await again.sql('select id from public.profiles', [])).toEqual([{ id: student.id }]);
  const { data } = student.client.storage.from('avatars').getPublicUrl(`${student.id}/1.png`);
  expect((await again.fetch(new Request(data.publicUrl))).status).toBe(200);
  await again.close();
});
