import { randomUUID } from 'node:crypto';
import type { ActiveInterval } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  localDay,
  practiceOf,
  record,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { getAssignedClass, getHome, listAssignments, listHistory, recordRun } from '../index.ts';

let backend: TestBackend;
let student: TestUser;
let pose: TestAsana;
let versionId: string;
const classId = randomUUID();
const timeZone = zoneAtNoon();

beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  pose = await addAsana(backend, { durationSeconds: 60 });
  const items = ['firstone', 'lastones'].map((id) => ({
    id,
    kind: 'pose',
    asanaId: pose.id,
    side: 'both',
    sets: 1,
  }));
  await backend.sql(
    `insert into public.classes (id, name, description, body, total_seconds)
     values ($1, 'Slow hips', 'Stay long.', $2, 150)`,
    [classId, JSON.stringify({ v: 1, language: 'en', items })],
  );
  const [version] = await backend.sql<{ id: string }>('select private.version_of($1) as id', [
    classId,
  ]);
  versionId = version?.id ?? '';
  await backend.sql(
    `insert into public.assigned_asanas (user_id, class_version_id, due_date, reflection_question)
     values ($1, $2, $3, 'How was it?')`,
    [student.id, versionId, localDay(Date.now(), timeZone)],
  );
});
afterAll(() => backend.close());

const read = (user: TestUser, id = versionId) =>
  getAssignedClass(user.client, { versionId: id, language: 'english' });
const planOf = (user: TestUser) => listAssignments(user.client, { timeZone, atMost: 50 });

describe('a class that was assigned', () => {
  it('is among the assignments of its student, without its body', async () => {
    const card = {
      versionId,
      classId,
      name: 'Slow hips',
      totalSeconds: 150,
      poseCount: 1,
      asanas: [{ id: pose.id }],
    };
    const row = { asana: null, assignedClass: card, reflectionQuestion: 'How was it?' };
    const { today, summary } = await planOf(student);
    expect(today).toMatchObject([row]);
    expect(summary).toEqual({ assignments: 1, completed: 0 });
    expect((await getHome(student.client, { timeZone })).assigned).toMatchObject([row]);
  });

  it('is read by its student with its poses, and by no other', async () => {
    expect(await read(student)).toMatchObject({
      versionId,
      classId,
      name: 'Slow hips',
      description: 'Stay long.',
      totalSeconds: 150,
      body: { items: [{ id: 'firstone' }, { id: 'lastones' }] },
      poses: [{ id: pose.id }],
    });
    expect(await read(await backend.createUser())).toBeNull();
    for (const id of [randomUUID(), 'tree']) expect(await read(student, id)).toBeNull();
  });

  it('is completed by a run of most of it, with the answer about it', async () => {
    const endedAt = Date.now() - 60_000;
    const intervals: ActiveInterval[] = [{ startedAt: endedAt - 96_000, endedAt }];
    const id = randomUUID();
    await record(
      student,
      practiceOf(pose, {
        run_id: id,
        in_pieces: true,
        time_zone: timeZone,
        duration_seconds: 96,
        intervals: [[endedAt - 96_000, endedAt]],
      }),
    );
    const run = { id, name: 'Slow hips', intervals, stepsDone: 1, steps: 2, timeZone };
    await recordRun(student.client, {
      ...run,
      classVersionId: versionId,
      reflectionAnswer: 'Warm.',
    });
    const { today, summary } = await planOf(student);
    expect(today).toMatchObject([
      { assignedClass: { versionId }, completed: true, reflectionAnswer: 'Warm.' },
    ]);
    expect(summary).toMatchObject({ assignments: 1, completed: 1 });
    const since = localDay(Date.now() - 86_400_000, timeZone);
    const asked = { userId: student.id, since, after: null };
    expect((await listHistory(student.client, asked)).entries).toMatchObject([
      { runId: id, run: { name: 'Slow hips', assignment: { reflectionAnswer: 'Warm.' } } },
    ]);
  });
});
