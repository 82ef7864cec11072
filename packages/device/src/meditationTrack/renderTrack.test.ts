import { tones } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsOf } from '../bells/voices.ts';
import {
  renderTrack,
  type TrackBell,
  type TrackPlan,
  trackRate,
  trackSeconds,
} from './renderTrack.ts';
import { strokeSamples } from './strokeSamples.ts';

const headerBytes = 44;

async function read(plan: TrackPlan) {
  const file = await renderTrack(plan).arrayBuffer();
  const view = new DataView(file);
  const text = (from: number, to: number) => new TextDecoder().decode(file.slice(from, to));
  return { view, bytes: file.byteLength, text, samples: new Int16Array(file.slice(headerBytes)) };
}

/** Where sound begins after so much silence, in samples. */
function onsets(samples: Int16Array, silenceBefore: number): number[] {
  const found: number[] = [];
  let lastSound = -Infinity;
  samples.forEach((sample, index) => {
    if (sample === 0) return;
    if (index - lastSound > silenceBefore) found.push(index);
    lastSound = index;
  });
  return found;
}

describe('the track of a meditation', () => {
  it('has a header that is true to what follows', async () => {
    const plan: TrackPlan = { durationSeconds: 90, bells: [{ offset: 90, voice: 'complete' }] };
    const { view, bytes, text, samples } = await read(plan);
    expect([text(0, 4), text(8, 12), text(12, 16), text(36, 40)]).toEqual([
      'RIFF',
      'WAVE',
      'fmt ',
      'data',
    ]);
    expect(view.getUint32(4, true)).toBe(bytes - 8);
    expect(view.getUint32(40, true)).toBe(bytes - headerBytes);
    // One channel, so many samples and bytes a second, two bytes a sample.
    expect([
      view.getUint16(22, true),
      view.getUint32(24, true),
      view.getUint32(28, true),
      view.getUint16(34, true),
    ]).toEqual([1, trackRate, 2 * trackRate, 16]);
    expect(samples.length / trackRate).toBe(90 + secondsOf('complete'));
    expect(trackSeconds(plan)).toBe(90 + secondsOf('complete'));
  });

  it('has every bell at its moment, to the sample, and silence in between', async () => {
    const longest = secondsOf('complete');
    const bells = fc
      .array(
        fc.record({
          gap: fc.integer({ min: 0, max: 90_000 }),
          voice: fc.constantFrom(...tones),
        }),
        {
          maxLength: 6,
        },
      )
      .map((gaps) => {
        let at = 0;
        return gaps.map(({ gap, voice }): TrackBell => {
          at += longest + 0.1 + gap / 1000;
          return { offset: at, voice };
        });
      });
    await fc.assert(
      fc.asyncProperty(bells, async (chosen) => {
        const plan = { durationSeconds: (chosen.at(-1)?.offset ?? 0) + 60, bells: chosen };
        const { samples } = await read(plan);
        expect(samples.length).toBe(Math.ceil(plan.durationSeconds * trackRate));
        // A swell passes through silence; a bell begins after a tenth of a second of it.
        const starts = onsets(samples, trackRate / 10);
        const heard = chosen.map(
          ({ offset }) => starts.find((start) => Math.abs(start - offset * trackRate) <= 2) ?? null,
        );
        expect(heard).not.toContain(null);
        for (const start of starts) {
          const second = start / trackRate;
          expect(
            chosen.some(
              ({ offset, voice }) => second > offset - 0.001 && second < offset + secondsOf(voice),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('mixes bells whose sounds meet', async () => {
    const bells: TrackBell[] = [
      { offset: 0, voice: 'bowl' },
      { offset: 6, voice: 'bowl' },
    ];
    const { samples } = await read({ durationSeconds: 60, bells });
    const alone = (await read({ durationSeconds: 60, bells: bells.slice(0, 1) })).samples;
    const other = (await read({ durationSeconds: 60, bells: bells.slice(1) })).samples;
    const apart = samples.reduce(
      (most, sample, index) =>
        Math.max(most, Math.abs(sample - (alone[index] ?? 0) - (other[index] ?? 0))),
      0,
    );
    expect(apart).toBeLessThanOrEqual(1);
    expect(onsets(other, trackRate)[0]).toBeCloseTo(6 * trackRate, -1);
  });

  it('is as loud as it was asked to be, and never distorts', async () => {
    const peak = async (volume: number, bells: TrackBell[]) => {
      const { samples } = await read({ durationSeconds: 60, bells, volume });
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    const one: TrackBell[] = [{ offset: 1, voice: 'bowl' }];
    const full = await peak(1, one);
    expect(full).toBeGreaterThan(0x7f_ff / 5);
    expect(full).toBeLessThanOrEqual(0x7f_ff / 2);
    expect((await peak(0.4, one)) / full).toBeCloseTo(0.4, 2);
    expect(await peak(0, one)).toBe(0);
    const crowd = Array.from({ length: 5 }, (_, index): TrackBell => ({
      offset: 1 + index / 10,
      voice: 'bowl',
    }));
    expect(await peak(1, crowd)).toBeLessThanOrEqual(0x7f_ff);
  });

  /** The bytes of all that is rendered and not taken from elsewhere. */
  const madeFor = (plan: TrackPlan) => {
    const made: number[] = [];
    const RealBlob = globalThis.Blob;
    class CountingBlob extends RealBlob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        for (const part of parts) if (part instanceof ArrayBuffer) made.push(part.byteLength);
        for (const part of parts) if (ArrayBuffer.isView(part)) made.push(part.byteLength);
      }
    }
    globalThis.Blob = CountingBlob;
    try {
      const { size } = renderTrack(plan);
      return { size, made: made.reduce((sum, bytes) => sum + bytes, 0) };
    } finally {
      globalThis.Blob = RealBlob;
    }
  };

  it('keeps two hours in hardly more memory than one bell of each voice', () => {
    const bells: TrackBell[] = [0, 1440, 2880, 4320, 5760].map((offset) => ({
      offset,
      voice: 'bowl' as const,
    }));
    const { size, made } = madeFor({
      durationSeconds: 7200,
      bells: [...bells, { offset: 7200, voice: 'complete' }],
    });
    expect(size).toBe(headerBytes + 2 * trackRate * (7200 + secondsOf('complete')));
    const oneOfEach = 2 * trackRate * (secondsOf('bowl') + secondsOf('complete'));
    expect(made).toBeLessThan(oneOfEach + 1_000_000);
  });

  it('keeps the tones of a breath that lasts for twenty minutes in no more than two of them', () => {
    const bells = Array.from({ length: 240 }, (_, index): TrackBell => ({
      offset: index * 5,
      voice: index % 2 ? 'out' : 'in',
    }));
    const few = madeFor({ durationSeconds: 1200, bells: bells.slice(0, 2) });
    expect(madeFor({ durationSeconds: 1200, bells })).toEqual(few);
  });
});

describe('the samples of a stroke', () => {
  it.each(tones)('of %s begin in silence, sound and die away', (voice) => {
    const samples = strokeSamples(voice, trackRate);
    const peak = (from: number, to: number) =>
      samples
        .subarray(Math.floor(from * samples.length), Math.floor(to * samples.length))
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(samples[0]).toBe(0);
    expect(peak(0, 0.1)).toBeGreaterThan(0.2);
    expect(peak(0, 1)).toBeLessThanOrEqual(0.5);
    expect(peak(0.95, 1)).toBeLessThan(peak(0, 0.1) / 200);
  });
});
