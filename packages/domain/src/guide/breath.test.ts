import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type BreathKey,
  type BreathPart,
  type BreathPhase,
  breathLevels,
  breathLevelsOf,
  breathRoundOf,
  breathRounds,
} from './breath.ts';
import { library } from './testing/library.ts';

const keys = Object.keys(breathRounds) as BreathKey[];
const roundOf = (key: string, level: (typeof breathLevels)[number]) =>
  breathRoundOf(key, level) ?? [];
const secondsOf = (parts: readonly BreathPart[]) =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0);
const setOf = (key: string) => library.find((row) => row.key === key)?.durationSeconds ?? 0;

/** `out 5 left hum`, and `10 x [out 1 pump]` for what comes several times in a row. */
function write(parts: readonly BreathPart[]): string {
  const written = parts.map(({ phase, seconds, nostril, manner }) =>
    [phase, seconds, nostril, manner].filter(Boolean).join(' '),
  );
  const isPair = written[0] !== written[1] && written[0] === written[2] && parts.length > 4;
  const unit = written.slice(0, isPair ? 2 : 1);
  let times = 0;
  while (unit.every((part, at) => written[times * unit.length + at] === part)) times += 1;
  const rest = written.slice(times * unit.length);
  return times > 1 ? [`${times} x [${unit.join(', ')}]`, ...rest].join(', ') : written.join(', ');
}

describe('the breaths', () => {
  it.each<[BreathKey, string, number, string]>([
    ['pranayama-breathing', 'gentle', 30, 'in 4, out 6'],
    ['alternate-nostril-breath', 'gentle', 15, 'in 5 left, out 5 right, in 5 right, out 5 left'],
    ['alternate-nostril-breath', 'longer', 10, 'in 5 left, out 10 right, in 5 right, out 10 left'],
    ['victorious-breath', 'gentle', 18, 'in 5 throat, out 5 throat'],
    ['victorious-breath', 'longer', 15, 'in 4 throat, out 8 throat'],
    ['humming-bee-breath', 'gentle', 15, 'in 4, out 8 hum'],
    ['equal-breath', 'gentle', 30, 'in 4, out 4'],
    ['equal-breath', 'withHolds', 15, 'in 4, holdIn 4, out 4, holdOut 4'],
    ['cooling-breath', 'gentle', 12, 'in 4 tongue, out 6'],
    ['skull-shining-breath', 'gentle', 3, '10 x [out 1 pump], in 4, out 6'],
    ['skull-shining-breath', 'quicker', 3, '20 x [out 0.5 pump], in 4, out 6'],
    ['bellows-breath', 'gentle', 2, '10 x [in 1 pump, out 1 pump], in 4, out 6'],
    ['bellows-breath', 'quicker', 2, '20 x [in 0.5 pump, out 0.5 pump], in 4, out 6'],
    ['surya-bhedana', 'gentle', 24, 'in 4 right, out 6 left'],
  ])('%s, %s: %i rounds of %s', (key, level, rounds, expected) => {
    const known = breathLevels.find((one) => one === level) ?? 'gentle';
    expect(breathLevelsOf(key)).toContain(known);
    expect(write(roundOf(key, known))).toBe(expected);
    expect(setOf(key) / secondsOf(roundOf(key, known))).toBe(rounds);
  });

  it('have no other levels than these', () => {
    expect(Object.fromEntries(keys.map((key) => [key, breathLevelsOf(key)]))).toEqual({
      'pranayama-breathing': ['gentle'],
      'alternate-nostril-breath': ['gentle', 'longer'],
      'victorious-breath': ['gentle', 'longer'],
      'humming-bee-breath': ['gentle'],
      'equal-breath': ['gentle', 'withHolds'],
      'cooling-breath': ['gentle'],
      'skull-shining-breath': ['gentle', 'quicker'],
      'bellows-breath': ['gentle', 'quicker'],
      'surya-bhedana': ['gentle'],
    });
    expect(breathLevelsOf('tree')).toEqual([]);
    expect(breathLevelsOf('toString')).toEqual([]);
    expect(breathLevelsOf(null)).toEqual([]);
  });

  const slow = keys.flatMap((key) =>
    breathLevelsOf(key).map((level) => ({
      key,
      level,
      parts: roundOf(key, level).filter(({ manner }) => manner !== 'pump'),
    })),
  );
  const inAndOut = (parts: readonly BreathPart[]) =>
    parts.filter(({ phase }) => phase === 'in' || phase === 'out');

  it.each(slow)('$key, $level, breathes in and out by turns', ({ parts }) => {
    const phases = inAndOut(parts).map(({ phase }) => phase);
    expect(phases).toEqual(phases.map((_, at) => (at % 2 === 0 ? 'in' : 'out')));
    expect(phases.length % 2).toBe(0);
  });

  it.each(slow)('$key, $level, never breathes out for less long than in', ({ parts }) => {
    const moved = inAndOut(parts);
    const short = moved.filter(
      ({ phase, seconds }, at) => phase === 'out' && seconds < (moved[at - 1]?.seconds ?? 0),
    );
    expect(short).toEqual([]);
  });

  it.each(slow.filter(({ level }) => level === 'gentle'))(
    '$key breathes five to ten times a minute at gentle',
    ({ parts }) => {
      const breaths = inAndOut(parts).length / 2;
      const perMinute = (breaths / secondsOf(parts)) * 60;
      expect(perMinute).toBeGreaterThanOrEqual(5);
      expect(perMinute).toBeLessThanOrEqual(10);
    },
  );

  it('take a hold at no other level, and the compiler knows', () => {
    type Phases<Level extends string> = {
      [Key in BreathKey]: (typeof breathRounds)[Key] extends Record<
        Level,
        readonly { phase: infer Phase }[]
      >
        ? Phase
        : never;
    }[BreathKey];
    expectTypeOf<Phases<'gentle'>>().toEqualTypeOf<'in' | 'out'>();
    expectTypeOf<Phases<'longer'>>().toEqualTypeOf<'in' | 'out'>();
    expectTypeOf<Phases<'quicker'>>().toEqualTypeOf<'in' | 'out'>();
    expectTypeOf<Phases<'withHolds'>>().toEqualTypeOf<Exclude<BreathPhase, 'free'>>();
  });

  it('are none for a pose', () => {
    for (const key of ['tree', 'toString', null]) {
      expect(breathRoundOf(key, 'gentle')).toBeUndefined();
    }
  });
});
