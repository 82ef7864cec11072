import { describe, expect, it } from 'vitest';
import { cues, openPractice, surya, tree } from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';

/** What the watch over the tones that was opened last lets sound, in seconds since `from`. */
const sounding = ({ watches }: Pick<ReturnType<typeof openPractice>, 'watches'>, from = morning) =>
  watches.at(-1)?.calls.map(({ tone, at }) => [tone, (at - from) / 1000]);

describe('the tones of a set', () => {
  it('are scheduled at its beginning, each for its moment, all but the one at its end', () => {
    const practice = openPractice({ asana: tree });
    practice.send('practice.started');
    expect(sounding(practice)).toEqual([
      ['bowl', 0],
      ['bowl', 30],
      ['tick', 62],
      ['tick', 63],
      ['tick', 64],
    ]);
    expect(practice.watches[0]?.calls.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  });

  it('lead through the breaths of a flow', () => {
    const practice = openPractice({ asana: surya });
    practice.send('practice.started');
    const tones = sounding(practice) ?? [];
    expect(tones.slice(0, 4)).toEqual([
      ['bowl', 0],
      ['in', 3.75],
      ['out', 7.5],
      ['in', 11.25],
    ]);
    expect(tones).toHaveLength(24);
  });

  it('lead nobody through a flow that is not for them, from when that is known', () => {
    const flow = openPractice({ asana: surya });
    flow.send('practice.started');
    flow.time.pass(5);
    flow.send({ type: 'cues.changed', cues: { ...cues, isLed: false } });
    expect(sounding(flow)).toEqual([]);
    flow.send('practice.reset', 'practice.started');
    expect(sounding(flow, flow.time.now())).toEqual([['bowl', 0]]);
  });

  it('are silent with what was switched off, from then on', () => {
    const practice = openPractice({ asana: tree, cues: { ...cues, cueSwitchSides: false } });
    practice.send('practice.started');
    expect(sounding(practice)).toHaveLength(4);
    practice.time.pass(10);
    // Between two looks at the clock.
    practice.time.sleep(0.4);
    practice.send({
      type: 'cues.changed',
      cues: { ...cues, cueSwitchSides: true, cueLastSeconds: false },
    });
    expect(sounding(practice)).toEqual([['bowl', 30]]);
    expect(practice.watches.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    expect(practice.given).toEqual([{ kind: 'setStarted' }]);
  });

  it('go on undisturbed when only another cue was chosen', () => {
    const { send, watches } = openPractice();
    send('practice.started');
    send({ type: 'cues.changed', cues: { ...cues, cueGetReady: true } });
    expect(watches).toHaveLength(1);
  });

  it('fall silent in a pause, and come later by it', () => {
    const practice = openPractice();
    practice.send('practice.started');
    practice.time.pass(30);
    practice.send('practice.paused');
    expect(practice.watches.map(({ isStopped }) => isStopped)).toEqual([true]);
    practice.time.pass(100);
    practice.send('practice.resumed');
    expect(sounding(practice)).toEqual([
      ['tick', 157],
      ['tick', 158],
      ['tick', 159],
    ]);
  });

  it('begin again with the next set and with a reset', () => {
    const practice = openPractice();
    practice.send({ type: 'sets.chosen', sets: 2 }, 'practice.started');
    practice.time.pass(60);
    expect(practice.watches.map(({ isStopped }) => isStopped)).toEqual([true]);
    practice.time.pass(12);
    expect(sounding(practice)?.[0]).toEqual(['bowl', 62]);
    practice.send('practice.reset', 'practice.resumed');
    expect(sounding(practice)).toEqual([
      ['bowl', 72],
      ['tick', 129],
      ['tick', 130],
      ['tick', 131],
    ]);
  });

  it('move with the clock when it is set back, and none sounds twice', () => {
    const practice = openPractice({ asana: surya });
    practice.send('practice.started');
    practice.time.pass(12);
    practice.time.setClock(-3600);
    practice.time.pass(1);
    expect(practice.watches.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    // It stood at 12 s when somebody looked last, and goes on from there.
    expect(sounding(practice, practice.time.now())?.[0]).toEqual(['out', 3]);
  });

  it('begin with the bowl when the start is the first to notice that the clock was set back', () => {
    const practice = openPractice();
    practice.time.pass(5);
    practice.time.setClock(-3600);
    practice.send('practice.started');
    const now = practice.time.now();
    expect(sounding(practice, now)?.[0]).toEqual(['bowl', 0]);
    practice.time.pass(1);
    expect(sounding(practice, now)?.[0]).toEqual(['bowl', 0]);
    expect(practice.watches).toHaveLength(1);
  });

  it('stay silent when a pause is the first to notice that the clock was set back', () => {
    const { time, send, state, watches } = openPractice();
    send('practice.started');
    time.pass(12);
    time.setClock(-3600);
    send('practice.paused');
    expect(state()).toEqual({ practicing: 'paused' });
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([true]);
  });

  it('are brought up to the clock at each look at it, while they may sound', () => {
    const { time, send, watches } = openPractice();
    send('practice.started');
    const [watch] = watches;
    const checks = () => watch?.checks ?? 0;
    const atFirst = checks();
    time.pass(2);
    expect(checks() - atFirst).toBe(2);
    send('page.shown');
    expect(checks() - atFirst).toBe(3);
    send('practice.paused', 'page.shown');
    time.pass(2);
    expect(checks() - atFirst).toBe(3);
  });
});
