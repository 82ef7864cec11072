import { describe, expect, it } from 'vitest';
import { createSpeechWaker } from './speechWaker.ts';

const newUtterance = (text: string) =>
  Object.assign(new EventTarget(), { text }) as SpeechSynthesisUtterance;

describe('speech', () => {
  it('is woken once, by a press', () => {
    const asked: string[] = [];
    const synthesis = { speak: ({ text }: SpeechSynthesisUtterance) => void asked.push(text) };
    const wake = createSpeechWaker({ synthesis, newUtterance });
    wake();
    wake();
    expect(asked).toEqual(['']);
  });

  it('that cannot be woken breaks nothing', () => {
    const speak = () => {
      throw new Error('no audio');
    };
    expect(createSpeechWaker({ synthesis: { speak }, newUtterance })).not.toThrow();
    expect(createSpeechWaker({ synthesis: null })).not.toThrow();
  });
});
