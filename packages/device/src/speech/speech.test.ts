import { describe, expect, it } from 'vitest';
import { createSpeech, pickVoice } from './speech.ts';

const voice = (lang: string, { isDefault = false, isLocal = true } = {}) => ({
  lang,
  default: isDefault,
  localService: isLocal,
  name: lang,
  voiceURI: lang,
});

class Synthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly heard: string[] = [];
  getVoices() {
    return this.voices;
  }
  speak({ text, lang, volume }: SpeechSynthesisUtterance) {
    this.heard.push(`${lang} ${volume}: ${text}`);
  }
  cancel() {
    this.heard.push('-');
  }
}

function newSpeech(voices: SpeechSynthesisVoice[]) {
  const synthesis = new Synthesis();
  synthesis.voices = voices;
  const speech = createSpeech({
    synthesis,
    newUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
  });
  return { synthesis, speech };
}

describe('a voice', () => {
  it('is picked by its language, whatever its country and however it is written', () => {
    const voices = [voice('en-GB'), voice('de_AT'), voice('ja-JP')];
    expect(pickVoice(voices, 'de')?.lang).toBe('de_AT');
    expect(pickVoice(voices, 'en')?.lang).toBe('en-GB');
    expect(pickVoice(voices, 'fr')).toBeNull();
  });

  it('of the device comes before one of the network, and the chosen one before another', () => {
    const remote = voice('es-MX', { isLocal: false, isDefault: true });
    const voices = [remote, voice('es-ES'), voice('es-US', { isDefault: true })];
    expect(pickVoice(voices, 'es')?.lang).toBe('es-US');
    expect(pickVoice([remote], 'es')).toBe(remote);
  });
});

describe('speech', () => {
  it('speaks in the language, at the volume allowed, and interrupts itself', () => {
    const { speech, synthesis } = newSpeech([voice('fr-FR')]);
    expect(speech.canSpeak('fr')).toBe(true);
    speech.say('Change de côté', { language: 'fr', volume: 0.4 });
    expect(synthesis.heard).toEqual(['-', 'fr-FR 0.4: Change de côté']);
    speech.hush();
    expect(synthesis.heard.at(-1)).toBe('-');
  });

  it('is silent without a voice of the language, and when it is muted', () => {
    const { speech, synthesis } = newSpeech([voice('en-US')]);
    expect(speech.canSpeak('ja')).toBe(false);
    speech.say('反対側に', { language: 'ja', volume: 1 });
    speech.say('Switch sides', { language: 'en', volume: 0 });
    expect(synthesis.heard).toEqual([]);
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

  it('breaks nothing in a browser without speech', () => {
    const speech = createSpeech({ synthesis: null });
    speech.watch(() => undefined)();
    speech.say('Switch sides', { language: 'en', volume: 1 });
    speech.hush();
    expect(speech.canSpeak('en')).toBe(false);
  });
});
