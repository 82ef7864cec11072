import { expect, it } from 'vitest';
import { rankVoices, type Voice } from './rankVoices.ts';

const voice = (name: string, lang: string, given: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  default: false,
  localService: true,
  voiceURI: name,
  ...given,
});
const online = { localService: false };
const apple = (name: string, lang: string, id: string) =>
  voice(name, lang, { default: true, voiceURI: `com.apple.${id}` });

const mac = [
  voice('Albert', 'en-US'),
  voice('Bad News', 'en-US'),
  voice('Bells', 'en-US'),
  voice('Daniel', 'en-GB'),
  voice('Samantha', 'en-US'),
  voice('Anna', 'de-DE', { default: true }),
];
const eloquence = (language: string, region: string, translated: string) =>
  ['Eddy', 'Flo', 'Grandma', 'Grandpa', 'Reed', 'Rocko', 'Sandy', 'Shelley'].map((name) =>
    voice(`${name} (${translated})`, `${language}-${region}`),
  );
const windows = [
  voice('Microsoft Hedda - German (Germany)', 'de-DE', { default: true }),
  voice('Microsoft Katja (Natural) - German (Germany)', 'de-DE'),
  voice('Microsoft Seraphina Online (Natural) - German (Germany)', 'de-DE', online),
  voice('Microsoft Ingrid Online (Natural) - German (Austria)', 'de-AT', online),
];
const android = [
  voice('Englisch Australien', 'en_AU'),
  voice('Englisch Vereinigtes Königreich', 'en_GB'),
  voice('Englisch Vereinigte Staaten', 'en_US'),
  voice('Deutsch Deutschland', 'de_DE'),
];
const chrome = [
  voice('Google español', 'es-ES', online),
  voice('Google español de Estados Unidos', 'es-US', online),
  voice('Paulina', 'es-MX'),
  voice('Mónica', 'es-ES'),
];

it.each<[string, Voice[], string, string[], string]>([
  ['no joke, and the usual accent', mac, 'en', ['de-DE'], 'Samantha'],
  ['the accent of the device', mac, 'en', ['de-DE', 'en-GB'], 'Daniel'],
  ['the accent that is named somewhere', mac, 'en', ['en', 'en-GB'], 'Daniel'],
  ['what there is', mac, 'de', ['de-AT'], 'Anna'],
  ['a joke where there is no other', mac.slice(0, 1), 'en', [], 'Albert'],
  [
    'no joke by its translated name',
    [
      apple('Bonnes nouvelles', 'en-US', 'speech.synthesis.voice.GoodNews'),
      apple('Samantha', 'en-US', 'voice.compact.en-US.Samantha'),
    ],
    'en',
    ['fr-FR'],
    'Samantha',
  ],
  [
    'no Eloquence in German',
    [...eloquence('de', 'DE', 'Deutsch (Deutschland)'), voice('Petra', 'de-DE')],
    'de',
    [],
    'Petra',
  ],
  [
    'no Eloquence in Spanish, even from elsewhere',
    [...eloquence('es', 'MX', 'español (México)'), voice('Mónica', 'es-ES')],
    'es',
    ['es-MX'],
    'Mónica',
  ],
  [
    'no Eloquence in French',
    [
      voice('Grand-mère (français (France))', 'fr-FR'),
      voice('Jacques', 'fr-FR'),
      apple('Mamie', 'fr-FR', 'eloquence.fr-FR.Grandma'),
      voice('Thomas', 'fr-FR'),
    ],
    'fr',
    [],
    'Thomas',
  ],
  [
    'no Eloquence in Japanese',
    [...eloquence('ja', 'JP', '日本語（日本）'), voice('Kyoko', 'ja-JP')],
    'ja',
    [],
    'Kyoko',
  ],
  [
    'the better one, marked in the language of the system',
    [voice('Kyoko', 'ja-JP', { default: true }), voice('Otoya（拡張）', 'ja-JP')],
    'ja',
    [],
    'Otoya（拡張）',
  ],
  [
    'the better one in French, marked in English',
    [voice('Thomas', 'fr-FR'), voice('Audrey (Premium)', 'fr-FR')],
    'fr',
    [],
    'Audrey (Premium)',
  ],
  [
    'a natural one that needs no network',
    windows,
    'de',
    ['de-DE'],
    'Microsoft Katja (Natural) - German (Germany)',
  ],
  [
    'one of the device before the own accent from the network',
    windows,
    'de',
    ['de-AT'],
    'Microsoft Katja (Natural) - German (Germany)',
  ],
  ['the accent of an Android phone', android, 'en', ['en-GB'], 'Englisch Vereinigtes Königreich'],
  [
    'the next accent of the phone',
    android,
    'en',
    ['en-IN', 'en-GB'],
    'Englisch Vereinigtes Königreich',
  ],
  ['the usual accent on Android', android, 'en', ['de-DE'], 'Englisch Vereinigte Staaten'],
  ['one of the device before one of the network', chrome, 'es', ['es-CL'], 'Paulina'],
  [
    'one of the network before a robot of Linux',
    [
      voice('German', 'de', { voiceURI: 'urn:moz-tts:speechd:espeak-ng German?de' }),
      voice('Google Deutsch', 'de-DE', online),
    ],
    'de',
    [],
    'Google Deutsch',
  ],
  [
    'the choice of the device among equals',
    [voice('Petra', 'de-DE'), voice('Anna', 'de-DE', { default: true })],
    'de',
    [],
    'Anna',
  ],
])('the best voice is %s', (_, voices, language, languages, best) => {
  expect(rankVoices(voices, language, languages)[0]?.name).toBe(best);
});

it('ranks nothing of another language, and a voice that is listed twice once', () => {
  const ranked = rankVoices([...mac, ...mac], 'en', []);
  expect(ranked.map(({ name }) => name)).toEqual([
    'Samantha',
    'Daniel',
    'Albert',
    'Bad News',
    'Bells',
  ]);
  expect(rankVoices(mac, 'fr', [])).toEqual([]);
});
