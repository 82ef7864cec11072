import { tones as allTones } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBells } from './bells.ts';
import { strike } from './strike.ts';
import { secondsOf, voices } from './voices.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A parameter that remembers what was scheduled. */
class Param {
  value = 1;
  readonly scheduled: [string, ...number[]][] = [];
  setValueAtTime(...at: number[]) {
    this.scheduled.push(['set', ...at]);
  }
  linearRampToValueAtTime(...at: number[]) {
    this.scheduled.push(['line', ...at]);
  }
  exponentialRampToValueAtTime(...at: number[]) {
    this.scheduled.push(['decay', ...at]);
  }
  setTargetAtTime(...at: number[]) {
    this.scheduled.push(['towards', ...at]);
  }
  cancelScheduledValues(...at: number[]) {
    this.scheduled.push(['cancel', ...at]);
  }
}

class Tone {
  readonly frequency = new Param();
  startedAt: number | null = null;
  stoppedAt: number | undefined;
  connect() {}
  start(when: number) {
    this.startedAt = when;
  }
  stop(when?: number) {
    this.stoppedAt = when;
  }
}

/** As much of an audio context as bells use; its clock follows the test's own. */
class Speaker {
  state: string = 'suspended';
  readonly tones: Tone[] = [];
  readonly gains: { gain: Param; context: Speaker; connect: () => void; disconnect: () => void }[] =
    [];
  readonly destination = {};
  answer: 'runs' | 'refuses' | 'waits' = 'runs';
  readonly openedAt = Date.now();
  /** Seconds that its clock has lost. */
  lost = 0;
  /** Seconds from its clock to the loudspeaker. */
  outputLatency = 0;
  get baseLatency() {
    return this.portion ?? 0;
  }
  /** Its clock goes on in portions of so many seconds; nothing where the browser tells of no output. */
  portion: number | null = null;
  private get rendered() {
    return (Date.now() - this.openedAt) / 1000 - this.lost;
  }
  get currentTime() {
    if (this.portion === null) return this.rendered;
    return Math.ceil(this.rendered / this.portion) * this.portion;
  }
  getOutputTimestamp() {
    if (this.portion === null) return { contextTime: 0, performanceTime: 0 };
    return {
      contextTime: this.rendered - this.outputLatency,
      performanceTime: performance.now(),
    };
  }
  createGain() {
    const node = { gain: new Param(), context: this, connect: () => {}, disconnect: () => {} };
    this.gains.push(node);
    return node;
  }
  createOscillator() {
    const tone = new Tone();
    this.tones.push(tone);
    return tone;
  }
  async resume() {
    if (this.answer === 'refuses') throw new DOMException('not allowed', 'InvalidStateError');
    if (this.answer === 'waits') await new Promise(() => {});
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async close() {
    this.state = 'closed';
  }
}

function newBells(answer: Speaker['answer'] = 'runs') {
  const speakers: Speaker[] = [];
  const bells = createBells({
    openContext: () => {
      const speaker = new Speaker();
      speaker.answer = answer;
      speakers.push(speaker);
      return speaker as unknown as AudioContext;
    },
  });
  const last = () => {
    const speaker = speakers.at(-1);
    if (!speaker) throw new Error('No loudspeaker was opened');
    return speaker;
  };
  return { bells, speakers, last };
}
const tones = (voice: keyof typeof voices) =>
  voices[voice].partials.length * (voices[voice].beat === 0 ? 1 : 2);

describe('bells', () => {
  it('open no loudspeaker before one rings', () => {
    const { bells, speakers } = newBells();
    bells.setVolume(0.4);
    expect(speakers).toHaveLength(0);
  });

  it('ring at their moment on the audio clock', async () => {
    const { bells, last } = newBells();
    const rung = bells.ring('bowl', begin + 1500);
    await settle();
    expect(last().tones).toHaveLength(tones('bowl'));
    for (const { startedAt } of last().tones) expect(startedAt).toBe(1.5);
    expect(rung.hasRung()).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(rung.hasRung()).toBe(true);
  });

  it('are rendered at their moment, although the clock goes on in portions', async () => {
    const { bells, last } = newBells();
    bells.wake();
    Object.assign(last(), { portion: 0.3, outputLatency: 0.2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().currentTime).toBeCloseTo(1.2, 6);
    bells.ring('bowl', begin + 2500);
    await vi.advanceTimersByTimeAsync(1400);
    const left = last().tones.slice(-tones('bowl'));
    for (const { startedAt } of left) {
      expect(Math.abs((startedAt ?? 0) - 2.5)).toBeLessThan(0.05);
    }
  });

  it('follow a clock that loses time until shortly before their moment', async () => {
    const { bells, last } = newBells();
    bells.ring('bowl', begin + 1500);
    await settle();
    const struck = [...last().tones];
    last().lost = 0.3;
    await vi.advanceTimersByTimeAsync(1350);
    const moved = last().tones.filter(({ stoppedAt }) => stoppedAt === undefined);
    expect(moved).toEqual(expect.arrayContaining(struck));
    const left = last().tones.slice(-tones('bowl'));
    for (const { startedAt } of left) expect(startedAt).toBeCloseTo(1.2, 6);
    last().lost = 0.4;
    await vi.advanceTimersByTimeAsync(2000);
    expect(last().tones.slice(-tones('bowl'))).toEqual(left);
  });

  it('are not moved once they have been taken back', async () => {
    const { bells, last } = newBells();
    const rung = bells.ring('bowl', begin + 1500);
    await settle();
    rung.cancel();
    last().lost = 0.3;
    await vi.advanceTimersByTimeAsync(1500);
    expect(last().tones).toHaveLength(tones('bowl'));
  });

  it('ring at once without a moment, and when it has just passed', async () => {
    const { bells, last } = newBells();
    bells.ring('tick');
    bells.ring('tick', begin - 1900);
    await settle();
    expect(last().tones.map(({ startedAt }) => startedAt)).toEqual(
      Array<number>(2 * tones('tick')).fill(0),
    );
  });

  it('are left out when they would come more than two seconds late', async () => {
    const { bells, last } = newBells();
    bells.ring('bowl', begin - 2001);
    await settle();
    expect(last().tones).toHaveLength(0);
  });

  it('are left out when the browser lets them sound too late', async () => {
    const { bells, last } = newBells();
    bells.wake();
    const speaker = last();
    const { promise, resolve } = Promise.withResolvers<void>();
    speaker.state = 'suspended';
    speaker.resume = () => promise;
    const rung = bells.ring('bowl');
    await vi.advanceTimersByTimeAsync(5000);
    resolve();
    await settle();
    expect(speaker.tones).toHaveLength(0);
    expect(rung.hasRung()).toBe(false);
  });

  it.each(['suspended', 'interrupted'])('ring again from the state %s', async (state) => {
    const { bells, speakers, last } = newBells();
    bells.ring('tick');
    await settle();
    last().state = state;
    bells.ring('tick');
    await settle();
    expect(last().state).toBe('running');
    expect(last().tones).toHaveLength(2 * tones('tick'));
    expect(speakers).toHaveLength(1);
  });

  it.each(['interrupted', 'closed'])(
    'ring on another loudspeaker from a dead %s',
    async (state) => {
      const { bells, speakers, last } = newBells();
      bells.ring('tick');
      await settle();
      const [first] = speakers;
      last().state = state;
      last().answer = 'refuses';
      const rung = bells.ring('tick');
      await settle();
      expect([first?.state, speakers.length]).toEqual(['closed', 2]);
      expect(last().tones).toHaveLength(tones('tick'));
      expect(rung.hasRung()).toBe(true);
    },
  );

  it('give up for this time where another loudspeaker may not sound either', async () => {
    const { bells, speakers } = newBells('refuses');
    const rung = bells.ring('tick');
    await settle();
    expect([speakers.length, rung.hasRung()]).toEqual([2, false]);
    expect(speakers.flatMap(({ tones }) => tones)).toEqual([]);
  });

  it('stay silent, and break nothing, where a browser has no audio', async () => {
    const bells = createBells({
      openContext: () => {
        throw new Error('AudioContext is not defined');
      },
    });
    bells.wake();
    expect(bells.ring('bowl').hasRung()).toBe(false);
    await settle();
    bells.setVolume(0);
  });

  it('are silent at volume 0, leave the loudspeaker alone, and are not missed', async () => {
    const { bells, speakers } = newBells();
    bells.setVolume(0);
    const rung = bells.ring('bowl', begin + 1500);
    await settle();
    expect(rung.hasRung()).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(rung.hasRung()).toBe(true);
    expect(speakers).toHaveLength(0);
  });

  it('follow the volume in the middle of a sound', async () => {
    const { bells, last } = newBells();
    bells.setVolume(0.4);
    bells.ring('complete');
    await settle();
    const [output] = last().gains;
    expect(output?.gain.value).toBe(0.4);
    await vi.advanceTimersByTimeAsync(500);
    bells.setVolume(0);
    expect(output?.gain.scheduled).toEqual([
      ['cancel', 0.5],
      ['towards', 0, 0.5, 0.01],
    ]);
  });

  it('make room for a voice while it speaks', async () => {
    const { bells, last } = newBells();
    bells.setVolume(0.5);
    bells.duck(true);
    bells.ring('complete');
    await settle();
    const [output] = last().gains;
    expect(output?.gain.value).toBe(0.2);
    bells.setVolume(1);
    bells.duck(false);
    expect(output?.gain.scheduled.filter(([kind]) => kind === 'towards')).toEqual([
      ['towards', 0.4, 0, 0.01],
      ['towards', 1, 0, 0.01],
    ]);
  });

  it('can be taken back before and during their sound', async () => {
    const { bells, last } = newBells();
    bells.wake();
    await settle();
    const early = bells.ring('tick', begin + 1000);
    early.cancel();
    await settle();
    expect(last().tones).toHaveLength(0);
    const late = bells.ring('bowl');
    await settle();
    late.cancel();
    for (const { stoppedAt } of last().tones) expect(stoppedAt).toBeUndefined();
  });

  it('let the loudspeaker sleep when nothing sounds, and wake it for the next', async () => {
    const { bells, last } = newBells();
    bells.ring('bowl');
    await vi.advanceTimersByTimeAsync(secondsOf('bowl') * 1000);
    expect(last().state).toBe('running');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().state).toBe('suspended');
    bells.ring('tick');
    await settle();
    expect(last().state).toBe('running');
  });

  it('keep the loudspeaker awake between the tones of a long breath', async () => {
    const { bells, last } = newBells();
    bells.ring('out', begin);
    for (const seconds of [10, 20]) {
      // Each is asked for a moment before it is due.
      await vi.advanceTimersByTimeAsync(begin + seconds * 1000 - 1500 - Date.now());
      expect(last().state).toBe('running');
      bells.ring('in', begin + seconds * 1000);
    }
  });

  it('wake the loudspeaker also while it is only about to sleep', async () => {
    const { bells, last } = newBells();
    bells.ring('tick');
    await settle();
    const speaker = last();
    // A browser says "running" until it really sleeps.
    const asked: string[] = [];
    speaker.suspend = () => {
      asked.push('suspend');
      return new Promise(() => {});
    };
    speaker.resume = async () => void asked.push('resume');
    await vi.advanceTimersByTimeAsync((secondsOf('tick') + 10) * 1000);
    expect(asked).toEqual(['suspend']);
    bells.ring('tick');
    await settle();
    expect(asked).toEqual(['suspend', 'resume']);
  });
});

describe('the tones', () => {
  it('that lead a breath have pitches of their own, also beside the bowl that begins it', () => {
    const pitches = (['bowl', 'complete', 'tick', 'in', 'stay', 'out'] as const).map(
      (tone) => voices[tone].pitch,
    );
    expect(new Set(pitches).size).toBe(pitches.length);
  });
});

describe('a stroke', () => {
  it.each(allTones)('of %s never asks for too much', (voice) => {
    const speaker = new Speaker();
    strike(voice, { context: speaker } as unknown as AudioNode, 0);
    const [stroke, ...envelopes] = speaker.gains;
    const peaks = envelopes.flatMap(({ gain }) =>
      gain.scheduled.filter(([what]) => what === 'line').map(([, peak = 0]) => peak),
    );
    // Each envelope carries all that sounds at its pitch.
    const sum =
      (speaker.tones.length / envelopes.length) *
      peaks.reduce((all, peak) => all + peak, 0) *
      (stroke?.gain.value ?? 1);
    expect(sum).toBeGreaterThan(0.3);
    expect(sum).toBeLessThanOrEqual(0.5 + 1e-9);
  });

  it('beats: its tones come in pairs a little apart', () => {
    const speaker = new Speaker();
    strike('bowl', { context: speaker } as unknown as AudioNode, 0);
    const [low, high] = speaker.tones.map(({ frequency }) => frequency.value);
    expect((high ?? 0) - (low ?? 0)).toBeCloseTo(voices.bowl.beat);
  });
});
