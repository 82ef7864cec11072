import { describe, expect, it } from 'vitest';
import { sentencesOf, spokenSeconds } from './speech.ts';

describe('what a voice says', () => {
  it('takes as long as its characters, its language and its rate make it', () => {
    const said = { text: 'Stand tall now', language: 'en' } as const;
    expect(spokenSeconds([said], 1)).toBe(1);
    expect(spokenSeconds([said, said], 0.8)).toBe(2.5);
    expect(
      spokenSeconds([{ text: 'まっすぐ立って、楽に呼吸しま', language: 'ja' }], 1),
    ).toBeCloseTo(14 / 6.5);
    expect(spokenSeconds([], 1)).toBe(0);
  });

  it('is said by the sentence', () => {
    expect(sentencesOf('Stand tall. Feel your feet! ')).toEqual(['Stand tall.', 'Feel your feet!']);
    expect(sentencesOf('まっすぐ立ちます。吸って、両腕を上へ。')).toEqual([
      'まっすぐ立ちます。',
      '吸って、両腕を上へ。',
    ]);
    expect(sentencesOf('Switch sides')).toEqual(['Switch sides']);
    expect(sentencesOf('Hold for 2.5 breaths. Rest.')).toEqual(['Hold for 2.5 breaths.', 'Rest.']);
    expect(sentencesOf(' ')).toEqual([]);
  });
});
