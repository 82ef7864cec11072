import type { Page } from '@playwright/test';

/** Something that a voice was asked to say in the page. */
export interface Said {
  text: string;
  language: string;
  /** Seconds since the page was opened. */
  at: number;
  /** Whether it was cut off. */
  isCut: boolean;
}

declare global {
  interface Window {
    said: Said[];
  }
}

/**
 * Gives the browser a voice that follows the page's own clock, which a test moves, and records what
 * it is asked to say. Headless browsers have no voices.
 */
export async function listenToVoice(page: Page, language: string): Promise<void> {
  await page.addInitScript((lang) => {
    const openedAt = Date.now();
    const secondsOfCharacter = 0.07;
    window.said = [];
    let speaking: { utterance: EventTarget; said: Said; timer: number } | null = null;
    const end = (name: 'end' | 'error') => {
      const ended = speaking;
      speaking = null;
      if (!ended) return;
      clearTimeout(ended.timer);
      ended.said.isCut = name === 'error';
      ended.utterance.dispatchEvent(new Event(name));
    };
    class Utterance extends EventTarget {
      lang = '';
      voice = null;
      volume = 1;
      rate = 1;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Synthesis extends EventTarget {
      getVoices() {
        return [{ lang, default: true, localService: true, name: 'Test', voiceURI: 'test' }];
      }
      speak(utterance: Utterance) {
        // The empty one that wakes the voice.
        if (utterance.text === '') return;
        const at = (Date.now() - openedAt) / 1000;
        const said = { text: utterance.text, language: utterance.lang, at, isCut: false };
        window.said.push(said);
        const timer = setTimeout(
          () => end('end'),
          utterance.text.length * secondsOfCharacter * 1000,
        ) as unknown as number;
        speaking = { utterance, said, timer };
      }
      cancel() {
        end('error');
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  }, language);
}

/** What was said since the page was opened. */
export const saidIn = (page: Page): Promise<Said[]> => page.evaluate(() => window.said);
