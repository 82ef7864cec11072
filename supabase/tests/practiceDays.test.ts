import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  meditationOf,
  minute,
  practiceOf,
  record,
  suryaNamaskar,
  type TestAsana,
  wrongDays,
} from './support.ts';

let backend: TestBackend;
let student: TestUser;
let pose: TestAsana;
let surya: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  pose = await addAsana(backend);
  surya = await suryaNamaskar(backend);
});
afterAll(() => backend.close());

const daysOf = (user: TestUser) =>
  backend.sql<{ practices: number }>(
    'select * from public.practice_days where user_id = $1 order by local_date',
    [user.id],
  );

/** Half an hour apart, within six days, in the order in which they arrive. */
const history = (zones: string[]) =>
  fc.uniqueArray(
    fc.record({
      place: fc.integer({ min: 1, max: 280 }),
      what: fc.constantFrom('pose', 'surya', 'sit'),
      time_zone: fc.constantFrom(...zones),
    }),
    { minLength: 4, maxLength: 12, selector: ({ place }) => place },
  );

describe('the stored days equal the counted ones', () => {
  it.each([
    ['in one zone', ['Europe/Berlin']],
    ['in many zones', ['Etc/GMT+12', 'UTC', 'Asia/Tokyo', 'Etc/GMT-14']],
  ])('%s, in whatever order practices arrive', async (_, zones) => {
    await fc.assert(
      fc.asyncProperty(history(zones), async (rows) => {
        const person = await backend.createUser();
        const now = Date.now();
        for (const { place, what, time_zone } of rows) {
          const changes = { id: randomUUID(), endedAt: now - place * 30 * minute, time_zone };
          await record(
            person,
            what === 'sit'
              ? meditationOf(5, changes)
              : practiceOf(what === 'surya' ? surya : pose, changes),
          );
        }
        expect(await wrongDays(backend, person)).toEqual([]);
        expect(await daysOf(person)).not.toEqual([]);
      }),
      { numRuns: 15, seed: 14 },
    );
  });

  it('again after a recount', async () => {
    const person = await backend.createUser();
    await record(person, practiceOf(pose));
    const before = await daysOf(person);
    await backend.sql(
      `update public.practice_days set practices = 9, is_covered = true where user_id = $1`,
      [person.id],
    );
    await backend.sql(
      `insert into public.practice_days
       values ($1, '2020-01-01', 3, 0, 180, 15, true)`,
      [person.id],
    );
    expect(await wrongDays(backend, person)).toHaveLength(3);
    await backend.sql('select private.recount_days($1)', [person.id]);
    expect(await daysOf(person)).toEqual(before);
  });
});

it('what goes from the ledger goes from its day', async () => {
  const person = await backend.createUser();
  const gone = practiceOf(pose, { id: randomUUID(), endedAt: Date.now() - 20 * minute });
  await record(person, gone);
  await record(person, practiceOf(pose));
  await backend.sql('delete from public.practice_ledger where id = $1', [gone.id]);
  expect(await wrongDays(backend, person)).toEqual([]);
  await backend.sql('delete from public.practice_ledger where user_id = $1', [person.id]);
  expect(await daysOf(person)).toEqual([]);
});

describe('whose days they are', () => {
  it('their student reads them', async () => {
    await record(student, practiceOf(pose));
    const { data } = await student.client.from('practice_days').select('practices, meditations');
    expect(data).toEqual([{ practices: 1, meditations: 0 }]);
  });

  it.each(['user', 'admin'] as const)('another %s reads none', async (role) => {
    const owner = await backend.createUser();
    await record(owner, practiceOf(pose));
    const other = await backend.createUser({ role });
    const { data } = await other.client.from('practice_days').select().eq('user_id', owner.id);
    expect(data).toEqual([]);
  });

  it('nobody writes them', async () => {
    const days = student.client.from('practice_days');
    const answers = await Promise.all([
      days.insert({ user_id: student.id, local_date: '2026-01-01' } as never),
      days.update({ is_covered: true }).eq('user_id', student.id),
      days.delete().eq('user_id', student.id),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    const visitor = backend.clientFor(null).from('practice_days');
    expect((await visitor.select()).status).toBe(401);
  });
});
