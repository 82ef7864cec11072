import { gzipSync } from 'node:zlib';
import { textLanguage } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { localDay, practiceOf, record, suryaNamaskar } from '../../../../supabase/tests/support.ts';
import { listAssignments } from '../assignments/listAssignments.ts';
import { getCommunity } from '../communities/getCommunity.ts';
import { listCommunities } from '../communities/listCommunities.ts';
import { listOwnClasses } from '../classes/listOwnClasses.ts';
import { listHistory } from '../history/listHistory.ts';
import { getHome } from '../home/getHome.ts';
import { getPractice } from '../practice/getPractice.ts';
import { listPausedSessions } from '../practice/pausedSessions.ts';
import { listSelfPractice } from '../selfPractice/listSelfPractice.ts';
import { failureOf } from '../testing/failureOf.ts';
import { asanaSelect } from './asanaRow.ts';
import { getAsana } from './getAsana.ts';
import { listLibrary } from './listLibrary.ts';
import { listSpoken } from './listSpoken.ts';

const timeZone = 'UTC';
const language = 'german';
const community = 'c0a80000-0000-4000-8000-000000000001';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
let poseId: string;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser({ language });
  admin = await backend.createUser({ role: 'admin' });
  const pose = await suryaNamaskar(backend);
  poseId = pose.id;
  await record(student, practiceOf(pose));
  const mine = student.client;
  const added = [
    await mine.from('self_practice').insert({ asana_id: poseId }),
    await mine.from('paused_sessions').insert({ asana_id: poseId, time_remaining: 5 }),
    await mine.from('community_members').insert({ community_id: community }),
    await mine.from('custom_presets').insert({ name: 'Mine', asana_ids: [poseId] }),
    await admin.client.from('assigned_asanas').insert({
      user_id: student.id,
      asana_id: poseId,
      due_date: localDay(Date.now(), timeZone),
    }),
  ];
  const failed = added.find(({ error }) => error);
  if (failed) throw new Error(failed.error?.message);
});
afterAll(() => backend.close());

describe('a German student', () => {
  const userId = () => student.id;

  it('hears a practice in German', async () => {
    const asked = { asanaId: poseId, userId: userId(), timeZone };
    const german = await getPractice(student.client, { ...asked, language });
    const english = await getPractice(student.client, asked);
    expect(german?.spoken.entering).toMatch(/^Steh vorn auf der Matte/);
    expect(english?.spoken).toMatchObject({ leaving: 'Stand still and feel your breath settle.' });
  });

  it('reads with one request what a voice says of several poses', async () => {
    const spoken = await listSpoken(student.client, { asanaIds: [poseId, userId()], language });
    expect([...spoken.keys()]).toEqual([poseId]);
    expect(spoken.get(poseId)?.entering).toMatch(/^Steh vorn auf der Matte/);
  });

  it.each([
    [
      'home',
      async () => (await getHome(student.client, { timeZone, language })).mandatory[0]?.asana,
    ],
    [
      'work on the home screen',
      async () => (await getHome(student.client, { timeZone, language })).assigned[0]?.asana,
    ],
    [
      'what is paused, on the home screen',
      async () => (await getHome(student.client, { timeZone, language })).paused?.asana,
    ],
    [
      'the library',
      async () =>
        (await listLibrary(student.client, 0, { language })).asanas.find(({ id }) => id === poseId),
    ],
    ['a pose', async () => getAsana(student.client, poseId, userId(), language)],
    ['a pose, as a visitor', async () => getAsana(backend.clientFor(null), poseId, null, language)],
    [
      'a practice',
      async () =>
        (
          await getPractice(student.client, {
            asanaId: poseId,
            userId: userId(),
            timeZone,
            language,
          })
        )?.asana,
    ],
    [
      'what is paused',
      async () => (await listPausedSessions(student.client, userId(), language))[0]?.asana,
    ],
    [
      'work that was given',
      async () =>
        (await listAssignments(student.client, { timeZone, atMost: 5, language })).today[0]?.asana,
    ],
    [
      'the history',
      async () =>
        (
          await listHistory(student.client, {
            userId: userId(),
            since: '2026-01-01',
            after: null,
            language,
          })
        ).entries[0]?.asana,
    ],
    [
      'the practice list',
      async () =>
        (await listSelfPractice(student.client, { userId: userId(), language }))[0]?.asana,
    ],
    [
      'a class of one’s own',
      async () => (await listOwnClasses(student.client, { language })).asanas[0],
    ],
  ])('reads the pose in German in %s', async (_where, read) => {
    const asana = await read();
    expect(asana).toMatchObject({ id: poseId, name: 'Sonnengruß', language, inEnglish: [] });
    expect(asana?.aliases).toContain('Surya Namaskar');
    expect(asana?.safetyTips).toHaveLength(5);
    expect(asana && textLanguage(asana, 'safetyTips')).toBe('de');
  });

  it('reads communities in German, and what their members practiced', async () => {
    const list = await listCommunities(student.client, { userId: student.id, language });
    const german = { name: 'Morgenpraxis', textLanguage: language };
    expect(list.find(({ id }) => id === community)).toMatchObject(german);
    const asked = { communityId: community, timeZone, weekStart: 1 };
    const found = await getCommunity(student.client, { ...asked, language });
    expect(found).toMatchObject(german);
    expect(found?.activity.find(({ kind }) => kind === 'practice')).toMatchObject({
      what: 'Sonnengruß',
      key: 'surya-namaskar',
    });
    expect(await getCommunity(student.client, asked)).toMatchObject({
      name: 'Morning Practice',
      textLanguage: 'english',
      activity: expect.arrayContaining([
        expect.objectContaining({ what: 'Surya Namaskar' }),
      ]) as unknown,
    });
  });

  it('gets mails that name poses in German', async () => {
    await backend
      .clientFor('service')
      .from('profiles')
      .update({ notifications_enabled: true, email_notifications_enabled: true })
      .eq('id', student.id);
    const due_date = localDay(Date.now() + 86_400_000, timeZone);
    const { data } = await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, asana_id: poseId, due_date })
      .select('id')
      .single();
    await backend.sql(
      `update public.assigned_asanas set completed = true, completed_date = now() where id = $1`,
      [data?.id],
    );
    await admin.client.rpc('reply_to_assignment', {
      assignment_id: data?.id,
      seen: '',
      reply: 'Gut!',
    });
    const mails = await backend.sql<{ kind: string; poses: string[] }>(
      `select kind, poses from private.student_mails where user_id = $1 order by created_at`,
      [student.id],
    );
    expect(mails).toEqual([
      { kind: 'assignment', poses: ['Sonnengruß'] },
      { kind: 'reply', poses: ['Sonnengruß'] },
    ]);
  });

  it('reads what nobody has translated in English, marked as such', async () => {
    const { data } = await admin.client
      .from('asanas')
      .insert({ name: 'Mine', description: 'Made by me.', safety_tips: ['Breathe'] })
      .select('id')
      .single();
    const asana = await getAsana(student.client, String(data?.id), student.id, language);
    expect(asana).toMatchObject({ name: 'Mine', safetyTips: ['Breathe'], language });
    expect(asana && textLanguage(asana, 'name')).toBe('en');
    expect(asana && textLanguage(asana, 'safetyTips')).toBe('en');
  });
});

it('refuses a language that is none', async () => {
  for (const [name, more] of [
    ['home', {}],
    ['assignments', { at_most: 5 }],
    ['community', { community_id: community, week_start: 1 }],
  ] as const) {
    const asked = { time_zone: timeZone, language: 'latin', ...more };
    const { error } = await student.client.rpc(name, asked);
    expect(error).toMatchObject({ code: 'P0001', message: 'language_invalid' });
  }
  const failure = failureOf(getHome(student.client, { timeZone, language: 'latin' as 'german' }));
  expect(await failure).toEqual({ kind: 'invalid', code: 'language_invalid' });
});

it('answers a page that is open from before as it did', async () => {
  const { data: home } = await student.client.rpc('home', { time_zone: timeZone });
  const { data: work } = await student.client.rpc('assignments', {
    time_zone: timeZone,
    at_most: 5,
  });
  const before = { id: poseId, name: 'Surya Namaskar', sanskrit_name: 'Surya Namaskar' };
  expect(home).toMatchObject({ mandatory: [{ asana: before }, {}], paused: { asana: before } });
  expect(work.today[0].asana).toMatchObject(before);
});

it('sends the library in another language in at most half as many bytes again', async () => {
  const bytesOf = async (language: string) => {
    const { data } = await student.client
      .from('asanas')
      .select(`${asanaSelect}, user_favorites(id), self_practice(id)`)
      .eq('texts.language', language)
      .not('key', 'is', null);
    return gzipSync(JSON.stringify(data)).length;
  };
  const english = await bytesOf('english');
  const german = await bytesOf(language);
  expect(german / english).toBeLessThan(1.5);
});
