import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, practiceOf, record } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

interface Totals {
  people: number;
  students: number;
  given: number;
  completed: number;
}

const kept = async () => {
  const [totals] = await backend.sql<Totals>(
    `select sum(people)::int as people, sum(students)::int as students, sum(given)::int as given,
       sum(completed)::int as completed
     from private.totals`,
    [],
  );
  return totals;
};
const counted = async () => {
  const [totals] = await backend.sql<Totals>(
    `select
       (select count(*)::int from public.profiles) as people,
       (select count(*)::int from public.profiles where role = 'user') as students,
       count(*)::int as given,
       (count(*) filter (where completed))::int as completed
     from public.assigned_asanas where origin = 'instructor'`,
    [],
  );
  return totals;
};

describe('what is written down of the school is what can be counted', () => {
  it('whatever becomes of its people and their work', async () => {
    expect(await kept()).toEqual(await counted());
    const pose = await addAsana(backend);
    const person = await backend.createUser();
    const other = await backend.createUser();
    const give = async (frequency: string, students: TestUser[]) => {
      const { error } = await admin.client.from('assigned_asanas').insert(
        students.map(({ id }) => ({
          user_id: id,
          asana_id: pose.id,
          due_date: '2026-11-01',
          frequency,
        })),
      );
      expect(error).toBeNull();
    };
    const changing = async (act: () => PromiseLike<unknown>, change: Partial<Totals>) => {
      const before = await kept();
      await act();
      const after = await kept();
      expect(after).toEqual(await counted());
      for (const figure of ['people', 'students', 'given', 'completed'] as const) {
        expect([figure, Number(after?.[figure]) - Number(before?.[figure])]).toEqual([
          figure,
          change[figure] ?? 0,
        ]);
      }
    };

    await changing(() => backend.createUser(), { people: 1, students: 1 });
    await changing(() => give('daily', [person, other]), { given: 2 });
    // It comes back, and what is done without being asked for is not counted.
    await changing(() => record(person, practiceOf(pose)), { given: 1, completed: 1 });
    await changing(() => record(admin, practiceOf(pose)), {});
    await changing(() => admin.client.rpc('set_role', { user_id: other.id, role: 'admin' }), {
      students: -1,
    });
    await changing(() => admin.client.rpc('set_role', { user_id: other.id, role: 'user' }), {
      students: 1,
    });
    await changing(
      () =>
        backend.sql(`delete from public.assigned_asanas where user_id = $1 and not completed`, [
          person.id,
        ]),
      { given: -1 },
    );
    await changing(() => backend.sql('delete from auth.users where id = $1', [person.id]), {
      people: -1,
      students: -1,
      given: -1,
      completed: -1,
    });
  });
});

describe('whoever gives work to everybody', () => {
  it('gives it to all students, and to administrators who are named', async () => {
    const student = await backend.createUser();
    const count = async (student_ids: string[]) => {
      const { data, error } = await admin.client.rpc('count_recipients', {
        everybody: true,
        student_ids,
      });
      return error?.message ?? data;
    };
    const students = (await counted())?.students;
    expect(students).toBeGreaterThan(0);
    expect(await count([])).toBe(students);
    expect(await count([student.id, admin.id, admin.id])).toBe(Number(students) + 1);
    const { error } = await student.client.rpc('count_recipients', { everybody: true });
    expect(error?.code).toBe('42501');
  });
});
