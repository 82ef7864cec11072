import { describe, expect, it } from 'vitest';
import type { FinishedRun } from '../class/finishedRun.ts';
import { assignmentOfClass, planAfterRuns, withFinishedRuns } from './assignedRun.ts';
import type { Assignment } from './assignment.ts';

const classOf = (versionId: string, classId = 'hips') => ({
  versionId,
  classId,
  name: 'Hips',
  neededSeconds: 80,
  totalSeconds: 140,
  poseCount: 3,
  asanas: [],
});
const given = (id: string, changed: Partial<Assignment> = {}): Assignment => ({
  id,
  seriesId: id,
  asana: null,
  assignedClass: classOf('hips 2'),
  dueDate: '2026-11-20',
  completed: false,
  completedDate: null,
  notes: null,
  frequency: 'daily',
  daysOfWeek: [],
  reflectionQuestion: null,
  reflectionAnswer: null,
  reply: null,
  repliedAt: null,
  replySeen: false,
  ...changed,
});
const begin = Date.parse('2026-11-20T06:00:00Z');
const runOf = (seconds: number, changed: Partial<FinishedRun> = {}): FinishedRun => ({
  id: 'run',
  name: 'Hips',
  // A pause between the two stretches is no practice.
  intervals: [
    { startedAt: begin, endedAt: begin + 30_000 },
    { startedAt: begin + 500_000, endedAt: begin + 470_000 + seconds * 1000 },
  ],
  stepsDone: 1,
  steps: 3,
  classVersionId: 'hips 2',
  reflectionAnswer: 'Warm',
  timeZone: 'UTC',
  ...changed,
});
const doneIds = (assignments: Assignment[]) =>
  assignments.filter(({ completed }) => completed).map(({ id }) => id);

describe('the assignment that a run completes', () => {
  it('is the earliest open one of its version, else of its class, by its day and then its id', () => {
    const later = given('a', { dueDate: '2026-11-21' });
    const earlier = given('c', { assignedClass: classOf('hips 1') });
    const other = given('0', { assignedClass: classOf('calm 1', 'calm') });
    const pose = given('1', { assignedClass: null });
    const open = [later, given('d'), earlier, other, pose];
    expect(assignmentOfClass(open, classOf('hips 2'))?.id).toBe('d');
    expect(assignmentOfClass(open, classOf('hips 1'))?.id).toBe('c');
    expect(assignmentOfClass(open, classOf('hips 3'))?.id).toBe('c');
    expect(assignmentOfClass([other, pose], classOf('hips 2'))).toBeNull();
  });

  it('is not tomorrow’s of what was done today, but may be that of another series', () => {
    const today = given('today', { seriesId: 'one', completed: true });
    const tomorrow = given('tomorrow', { seriesId: 'one', dueDate: '2026-11-21' });
    const other = given('other', { seriesId: 'two', dueDate: '2026-11-22' });
    expect(assignmentOfClass([today, tomorrow], classOf('hips 2'))).toBeNull();
    expect(assignmentOfClass([today, tomorrow, other], classOf('hips 2'))?.id).toBe('other');
  });
});

describe('what a run completes before the server knows of it', () => {
  it('is done from the needed seconds on, with its answer', () => {
    expect(doneIds(withFinishedRuns([given('one')], [runOf(79.9)]))).toEqual([]);
    expect(withFinishedRuns([given('one')], [runOf(80)])).toMatchObject([
      { completed: true, completedDate: '2026-11-20T06:09:10.000Z', reflectionAnswer: 'Warm' },
    ]);
  });

  it('is nothing where nothing is left of the class', () => {
    const emptied = given('one', { assignedClass: { ...classOf('hips 2'), neededSeconds: 0 } });
    expect(withFinishedRuns([emptied], [runOf(100)])).toEqual([emptied]);
  });

  it('is nothing for a run of no class, or of one that is not known here', () => {
    const assignments = [given('one'), given('pose', { assignedClass: null })];
    const runs = [runOf(100, { classVersionId: null }), runOf(100, { classVersionId: 'calm 1' })];
    expect(withFinishedRuns(assignments, runs)).toEqual(assignments);
  });

  it('is one assignment for each run', () => {
    const assignments = [given('one'), given('two'), given('three')];
    expect(doneIds(withFinishedRuns(assignments, [runOf(100), runOf(100)]))).toEqual([
      'one',
      'three',
    ]);
  });
});

it('a plan counts what a run completes of today, and not what it completes ahead', () => {
  const plan = {
    workPausedUntil: null,
    today: [given('today', { seriesId: 'one' })],
    todayTotal: 1,
    upcoming: [given('ahead', { seriesId: 'two', dueDate: '2026-11-23' })],
    upcomingTotal: 1,
    replies: [],
    summary: { assignments: 1, completed: 0 },
  };
  const once = planAfterRuns(plan, [runOf(100)]);
  expect([doneIds(once.today), doneIds(once.upcoming)]).toEqual([['today'], []]);
  expect(once.summary).toEqual({ assignments: 1, completed: 1 });
  const twice = planAfterRuns(plan, [runOf(100), runOf(100)]);
  expect([doneIds(twice.upcoming), twice.summary.completed]).toEqual([['ahead'], 1]);
});
