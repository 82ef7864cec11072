import { type Completion, DataError, type FinishedRun } from '@niyama/domain';
import {
  assignmentDueToday,
  assignmentPlan,
  assignmentPlanToAnswer,
  classDueToday,
  classForMeToAnswer,
  completionResult,
  completionResultToAnswer,
  classHistory,
  historyToRow,
  home,
  homeToAnswer,
  libraryAsanaToRow,
  pausedToRow,
  pausedWarrior,
  profileToRow,
  progress,
  progressToAnswer,
  slowHips,
  selfPractice,
  selfPracticeToRow,
  student,
  treePose,
} from '@niyama/mocks';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import {
  getAsana,
  getAssignedClass,
  getHome,
  getPractice,
  getProgress,
  getRole,
  listAssignments,
  listHistory,
  listLibrary,
  listSelfPractice,
  recordCompletion,
  recordRun,
} from './index.ts';
import { brokenClient } from './testing/brokenClient.ts';

afterEach(() => vi.unstubAllGlobals());

const id = treePose.id;
const completion: Completion = {
  id,
  kind: 'practice',
  asanaId: id,
  sets: 1,
  source: 'home',
  durationSeconds: 60,
  intervals: [],
  timeZone: 'UTC',
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
};
const run: FinishedRun = {
  id,
  name: null,
  intervals: [],
  stepsDone: 1,
  steps: 1,
  classVersionId: null,
  reflectionAnswer: null,
  timeZone: 'UTC',
};
const row = libraryAsanaToRow(treePose);

interface Reader {
  call: (client: Client) => Promise<unknown>;
  /** What the server answers when all is well. */
  answer: unknown;
}
const readers: Record<string, Reader> = {
  listLibrary: { call: (client) => listLibrary(client, 0), answer: [row] },
  getAsana: { call: (client) => getAsana(client, id, id), answer: row },
  getPractice: {
    call: (client) => getPractice(client, { asanaId: id, userId: id, timeZone: 'UTC' }),
    answer: {
      ...row,
      paused_sessions: [pausedToRow(pausedWarrior)],
      open: [
        {
          series_id: id,
          notes: assignmentDueToday.notes,
          reflection_question: assignmentDueToday.reflectionQuestion,
        },
      ],
      done: [{ series_id: id, practice_ledger: { local_date: '2026-11-20' } }],
    },
  },
  getHome: {
    call: (client) => getHome(client, { timeZone: 'UTC' }),
    answer: homeToAnswer(home),
  },
  listHistory: {
    call: (client) => listHistory(client, { userId: id, since: '2026-09-20', after: null }),
    answer: classHistory.slice(2, 4).map(historyToRow),
  },
  getProgress: {
    call: (client) => getProgress(client, { timeZone: 'UTC' }),
    answer: progressToAnswer({ ...progress, days: progress.days.slice(0, 2) }),
  },
  listAssignments: {
    call: (client) => listAssignments(client, { timeZone: 'UTC', atMost: 50 }),
    answer: assignmentPlanToAnswer({
      ...assignmentPlan,
      today: assignmentPlan.today.slice(0, 1),
      upcoming: [classDueToday],
    }),
  },
  getAssignedClass: {
    call: (client) =>
      getAssignedClass(client, { versionId: slowHips.versionId, language: 'english' }),
    answer: classForMeToAnswer({ ...slowHips, poses: slowHips.poses.slice(0, 1) }),
  },
  listSelfPractice: {
    call: (client) => listSelfPractice(client, { userId: id }),
    answer: selfPractice.slice(0, 1).map(selfPracticeToRow),
  },
  getRole: {
    call: (client) => getRole(client, id),
    answer: { ...profileToRow(student), waiting_reflections: null },
  },
  recordCompletion: {
    call: (client) => recordCompletion(client, completion),
    answer: completionResultToAnswer(completionResult),
  },
  recordRun: { call: (client) => recordRun(client, run), answer: { id, seconds: 60 } },
};

/** Every way to a value inside a value. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** The same value with another one at the end of a path; `undefined` takes it out. */
function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const part: unknown = Reflect.get(value as object, key);
  const changed = replaced(part, rest, by);
  return Array.isArray(value)
    ? value.with(Number(key), changed)
    : { ...(value as object), [key]: changed };
}

/** How a call ends when the server answers with this. */
async function endOf(call: (client: Client) => Promise<unknown>, answer: unknown) {
  try {
    await call(brokenClient(() => Promise.resolve(Response.json(answer ?? null))));
    return 'a value';
  } catch (error) {
    return error instanceof DataError ? 'a DataError' : error;
  }
}

describe.each(Object.entries(readers))('%s', (_name, { call, answer }) => {
  it('reads an answer as it should be', async () => {
    expect(await endOf(call, answer)).toBe('a value');
  });

  it('ends any JSON in a value or a DataError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        expect(['a value', 'a DataError']).toContain(await endOf(call, json));
      }),
      { numRuns: 300 },
    );
  });

  it('ends an answer with any one part damaged or missing in a value or a DataError', async () => {
    const damaged = fc
      .tuple(fc.constantFrom(...pathsIn(answer)), fc.option(fc.jsonValue(), { nil: undefined }))
      .map(([path, by]) => replaced(answer, path, by));
    await fc.assert(
      fc.asyncProperty(damaged, async (json) => {
        expect(['a value', 'a DataError']).toContain(await endOf(call, json));
      }),
      { numRuns: 500 },
    );
  });
});

it('a pose with unknown or missing values gets the fallbacks, and no foreign address', async () => {
  const odd = {
    ...row,
    difficulty: 'legendary',
    category: null,
    target_area: ['wings'],
    duration_seconds: -1,
    points: 'many',
    texts: { ...row.texts, benefits: null, safety_tips: 7, language: 'latin', in_english: null },
    image_url: 'http://spy.example/pixel.gif',
    video_url: 'javascript:alert(1)',
  };
  const client = brokenClient(() => Promise.resolve(Response.json(odd)));
  expect(await getAsana(client, id, id)).toMatchObject({
    difficulty: 'beginner',
    category: 'standing',
    targetArea: ['flexibility'],
    durationSeconds: 60,
    points: 10,
    benefits: [],
    safetyTips: [],
    language: 'english',
    inEnglish: [],
    imageUrl: null,
    videoUrl: null,
  });
});
