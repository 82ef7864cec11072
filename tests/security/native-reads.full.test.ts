import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NativePostgres, startNativePostgres } from './nativePostgres.ts';

/**
 * What the screens of communities read where much is in the ledger: in pages of the database, which are
 * the same on every machine.
 */
let postgres: NativePostgres;
let quiet: string;
let member: string;
beforeAll(async () => {
  postgres = await startNativePostgres();
  member = await postgres.createUser();
  await postgres.sql(`
    insert into auth.users (email, raw_user_meta_data)
    select 'a@niyama.example', jsonb_build_object('username', 'yogi ' || number)
    from generate_series(1, 2000) as number`);
  // Thirty practices of this month for each of the others, and so the same points for all.
  await postgres.sql(`
    insert into public.practice_ledger (id, user_id, kind, asana_id, duration_seconds, points,
      started_at, finished_at, active, time_zone, local_date)
    select gen_random_uuid(), profiles.id, 'practice', pose.id, 60, 5, starts, starts + interval '1 minute',
      tstzmultirange(tstzrange(starts, starts + interval '1 minute')), 'UTC', current_date
    from public.profiles
    cross join (select id from public.asanas limit 1) as pose
    cross join generate_series(1, 30) as number
    cross join lateral (select now() - number * interval '1 hour' as starts) as span
    where profiles.username like 'yogi %'`);
  const [community] = await postgres.sql(
    `insert into public.communities (name) values ('Quiet') returning id`,
  );
  quiet = String(community?.['id']);
  await postgres.sql(
    `insert into public.community_members (community_id, user_id) values ($1, $2)`,
    [quiet, member],
  );
  // What is usual here are communities where much happens: a plan for any of them suits those.
  await postgres.sql(`
    with busy as (insert into public.communities (name) values ('Busy') returning id)
    insert into public.community_members (community_id, user_id)
    select busy.id, profiles.id from busy cross join public.profiles
    where profiles.username like 'yogi %'`);
  await postgres.sql('analyze');
  await postgres.sql(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: member }),
  ]);
}, 120_000);
afterAll(() => postgres.stop());

/** The pages that a call reads once its connection has made it often. */
async function pagesOf(call: string): Promise<number> {
  for (let time = 1; time <= 8; time += 1) await postgres.sql(`select ${call}`);
  const [row] = await postgres.sql(`explain (analyze, buffers, format json) select ${call}`);
  const plans = row?.['QUERY PLAN'] as { Plan: Record<string, number> }[] | undefined;
  const pages = plans?.[0]?.Plan;
  if (!pages) throw new Error('There is no plan.');
  return (pages['Shared Hit Blocks'] ?? 0) + (pages['Shared Read Blocks'] ?? 0);
}

it('the feed of a quiet community is not looked for in everybody’s ledger', async () => {
  expect(await pagesOf(`private.community_feed('${quiet}', 'english')`)).toBeLessThan(300);
});

it('a board where everybody has the same points reads its ten rows', async () => {
  const month = `date_trunc('month', current_date)::date`;
  expect(await pagesOf(`private.board(${month}, null)`)).toBeLessThan(300);
  expect(await pagesOf(`private.board(${month}, '${quiet}')`)).toBeLessThan(300);
});
