import type { Page } from '@playwright/test';

/** A bell that rang in the page. */
export interface Stroke {
  /** Seconds since the page was opened. */
  at: number;
  /** The lowest tone, in hertz. */
  pitch: number;
}

declare global {
  interface Window {
    strokes: Stroke[];
  }
}

/**
 * Gives the page an audio output that follows the page's own clock, which a test moves, and records
 * what it is asked to play. A real one follows only its own time.
 */
export async function listenToBells(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const openedAt = Date.now();
    const seconds = () => (Date.now() - openedAt) / 1000;
    window.strokes = [];
    const parameter = () => {
      const none = () => undefined;
      return {
        value: 0,
        setValueAtTime: none,
        linearRampToValueAtTime: none,
        exponentialRampToValueAtTime: none,
        cancelScheduledValues: none,
        setTargetAtTime: none,
      };
    };
    class Speaker {
      state = 'running';
      baseLatency = 0;
      destination = {};
      get currentTime() {
        return seconds();
      }
      getOutputTimestamp() {
        return { contextTime: seconds(), performanceTime: performance.now() };
      }
      node() {
        return {
          context: this,
          gain: parameter(),
          frequency: parameter(),
          connect: () => undefined,
          disconnect: () => undefined,
          stop: () => undefined,
        };
      }
      createGain() {
        return this.node();
      }
      createOscillator() {
        const node = this.node();
        const start = (at: number) => window.strokes.push({ at, pitch: node.frequency.value });
        return Object.assign(node, { start });
      }
      resume() {
        this.state = 'running';
        return Promise.resolve();
      }
      suspend() {
        this.state = 'suspended';
        return Promise.resolve();
      }
      close() {
        return Promise.resolve();
      }
    }
    Object.assign(window, { AudioContext: Speaker });
  });
}

/** The bells that rang since the page was opened, each once: a bell has many tones. */
export async function bellsOf(page: Page): Promise<Stroke[]> {
  const strokes = await page.evaluate(() => window.strokes);
  const moments = [...new Set(strokes.map(({ at }) => at))];
  return moments.map((at) => ({
    at,
    pitch: Math.min(...strokes.filter((stroke) => stroke.at === at).map(({ pitch }) => pitch)),
  }));
}
