import { fromPausedSession } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import {
  asana,
  confirm,
  openPractice,
  placeInRun,
  practiced,
  tree,
} from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import { shownCue } from './cues.ts';

/** A practice that has just begun to change sides. */
function openAtChange(sets = 1) {
  const practice = openPractice({ asana: tree, sets });
  practice.send('practice.started');
  practice.time.pass(30);
  return practice;
}

describe('a change of side', () => {
  it('takes five seconds, in which the countdown stands still and nothing counts', async () => {
    const { time, send, state, left, context, settle, completions } = openAtChange(2);
    expect([left(), shownCue(context())]).toEqual([30, 'switchSides']);
    time.pass(4);
    expect([left(), shownCue(context())]).toEqual([30, 'switchSides']);
    time.pass(1);
    expect([left(), shownCue(context())]).toEqual([30, null]);
    time.pass(1);
    expect(left()).toBe(29);
    time.pass(29);
    expect([state(), left()]).toEqual(['setDone', 60]);
    time.pass(2 + 64);
    expect([state(), left()]).toEqual([{ practicing: 'running' }, 1]);
    time.pass(2);
    send(confirm);
    await settle();
    expect(completions).toMatchObject([{ sets: 2, durationSeconds: 60 }]);
    expect(practiced(completions[0]?.intervals ?? [])).toBe(2 * 65_000);
  });

  it('waits in a pause, and goes on where it was', () => {
    const { time, send, left, context } = openAtChange();
    time.pass(2);
    send('practice.paused');
    time.pass(100);
    send('practice.resumed');
    time.pass(2);
    expect([left(), shownCue(context())]).toEqual([30, 'switchSides']);
    time.pass(2);
    expect(left()).toBe(29);
  });

  it('is caught up with by the clock on a hidden page', () => {
    const { time, send, left, state, context } = openAtChange();
    time.setClock(6);
    send('page.shown');
    expect(left()).toBe(29);
    time.setClock(60);
    send('page.shown');
    expect(state()).toBe('allSetsDone');
    expect(context().timer.intervals).toEqual([{ startedAt: morning, endedAt: morning + 65_000 }]);
  });

  it('starts over after a reload, and ends the practice whole', async () => {
    const before = openAtChange();
    before.time.pass(3);
    before.send('page.hidden');
    const resume = before.written.at(-1) ?? null;
    expect(resume?.remainingSeconds).toBe(30);
    const { time, send, left, settle, completions } = openPractice({ asana: tree, resume });
    send('practice.resumed');
    time.pass(5);
    expect(left()).toBe(30);
    time.pass(31);
    send(confirm);
    await settle();
    expect(practiced(completions[0]?.intervals ?? [])).toBe(68_000);
  });

  it('leaves half of the set to do when Back is pressed during it, and less after it', async () => {
    const within = openAtChange();
    within.time.pass(3);
    within.send('practice.left');
    await within.settle();
    expect(within.drafts).toMatchObject([{ timeRemaining: 30 }]);

    const after = openAtChange();
    after.time.pass(15);
    after.send('practice.left');
    await after.settle();
    const [draft] = after.drafts;
    if (!draft) throw new Error('Nothing was saved');
    const pausedAt = new Date(morning + 45_000).toISOString();
    const resume = fromPausedSession({ ...draft, pausedAt }, 60);
    const { time, send, left, state } = openPractice({ asana: tree, resume });
    expect(left()).toBe(20);
    send('practice.resumed');
    time.pass(20);
    expect(state()).toBe('allSetsDone');
  });
});

describe('one side of a pose', () => {
  it('is held without a change', async () => {
    const { time, settle, left, context, given, completions } = openPractice({
      asana: tree,
      side: 'left',
      setSeconds: 30,
      run: placeInRun,
      startsByItself: true,
    });
    expect(context().guide).toMatchObject({ kind: 'hold', sides: 1, side: 'left' });
    time.pass(15);
    expect([left(), shownCue(context())]).toEqual([15, null]);
    time.pass(15.5);
    await settle();
    expect(given.map(({ kind }) => kind)).not.toContain('switchSides');
    expect(practiced(completions[0]?.intervals ?? [])).toBe(30_000);
  });
});

describe('the rest between two sets', () => {
  it.each([
    [null, 2],
    [3, 5],
    [4, 10],
  ])('of a pose of effort %s takes %i seconds, or less when asked', (effort, seconds) => {
    const { time, send, state } = openPractice({ asana: { ...asana, effort }, sets: 3 });
    send('practice.started');
    time.pass(60 + seconds - 1);
    expect(state()).toBe('setDone');
    time.pass(1);
    expect(state()).toEqual({ practicing: 'running' });
    time.pass(60);
    send('set.begun');
    expect(state()).toEqual({ practicing: 'running' });
  });
});
