import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('a random sequence', () => {
  it('is the one of its seed', () => {
    const random = randomFrom(1);
    expect([random(), random(), random()]).toEqual([
      0.627_073_940_588_161_3, 0.002_735_721_180_215_478, 0.527_447_039_959_952_2,
    ]);
  });

  it('spreads evenly, also for seeds side by side', () => {
    const first = Array.from({ length: 2000 }, (_, seed) => randomFrom(seed)());
    const mean = first.reduce((all, value) => all + value, 0) / first.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThan(1);
  });
});
