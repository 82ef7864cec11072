import type { SpokenText } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../testing/memoryStorage.ts';
import { createSpeech } from './speech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const voice = (lang: string, name = lang) => ({
  lang,
  default: false,
  localService: true,
  name,
  voiceURI: name,
});

class Utterance extends EventTarget {
  voice = null;
  lang = '';
  volume = 1;
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A browser's speech: it says nothing to its end before the test lets it. */
class Synthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly heard: string[] = [];
  readonly asked: Utterance[] = [];
  isBroken = false;
  getVoices() {
    return this.voices;
  }
  speak(asked: SpeechSynthesisUtterance) {
    if (this.isBroken) throw new Error('no audio');
    const { text, lang, volume, rate } = asked;
    this.heard.push(`${lang} ${volume} ${rate}: ${text}`);
    this.asked.push(asked as unknown as Utterance);
  }
  cancel() {
    this.heard.push('-');
    // Some browsers tell the end of what was canceled, and do so later.
    const last = this.asked.at(-1);
    setTimeout(() => last?.dispatchEvent(new Event('error')));
  }
  /** What is being said comes to its end. */
  finish(how: 'end' | 'error' = 'end') {
    this.asked.at(-1)?.dispatchEvent(new Event(how));
  }
}

function newSpeech(voices: SpeechSynthesisVoice[]) {
  const synthesis = new Synthesis();
  synthesis.voices = voices;
  const speaking: boolean[] = [];
  const speech = createSpeech({
    synthesis,
    newUtterance: (text) => new Utterance(text) as unknown as SpeechSynthesisUtterance,
    onSpeaking: (isSpeaking) => speaking.push(isSpeaking),
  });
  const say = (text: string, mode: 'replace' | 'queue' = 'replace') =>
    speech.say([{ text, language: 'en' }], { volume: 1, rate: 1, mode });
  return { synthesis, speech, speaking, say };
}
const english = () => newSpeech([voice('en-US')]);
const said = (text: string) => `en-US 1 1: ${text}`;

describe('speech', () => {
  it('speaks by the sentence, in its language, at the volume allowed and the rate chosen', () => {
    const { speech, synthesis, speaking } = newSpeech([voice('fr-FR'), voice('en-GB')]);
    expect(speech.canSpeak('fr')).toBe(true);
    const texts: SpokenText[] = [
      { text: 'Debout. Respire.', language: 'fr' },
      { text: 'Tree', language: 'en' },
    ];
    speech.say(texts, { volume: 0.4, rate: 1.2, mode: 'replace' });
    synthesis.finish();
    synthesis.finish();
    expect(speech.isSpeaking()).toBe(true);
    synthesis.finish();
    expect(synthesis.heard).toEqual([
      'fr-FR 0.4 1.2: Debout.',
      'fr-FR 0.4 1.2: Respire.',
      'en-GB 0.4 1.2: Tree',
    ]);
    expect(speech.isSpeaking()).toBe(false);
    expect(speaking.at(-1)).toBe(false);
  });

  it('lets a cue take the place of what is said, a task after it is silent', () => {
    const { synthesis, say, speaking } = english();
    say('Stand tall. Feel your feet.');
    say('Switch sides');
    expect(synthesis.heard).toEqual([said('Stand tall.'), '-']);
    vi.advanceTimersByTime(1);
    synthesis.finish();
    expect(synthesis.heard).toEqual([said('Stand tall.'), '-', said('Switch sides')]);
    expect(speaking).toEqual([true, false, true, false]);
  });

  it('lets what may wait come after what is said', () => {
    const { synthesis, say } = english();
    say('Come back.');
    say('Tree', 'queue');
    expect(synthesis.heard).toEqual([said('Come back.')]);
    synthesis.finish();
    expect(synthesis.heard).toEqual([said('Come back.'), said('Tree')]);
  });

  it('breaks up a sentence that a voice of the network would not say to its end', () => {
    const { synthesis, say } = english();
    say(`${'lengthen '.repeat(20)}now`);
    synthesis.finish();
    expect(synthesis.asked.map(({ text }) => text.length)).toEqual([134, 48]);
  });

  it('gives up what never ends, and all that waits behind it', () => {
    const { synthesis, speech, say, speaking } = english();
    say(`${'a'.repeat(69)}. Feel your feet.`);
    vi.advanceTimersByTime(7400);
    expect(speech.isSpeaking()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(synthesis.heard.slice(1)).toEqual(['-']);
    expect(speech.isSpeaking()).toBe(false);
    expect(speaking.at(-1)).toBe(false);
    // It goes on with the next cue.
    vi.runAllTimers();
    say('Switch sides');
    expect(synthesis.heard.at(-1)).toBe(said('Switch sides'));
  });

  it('is patient with a short word: some voices take their time to begin', () => {
    const { speech, say } = english();
    say('In');
    vi.advanceTimersByTime(1900);
    expect(speech.isSpeaking()).toBe(true);
  });

  it('says nothing late after the page has slept', () => {
    const { synthesis, say } = english();
    say('Come back. Feel your feet.');
    vi.setSystemTime(Date.now() + 60_000);
    synthesis.finish();
    expect(synthesis.heard).toEqual([said('Come back.'), '-']);
  });

  it('survives a voice that fails and a browser that throws', () => {
    const { synthesis, speech, say } = english();
    say('Come back. Feel your feet.');
    synthesis.finish('error');
    expect(speech.isSpeaking()).toBe(false);
    vi.runAllTimers();
    synthesis.isBroken = true;
    say('Switch sides');
    expect(speech.isSpeaking()).toBe(false);
  });

  it('is silent without a voice of the language, and when it is muted', () => {
    const { speech, synthesis } = english();
    expect(speech.canSpeak('ja')).toBe(false);
    speech.say([{ text: '反対側に', language: 'ja' }], { volume: 1, rate: 1, mode: 'replace' });
    speech.say([{ text: 'Sides', language: 'en' }], { volume: 0, rate: 1, mode: 'replace' });
    expect(synthesis.heard).toEqual([]);
    expect(speech.isSpeaking()).toBe(false);
  });

  it('drops the waiting words when it is stopped', () => {
    const { synthesis, speech, say } = english();
    say('Come back. Feel your feet.');
    speech.stop();
    synthesis.finish();
    vi.runAllTimers();
    expect(synthesis.heard).toEqual([said('Come back.'), '-']);
    say('One');
    say('Two');
    say('Three');
    vi.advanceTimersByTime(1);
    expect(synthesis.heard.slice(2)).toEqual([said('One'), '-', said('Three')]);
    say('Four');
    speech.stop();
    vi.runAllTimers();
    expect(synthesis.heard.slice(5)).toEqual(['-']);
  });

  it('reports when voices are found', () => {
    const { speech, synthesis } = newSpeech([]);
    let changes = 0;
    const stop = speech.watch(() => {
      changes += 1;
    });
    synthesis.voices = [voice('de-DE')];
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect([changes, speech.canSpeak('de')]).toEqual([1, true]);
    stop();
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(changes).toBe(1);
  });

  it('lets the chosen voice speak its language on this device, as long as it is there', () => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    const voices = [voice('en-US', 'Samantha'), voice('en-US', 'Joelle'), voice('de-DE', 'Anna')];
    const { speech, synthesis, say } = newSpeech(voices);
    const speaker = () => synthesis.asked.at(-1)?.voice;
    let changes = 0;
    speech.watch(() => {
      changes += 1;
    });
    expect(speech.chosenVoice('en')).toBeNull();
    speech.chooseVoice('en', 'Joelle');
    expect([changes, speech.chosenVoice('en'), speech.chosenVoice('de')]).toEqual([
      1,
      'Joelle',
      null,
    ]);
    say('One');
    expect(speaker()).toMatchObject({ name: 'Joelle' });
    synthesis.finish();

    expect(newSpeech(voices).speech.chosenVoice('en')).toBe('Joelle');
    synthesis.voices = voices.slice(0, 1);
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(speech.chosenVoice('en')).toBeNull();
    say('Two');
    expect(speaker()).toMatchObject({ name: 'Samantha' });

    speech.chooseVoice('en', null);
    expect(newSpeech(voices).speech.chosenVoice('en')).toBeNull();
  });

  it('keeps a choice for the visit where storage is blocked', () => {
    const { speech } = newSpeech([voice('en-US'), voice('en-GB')]);
    speech.chooseVoice('en', 'en-GB');
    expect(speech.chosenVoice('en')).toBe('en-GB');
  });

  it('breaks nothing in a browser without speech', () => {
    const speech = createSpeech({ synthesis: null });
    speech.watch(() => undefined)();
    speech.say([{ text: 'Sides', language: 'en' }], { volume: 1, rate: 1, mode: 'replace' });
    speech.stop();
    expect(speech.canSpeak('en')).toBe(false);
    expect(speech.isSpeaking()).toBe(false);
  });
});
