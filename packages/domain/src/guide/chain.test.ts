import { describe, expect, it } from 'vitest';
import { chainWords } from './chain.ts';
import type { SpokenText } from './speech.ts';

const english = (text: string): SpokenText => ({ text, language: 'en' });

describe('what is said when a step begins', () => {
  // 14 characters are a second of English.
  const texts = {
    name: english('Warrior the II'),
    side: english('The left side.'),
    words: english('Sink a little lower. Breathe'),
  };
  const { name, side, words } = texts;

  it.each([
    ['name, side and words', 40, 4.5, [name, side, words]],
    ['no words that do not fit', 40, 4.4, [name, side]],
    ['no side that does not fit', 40, 2.4, [name]],
    ['the name in any case', 40, 0.5, [name]],
    ['the name in a step of three seconds', 3, 3, [name, side]],
    ['nothing in a shorter one', 2.9, 2.9, []],
  ])('is %s', (_, setSeconds, freeSeconds, said) => {
    expect(chainWords({ freeSeconds }, { setSeconds }, texts, 1)).toEqual(said);
  });

  it('takes longer with a slower voice', () => {
    expect(chainWords({ freeSeconds: 4.5 }, { setSeconds: 40 }, texts, 0.8)).toEqual([name, side]);
  });

  it('needs neither side nor words', () => {
    const alone = { name, side: null, words: null };
    expect(chainWords({ freeSeconds: 9 }, { setSeconds: 9 }, alone, 1)).toEqual([name]);
    const spoken = { ...alone, words };
    expect(chainWords({ freeSeconds: 9 }, { setSeconds: 9 }, spoken, 1)).toEqual([name, words]);
  });
});
