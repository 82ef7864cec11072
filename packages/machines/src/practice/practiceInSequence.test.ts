import { describe, expect, it } from 'vitest';
import {
  confirm,
  cues,
  openPractice,
  placeInRun,
  practiced,
  saved,
} from '../testing/openPractice.ts';

const inSequence = { run: placeInRun, startsByItself: true };

describe('a practice in a sequence', () => {
  it('needs no tap from its start to its award', async () => {
    const { time, settle, state, output, completions, forgotten } = openPractice({
      ...inSequence,
      cues: { ...cues, cueGetReady: true },
    });
    expect(state()).toBe('gettingReady');
    time.pass(3);
    time.pass(60);
    expect(state()).toBe('allSetsDone');
    time.pass(0.5);
    await settle();
    expect(output()).toEqual({ outcome: 'completed', source: 'home', award: saved });
    expect(completions).toHaveLength(1);
    expect(forgotten).toEqual([]);
  });

  it('waits for an answer where the completion asks something', async () => {
    const { time, send, settle, state, output, completions } = openPractice({
      ...inSequence,
      hasQuestion: () => true,
    });
    time.pass(61);
    expect(state()).toBe('completing');
    send({ type: 'completion.confirmed', reflectionAnswer: 'Calm' });
    await settle();
    expect(output()?.outcome).toBe('completed');
    expect(completions).toMatchObject([{ reflectionAnswer: 'Calm' }]);
  });

  it('goes on by itself where it was left, after a moment to get ready', () => {
    const interval = { startedAt: 0, endedAt: 40_000 };
    const { time, state, left } = openPractice({
      ...inSequence,
      cues: { ...cues, cueGetReady: true },
      resume: {
        durationSeconds: 60,
        sets: 1,
        setNumber: 1,
        remainingSeconds: 20,
        isComplete: false,
        intervals: [interval],
        jumps: [],
      },
    });
    time.pass(3);
    expect([state(), left()]).toEqual([{ practicing: 'running' }, 20]);
  });

  it.each([
    ['while it runs', [], 12],
    ['while it is paused', ['practice.paused' as const], 12],
    ['between two sets', [], 60],
  ])(
    'is written down and never saved as a pause when it is left %s',
    async (_, events, seconds) => {
      const { time, send, settle, drafts, written, forgotten, output } = openPractice({
        ...inSequence,
        sets: 2,
      });
      time.pass(seconds);
      send(...events, 'practice.left');
      await settle();
      expect(output()?.outcome).toBe('left');
      expect(written.at(-1)).toMatchObject({
        run: placeInRun,
        setNumber: seconds < 60 ? 1 : 2,
        remainingSeconds: seconds < 60 ? 48 : 60,
        intervals: [{}],
      });
      expect([drafts, forgotten]).toEqual([[], []]);
    },
  );

  it('is left while getting ready with what it had', () => {
    const { send, output, drafts, forgotten } = openPractice({
      ...inSequence,
      cues: { ...cues, cueGetReady: true },
    });
    send('practice.left');
    expect(output()?.outcome).toBe('left');
    expect([drafts, forgotten]).toEqual([[], []]);
  });

  it('asks for the award at once when only that was missing', async () => {
    const { settle, output } = openPractice({
      ...inSequence,
      resume: {
        durationSeconds: 60,
        sets: 1,
        setNumber: 1,
        remainingSeconds: 0,
        isComplete: true,
        intervals: [],
        jumps: [],
      },
    });
    await settle();
    expect(output()?.outcome).toBe('completed');
  });

  it('waits for a start where it may not begin by itself', () => {
    expect(openPractice({ run: placeInRun }).state()).toBe('choosingSets');
  });
});

describe('a practice whose sets are chosen already', () => {
  const short = { ...inSequence, sets: 2, setSeconds: 20 };

  it('counts down, claims and completes that many of that length', async () => {
    const { time, settle, context, left, written, completions } = openPractice(short);
    expect([context().sets, left()]).toEqual([2, 20]);
    time.pass(12);
    expect(written.at(-1)).toMatchObject({ durationSeconds: 20, sets: 2 });
    time.pass(8);
    time.pass(2);
    time.pass(20);
    time.pass(0.5);
    await settle();
    expect(completions).toMatchObject([{ durationSeconds: 20, sets: 2 }]);
    expect(practiced(completions[0]?.intervals ?? [])).toBe(40_000);
  });

  it('is saved with their length when it is left, and without one when that is the pose’s', async () => {
    const leave = async (input: Parameters<typeof openPractice>[0]) => {
      const { time, send, settle, drafts } = openPractice(input);
      time.pass(5);
      send('practice.left');
      await settle();
      return drafts;
    };
    const alone = { startsByItself: true };
    expect(await leave({ ...alone, sets: 2, setSeconds: 20 })).toMatchObject([
      { sets: 2, setSeconds: 20, timeRemaining: 15 },
    ]);
    expect(await leave(alone)).toMatchObject([{ setSeconds: null, timeRemaining: 55 }]);
  });

  it('goes on with the length that it had, whatever is chosen now', () => {
    const before = openPractice(short);
    before.time.pass(12);
    const after = openPractice({ setSeconds: 45, resume: before.written.at(-1) ?? null });
    expect([after.context().sets, after.context().setSeconds, after.left()]).toEqual([2, 20, 10]);
  });
});

describe('the zone of a completion', () => {
  it('is the one in which the practice ended', async () => {
    let zone = 'Asia/Kolkata';
    const { time, send, settle, completions } = openPractice({ timeZone: () => zone });
    send('practice.started');
    time.pass(30);
    zone = 'Europe/Berlin';
    time.pass(31);
    send(confirm);
    await settle();
    expect(completions).toMatchObject([{ timeZone: 'Europe/Berlin' }]);
  });
});
