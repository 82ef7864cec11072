import { describe, expect, it } from 'vitest';
import { chainTimeline, freeBreath, positionAt } from '@niyama/domain';
import { elapsedMs } from '../poseTimer/timer.ts';
import { asana, cues, openPractice, surya, tree } from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import { shownCue, currentCue, dueMoment } from './cues.ts';

const all = { ...cues, cueGetReady: true };
const kinds = (given: { kind: string }[]) => given.map(({ kind }) => kind);

describe('getting ready', () => {
  it('takes three seconds, none of which is practice', () => {
    const { time, send, state, left, context } = openPractice({ cues: all });
    send('practice.started');
    expect(state()).toBe('gettingReady');
    time.pass(2);
    expect(state()).toBe('gettingReady');
    time.pass(1);
    expect([state(), left()]).toEqual([{ practicing: 'running' }, 60]);
    time.pass(61);
    const [stretch] = context().timer.intervals;
    expect((stretch?.endedAt ?? 0) - (stretch?.startedAt ?? 0)).toBe(60_000);
  });

  it('is cut short by starting again', () => {
    const { send, state, given } = openPractice({ cues: all });
    send('practice.started', 'practice.started');
    expect(state()).toEqual({ practicing: 'running' });
    expect(kinds(given)).toEqual(['getReady', 'setStarted']);
  });

  it('is over at once after a sleep, and comes before the first set only', () => {
    const { time, send, state, given } = openPractice({ cues: all });
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.setClock(600);
    send('page.shown');
    expect(state()).toEqual({ practicing: 'running' });
    time.pass(60);
    time.pass(2);
    expect(state()).toEqual({ practicing: 'running' });
    expect(kinds(given).filter((kind) => kind === 'getReady')).toHaveLength(1);
  });

  it('can be paused, and asks before it ends', () => {
    const { send, state } = openPractice({ cues: all });
    send('practice.started', 'practice.paused');
    expect(state()).toEqual({ practicing: 'paused' });
    const asked = openPractice({ cues: all });
    asked.send('practice.started', 'practice.closed');
    expect(asked.state()).toEqual({ practicing: 'askingToEnd' });
  });

  it('is left without a trace when nothing had begun', () => {
    const { send, output, drafts } = openPractice({ cues: all });
    send('practice.started', 'practice.left');
    expect(output()?.outcome).toBe('left');
    expect(drafts).toEqual([]);
  });

  it('is left out when it is switched off, also at the last moment', () => {
    const { send, state } = openPractice({ cues: all });
    send({ type: 'cues.changed', cues }, 'practice.started');
    expect(state()).toEqual({ practicing: 'running' });
  });
});

describe('the cues of a set', () => {
  it('come at its start, a quarter, its half, its last three seconds and its end', () => {
    const { time, send, left, given } = openPractice({ asana: tree });
    const heard: [string, number][] = [];
    send('practice.started');
    for (let second = 0; second < 65; second += 1) {
      const before = given.length;
      time.pass(1);
      for (const { kind } of given.slice(before)) heard.push([kind, left()]);
    }
    expect(given[0]).toEqual({ kind: 'setStarted' });
    expect(heard).toEqual([
      ['holding', 45],
      ['switchSides', 30],
      ['lastSeconds', 3],
      ['lastSeconds', 2],
      ['lastSeconds', 1],
      ['setDone', 0],
    ]);
  });

  it('say how many seconds are left', () => {
    const { time, send, given } = openPractice();
    send('practice.started');
    time.pass(59);
    expect(given.slice(-3)).toEqual([3, 2, 1].map((seconds) => ({ kind: 'lastSeconds', seconds })));
  });

  it('announce no half time for a pose without two sides', () => {
    const { time, send, given } = openPractice();
    send('practice.started');
    time.pass(40);
    expect(kinds(given)).toEqual(['setStarted', 'holding']);
  });

  it('are silent one by one', () => {
    const quiet = openPractice({
      asana: tree,
      cues: { ...cues, cueSwitchSides: false, cueLastSeconds: false },
    });
    quiet.send('practice.started');
    quiet.time.pass(65);
    expect(kinds(quiet.given)).toEqual(['setStarted', 'holding', 'setDone']);
  });

  it('are left out in a set that is hardly longer than they are', () => {
    const { time, send, given } = openPractice({ asana: { ...asana, durationSeconds: 6 } });
    send('practice.started');
    time.pass(6);
    expect(kinds(given)).toEqual(['setStarted', 'setDone']);
  });

  it('stay silent when a set only goes on, and come again after a reset', () => {
    const { time, send, given } = openPractice({ asana: tree });
    send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    time.pass(67 + 35);
    send('practice.paused', 'practice.resumed');
    expect(kinds(given).filter((kind) => kind === 'switchSides')).toHaveLength(2);
    send('practice.reset', 'practice.resumed');
    time.pass(31);
    expect(kinds(given).slice(-3)).toEqual(['setStarted', 'holding', 'switchSides']);
  });

  it('are given up to two seconds late, and one for several that were missed', () => {
    const { time, send, given } = openPractice({ asana: tree });
    send('practice.started');
    time.sleep(31.5);
    expect(kinds(given)).toEqual(['setStarted', 'switchSides']);
    time.sleep(32);
    expect(given.slice(2)).toEqual([{ kind: 'lastSeconds', seconds: 2 }]);
  });

  it.each([
    ['the half', 33],
    ['the end', 68],
  ])('are never sounded in a burst after %s was slept through', (_, seconds) => {
    const { time, send, given } = openPractice({ asana: tree });
    send('practice.started');
    time.sleep(seconds);
    expect(kinds(given)).toEqual(['setStarted']);
  });

  it('follow the clock when it is set back or forward', () => {
    const { time, send, left, given } = openPractice({ asana: tree });
    send('practice.started');
    time.pass(10);
    time.setClock(-7200);
    time.pass(1);
    expect(left()).toBe(50);
    time.pass(20);
    expect(kinds(given)).toEqual(['setStarted', 'holding', 'switchSides']);
    time.setClock(7200);
    send('page.shown');
    expect(kinds(given)).toEqual(['setStarted', 'holding', 'switchSides']);
  });
});

describe('the end of a set on a hidden page', () => {
  it('is announced when the watch over the tones reaches it before the timer does', () => {
    const { time, send, given, state } = openPractice();
    send('practice.started');
    // The timer of the set sleeps: only the wall clock goes on.
    time.setClock(60);
    send('set.ended');
    expect(state()).toBe('allSetsDone');
    expect(given.at(-1)).toEqual({ kind: 'setDone' });
  });

  it('waits for the timer, which a busy device started a moment after the watch', () => {
    let moment = morning;
    let isBusy = true;
    const { send, state, watches } = openPractice({ now: () => (isBusy ? (moment += 1) : moment) });
    send('practice.started');
    isBusy = false;
    const [watch] = watches;
    moment = watch?.endsAt ?? 0;
    send('set.ended');
    send('page.shown');
    expect([state(), watch?.isStopped]).toEqual([{ practicing: 'running' }, false]);
    moment += 50;
    send('set.ended');
    expect([state(), watch?.isStopped]).toEqual(['allSetsDone', true]);
  });
});

describe('the steps of a flow', () => {
  const words = (given: { kind: string; step?: { word: string } }[]) =>
    given.flatMap(({ step }) => (step ? [step.word] : []));

  it('are cued each at its moment, 24 in a round of Surya Namaskar', () => {
    const { time, send, given } = openPractice({ asana: surya });
    send('practice.started');
    const heard: [string, number][] = given.map(({ kind }) => [kind, 0]);
    for (let ms = 10; ms <= 90_000; ms += 10) {
      const before = given.length;
      time.pass(0.01);
      for (const { kind } of given.slice(before)) heard.push([kind, ms]);
    }
    const steps = Array.from({ length: 24 }, (_, index) => ['step', index * 3750]);
    expect(heard).toEqual([...steps, ['setDone', 90_000]]);
    expect(words(given).slice(0, 4)).toEqual(['begin', 'armsUp', 'fold', 'rightFootBack']);
  });

  it('are cued once for three that were slept through', () => {
    const { time, send, given } = openPractice({ asana: surya });
    send('practice.started');
    time.sleep(12);
    expect(words(given)).toEqual(['begin', 'rightFootBack']);
  });

  it('are not repeated when the clock is set back', () => {
    const { time, send, given } = openPractice({ asana: surya });
    send('practice.started');
    time.pass(12);
    time.setClock(-3600);
    time.pass(4);
    expect(words(given)).toEqual(['begin', 'armsUp', 'fold', 'rightFootBack', 'stepBack']);
  });

  /** Where the set of a pose stands. */
  const standing = ({ context }: Pick<ReturnType<typeof openPractice>, 'context'>) => {
    const { guide, setSeconds, timer } = context();
    if (guide.kind === 'chain') throw new Error('It is a block.');
    return positionAt(guide, setSeconds, elapsedMs(timer));
  };

  it('stand at the same second after a reload', () => {
    const before = openPractice({ asana: surya });
    before.send('practice.started');
    before.time.pass(33);
    before.time.sleep(0.4);
    before.send('page.hidden', 'practice.paused');
    const after = openPractice({ asana: surya, resume: before.written.at(-1) ?? null });
    expect(standing(after)).toEqual(standing(before));
    expect(standing(after)).toMatchObject({ index: 8, elapsedMs: 3400 });
    after.send('practice.resumed');
    after.time.sleep(0.35);
    expect(words(after.given)).toEqual(['stepIn']);
  });

  it('stand at the same second of the stored set when the flow has changed meanwhile', () => {
    const before = openPractice({ asana: surya });
    before.send('practice.started');
    before.time.pass(33);
    before.send('practice.paused', 'page.hidden');
    const changed = { ...surya, key: 'surya-namaskar-b', durationSeconds: 120 };
    const after = openPractice({
      asana: changed,
      setSeconds: 120,
      resume: before.written.at(-1) ?? null,
    });
    expect([after.left(), after.context().setSeconds]).toEqual([57, 90]);
    // 28 units of 3.2 seconds.
    expect(standing(after)).toMatchObject({ index: 10 });
    after.send('practice.resumed');
    after.time.pass(57);
    expect(after.given.at(-1)).toEqual({ kind: 'setDone' });
  });
});

describe('the steps of a chain', () => {
  const step = { guide: freeBreath, side: null, sets: 1, setSeconds: 4, restSeconds: 0, bells: 0 };
  const moments = chainTimeline({ kind: 'chain', steps: Array.from({ length: 6 }, () => step) });

  it.each([
    ['each at its moment', 3999, 4000, 1],
    ['once for three that were slept through', 3000, 13_500, 3],
    ['not at all where the latest is over', 3000, 14_001, undefined],
    ['once only', 12_000, 13_500, undefined],
  ])('are cued %s', (_, before, now, index) => {
    const due = dueMoment(moments, before, now);
    expect(due?.cue.kind === 'stepStarted' ? due.cue.index : due?.cue).toBe(index);
  });
});

describe('what is shown', () => {
  it('is the half for as long as it takes to turn, and the last three seconds', () => {
    const { time, send, left, context } = openPractice({ asana: tree });
    send('practice.started');
    const shown: Record<string, number[]> = {};
    for (let second = 1; second < 65; second += 1) {
      time.pass(1);
      const cue = shownCue(context());
      if (cue) (shown[cue] ??= []).push(left());
    }
    expect(shown).toEqual({ switchSides: [30, 30, 30, 30, 30], lastSeconds: [3, 2, 1] });
  });

  it('is nothing that was switched off but the change, in which the countdown stands still', () => {
    const { time, send, context } = openPractice({
      asana: tree,
      cues: { ...cues, cueSwitchSides: false, cueLastSeconds: false },
    });
    send('practice.started');
    time.pass(30);
    expect(shownCue(context())).toBe('switchSides');
    time.pass(33);
    expect(shownCue(context())).toBeNull();
  });
});

describe('the cue that holds in the middle of a set', () => {
  it('is the step that stands, and since when', () => {
    const { time, send, context } = openPractice({ asana: surya });
    send('practice.started');
    time.pass(5);
    send('practice.paused');
    time.pass(60);
    expect(currentCue(context())).toMatchObject({ cue: { kind: 'step' }, sinceMs: 1250 });
  });

  it('is nothing of a hold but the other side, while it is being taken', () => {
    const { time, send, context } = openPractice({ asana: tree });
    send('practice.started');
    const held: [string, number][] = [];
    for (let second = 1; second < 60; second += 1) {
      time.pass(1);
      const standing = currentCue(context());
      if (standing) held.push([standing.cue.kind, standing.sinceMs]);
    }
    expect(held).toEqual([0, 1, 2, 3, 4].map((second) => ['switchSides', second * 1000]));
  });
});
