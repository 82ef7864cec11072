import { fromPausedSession } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import {
  asana,
  confirm,
  openPractice,
  practiced,
  result,
  saved,
  surya,
} from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import type { Award } from './practice.types.ts';

describe('choosing sets', () => {
  it('takes 1 to 10, 1 unless chosen', () => {
    const { send, context } = openPractice();
    expect(context().sets).toBe(1);
    send({ type: 'sets.chosen', sets: 10 });
    expect(context().sets).toBe(10);
  });

  it.each([0, 11, 1.5, Number.NaN])('does not take %d', (sets) => {
    const { send, context } = openPractice();
    send({ type: 'sets.chosen', sets });
    expect(context().sets).toBe(1);
  });

  it.each(['practice.left', 'practice.closed'] as const)('is left at once by %s', (way) => {
    const { send, output, drafts } = openPractice();
    send(way);
    expect(output()).toEqual({ outcome: 'left', source: 'home', award: null });
    expect(drafts).toEqual([]);
  });
});

describe('the pace of a flow', () => {
  it('makes its sets longer, and its steps with them', async () => {
    const { time, send, settle, left, given, completions, context } = openPractice({
      asana: surya,
      setSeconds: 90,
    });
    send({ type: 'pace.chosen', pace: 'slow' });
    expect([left(), context().moments.at(1)?.atMs]).toEqual([135, 5625]);
    send('practice.started');
    time.pass(136);
    expect(given.filter(({ kind }) => kind === 'step')).toHaveLength(24);
    send(confirm);
    await settle();
    expect(completions).toMatchObject([{ durationSeconds: 135 }]);
    expect(practiced(completions[0]?.intervals ?? [])).toBe(135_000);
  });

  it('is nothing that a pose that is held has', () => {
    const { send, left } = openPractice();
    send({ type: 'pace.chosen', pace: 'slow' });
    expect(left()).toBe(60);
  });
});

describe('a practice', () => {
  it('goes through its sets to the award', async () => {
    const { time, send, state, context, settle, completions, output, forgotten } = openPractice();
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.pass(60);
    expect(state()).toBe('setDone');
    expect(context().setNumber).toBe(2);
    time.pass(2);
    expect(state()).toEqual({ practicing: 'running' });
    time.pass(60);
    expect(state()).toBe('allSetsDone');
    time.sleep(0.499);
    expect(state()).toBe('allSetsDone');
    time.sleep(0.001);
    expect(state()).toBe('completing');
    send({ type: 'completion.confirmed', reflectionAnswer: 'Calm' });
    expect(state()).toBe('awarding');
    await settle();
    expect(state()).toEqual({ achievements: 'shown' });
    expect(context().award).toEqual(saved);
    expect(completions).toEqual([
      {
        id: result.id,
        kind: 'practice',
        asanaId: 'cobra',
        sets: 2,
        source: 'home',
        durationSeconds: 60,
        intervals: [
          { startedAt: morning, endedAt: morning + 60_000 },
          { startedAt: morning + 62_000, endedAt: morning + 122_000 },
        ],
        timeZone: 'Asia/Kolkata',
        reflectionAnswer: 'Calm',
        runId: null,
        inPieces: false,
      },
    ]);
    expect(forgotten).toEqual([result.id]);
    send('achievements.closed');
    expect(output()).toEqual({ outcome: 'completed', source: 'home', award: saved });
  });

  it('stands still while paused and accounts for every second of every set', async () => {
    const { time, send, left, settle, completions } = openPractice();
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.pass(20);
    send('practice.paused');
    time.pass(500);
    expect(left()).toBe(40);
    send('practice.resumed');
    time.pass(40);
    send('practice.paused');
    time.pass(5);
    expect(left()).toBe(60);
    send('practice.resumed');
    time.pass(61);
    send(confirm);
    await settle();
    expect(practiced(completions[0]?.intervals ?? [])).toBe(120_000);
  });

  it('restores the full duration of a later set, and stands still', () => {
    const { time, send, state, left } = openPractice();
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.pass(72);
    expect(left()).toBe(50);
    send('practice.reset');
    expect([state(), left()]).toEqual([{ practicing: 'paused' }, 60]);
    send('practice.resumed');
    time.pass(1);
    expect(left()).toBe(59);
  });

  it('is back at the choice of sets when the first set is reset', () => {
    const { time, send, state, left, forgotten } = openPractice();
    send({ type: 'sets.chosen', sets: 3 }, 'practice.started');
    time.pass(10);
    send('practice.reset');
    expect([state(), left()]).toEqual(['choosingSets', 60]);
    expect(forgotten).toEqual([result.id]);
  });

  it('catches up with the clock when the page is seen again', () => {
    const { time, send, state } = openPractice();
    send('practice.started');
    time.pass(10);
    time.setClock(3600);
    send('page.shown');
    expect(state()).toBe('allSetsDone');
  });

  it('shows the true time after sleep between two sets', async () => {
    const { time, send, settle, completions } = openPractice();
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.sleep(600);
    time.sleep(2);
    time.sleep(60);
    time.sleep(0.5);
    send(confirm);
    await settle();
    expect(completions[0]?.intervals).toEqual([
      { startedAt: morning, endedAt: morning + 60_000 },
      { startedAt: morning + 602_000, endedAt: morning + 662_000 },
    ]);
  });
});

describe('leaving', () => {
  it('keeps the practice when Back is pressed', async () => {
    const { time, send, settle, drafts, output, forgotten } = openPractice();
    send({ type: 'sets.chosen', sets: 3 }, 'practice.started');
    time.pass(62 + 12);
    send('practice.left');
    await settle();
    expect(drafts).toEqual([
      {
        asanaId: 'cobra',
        source: 'home',
        sets: 3,
        setSeconds: null,
        setNumber: 2,
        timeRemaining: 48,
        intervals: [
          { startedAt: morning, endedAt: morning + 60_000 },
          { startedAt: morning + 62_000, endedAt: morning + 74_000 },
        ],
      },
    ]);
    expect(forgotten).toEqual([result.id]);
    expect(output()?.outcome).toBe('paused');
  });

  it('keeps the next set whole when Back is pressed between two sets', async () => {
    const { time, send, settle, drafts } = openPractice();
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.pass(61);
    send('practice.left');
    await settle();
    expect(drafts).toMatchObject([{ setNumber: 2, timeRemaining: 60 }]);
  });

  it('leaves a second to practice when Back comes before the end of the set was seen', async () => {
    const { time, send, settle, drafts } = openPractice();
    send('practice.started');
    time.setClock(61);
    send('practice.left');
    await settle();
    expect(drafts).toMatchObject([{ setNumber: 1, timeRemaining: 1 }]);
  });

  it('stays, paused, when the progress could not be saved', async () => {
    const refused = new Error('offline');
    const { time, send, settle, state, context, left } = openPractice({
      savePause: () => Promise.reject(refused),
    });
    send('practice.started');
    time.pass(10);
    send('practice.left');
    await settle();
    expect(state()).toEqual({ practicing: 'paused' });
    expect(context().error).toBe(refused);
    time.pass(30);
    expect(left()).toBe(50);
    send('practice.resumed');
    time.pass(1);
    expect(left()).toBe(49);
  });

  it('asks before it ends, and stands still meanwhile', () => {
    const { time, send, state, left, output, forgotten, completions } = openPractice();
    send('practice.started');
    time.pass(10);
    send('practice.closed');
    time.pass(100);
    expect([state(), left()]).toEqual([{ practicing: 'askingToEnd' }, 50]);
    send('end.canceled');
    expect(state()).toEqual({ practicing: 'paused' });
    send('practice.closed', 'end.confirmed');
    expect(output()).toEqual({ outcome: 'endedEarly', source: 'home', award: null });
    expect(forgotten).toEqual([result.id]);
    expect(completions).toEqual([]);
  });
});

describe('the award', () => {
  async function finish(save: () => Promise<Award>) {
    const practice = openPractice({ save });
    practice.send('practice.started');
    practice.time.pass(61);
    practice.send(confirm);
    await practice.settle();
    return practice;
  }

  it('is promised when the completion waits on the device', async () => {
    const { state, context } = await finish(() => Promise.resolve({ status: 'queued' }));
    expect(state()).toEqual({ achievements: 'shown' });
    expect(context().award).toEqual({ status: 'queued' });
  });

  it('can be asked for once more while the completion waits on the device', async () => {
    let isOffline = true;
    const { send, settle, state, context, completions } = await finish(() =>
      Promise.resolve(isOffline ? { status: 'queued' } : saved),
    );
    isOffline = false;
    send('save.retried');
    expect(state()).toEqual({ achievements: 'asking' });
    await settle();
    expect([state(), context().award]).toEqual([{ achievements: 'shown' }, saved]);
    expect(completions[1]).toEqual(completions[0]);
    send('save.retried');
    expect(state()).toEqual({ achievements: 'shown' });
  });

  it('stays promised when it could not be asked for', async () => {
    let tries = 0;
    const { send, settle, state, context, output } = await finish(() => {
      tries += 1;
      return tries === 1
        ? Promise.resolve({ status: 'queued' })
        : Promise.reject(new Error('lost'));
    });
    send('save.retried');
    await settle();
    expect([state(), context().award]).toEqual([{ achievements: 'shown' }, { status: 'queued' }]);
    expect(context().error).toBeNull();
    send('save.retried', 'achievements.closed');
    await settle();
    expect(output()?.outcome).toBe('completed');
  });

  it('can be asked for again under the same id when saving failed', async () => {
    let tries = 0;
    const { send, settle, state, context, completions } = await finish(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(saved);
    });
    expect(state()).toBe('saveFailed');
    send('save.retried');
    await settle();
    expect(state()).toEqual({ achievements: 'shown' });
    expect(context().error).toBeNull();
    expect(completions[1]).toEqual(completions[0]);
  });

  it('has a way on when the server refuses it', async () => {
    const { send, output } = await finish(() => Promise.reject(new Error('completion_overlaps')));
    send('practice.left');
    expect(output()?.outcome).toBe('unsaved');
  });
});

describe('a practice that was interrupted', () => {
  it('is written down every five seconds and when the page goes away', () => {
    const { time, send, written } = openPractice();
    send('practice.started');
    time.pass(4);
    expect(written).toEqual([]);
    time.pass(7);
    expect(written.map(({ savedAt }) => savedAt - morning)).toEqual([5000, 10_000]);
    time.sleep(0.3);
    send('page.hidden');
    expect(written.at(-1)).toEqual({
      id: result.id,
      asanaId: 'cobra',
      name: null,
      source: 'home',
      run: null,
      durationSeconds: 60,
      sets: 1,
      setNumber: 1,
      remainingSeconds: 48.7,
      isComplete: false,
      intervals: [{ startedAt: morning, endedAt: morning + 11_300 }],
      jumps: [],
      savedAt: morning + 11_300,
    });
  });

  it('is written down soon after the clock was set back', () => {
    const { time, send, written } = openPractice();
    send('practice.started');
    time.pass(8);
    time.setClock(-3600);
    time.pass(2);
    const noticed = written.at(-1);
    expect(noticed?.savedAt).toBeLessThan(morning);
    expect(noticed?.remainingSeconds).toBe(52);
    time.pass(4);
    expect(written.at(-1)?.remainingSeconds).toBe(47);
  });

  it('resumes where it was stored last, with the sets already done', async () => {
    const before = openPractice();
    before.send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    before.time.pass(62 + 20);
    const resume = before.written.at(-1) ?? null;
    const { time, send, state, left, context, settle, completions } = openPractice({ resume });
    expect([state(), left()]).toEqual([{ practicing: 'paused' }, 42]);
    expect([context().sets, context().setNumber]).toEqual([2, 2]);
    time.pass(1000);
    send('practice.resumed');
    time.pass(43);
    send(confirm);
    await settle();
    expect(practiced(completions[0]?.intervals ?? [])).toBe(120_000);
  });

  it('asks for the award at once when only that was missing', () => {
    const before = openPractice();
    before.send('practice.started');
    before.time.pass(60);
    expect(openPractice({ resume: before.written.at(-1) ?? null }).state()).toBe('completing');
  });

  it('goes on from a paused session without its stretches', async () => {
    const resume = fromPausedSession(
      {
        pausedAt: new Date(morning - 60_000).toISOString(),
        setSeconds: null,
        timeRemaining: 15,
        setNumber: 2,
        sets: 2,
        intervals: [],
      },
      asana.durationSeconds,
    );
    const { time, send, left, settle, completions } = openPractice({ resume });
    expect(left()).toBe(15);
    send('practice.resumed');
    time.pass(16);
    send(confirm);
    await settle();
    expect(completions[0]?.intervals).toEqual([
      { startedAt: morning - 165_000, endedAt: morning - 60_000 },
      { startedAt: morning, endedAt: morning + 15_000 },
    ]);
  });
});
