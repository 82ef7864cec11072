/** What a browser says of a voice, as far as it decides how well it speaks. */
export type Voice = Pick<
  SpeechSynthesisVoice,
  'lang' | 'default' | 'localService' | 'name' | 'voiceURI'
>;

/**
 * Voices of Apple's systems that nobody wants to practice with, as Readium's list of recommended voices
 * names them: jokes, by their names and by those in their identifiers, robots, and the Eloquence voices,
 * whose names some systems translate.
 */
const poorNames = new Set(
  (
    'Albert, Bad News, BadNews, Bahh, Bells, Boing, Bubbles, Cellos, Deranged, Good News, GoodNews, ' +
    'Hysterical, Jester, Organ, Pipe Organ, Princess, Superstar, Trinoids, Whisper, Wobble, Zarvox, ' +
    'Fred, Junior, Kathy, Ralph, ' +
    'Eddy, Flo, Grandma, Grand-mère, Grandpa, Grand-père, Jacques, Reed, Rocko, Sandy, Shelley'
  ).split(', '),
);

/** The free voice of Linux and Chrome OS, and Apple's Eloquence under any name. */
const poorMaker = /espeak|eloquence/i;

/** How systems mark their better voices, Apple's in the language of the system. */
const goodMark =
  /premium|プレミアム|de qualité|enhanced|erweitert|mejorada|拡張|natural|neural|google/i;

/** Safari's identifiers end with the name, and others put the language behind it: `Eddy (German)`. */
const isPoor = ({ name, voiceURI }: Voice) =>
  poorNames.has(name.split(' (')[0] ?? name) ||
  poorNames.has(voiceURI.split('.').at(-1) ?? voiceURI) ||
  poorMaker.test(`${name} ${voiceURI}`);

/** The language and the region of a tag; Android writes `de_AT`. */
const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/);

/** The region whose accent is expected: the first of the device that a voice has; if it names none, the usual one. */
function expectedRegion(voices: readonly Voice[], language: string, languages: readonly string[]) {
  const own = languages
    .map(partsOf)
    .flatMap(([spoken, region]) => (spoken === language && region ? region : []));
  if (own.length === 0) return new Intl.Locale(language).maximize().region?.toLowerCase();
  const spoken = new Set(voices.map(({ lang }) => partsOf(lang)[1]));
  return own.find((region) => spoken.has(region));
}

/**
 * The voices that speak a language, the best first: poor ones last, then one that needs no network before one
 * that does, or an offline practice would be silent, then by region, then what calls itself better, then the
 * device's own choice.
 *
 * @param language such as `de`; `de-AT` and Android's `de_AT` speak it too.
 * @param languages those of the device, the preferred first.
 */
export function rankVoices<Any extends Voice>(
  voices: readonly Any[],
  language: string,
  languages: readonly string[],
): Any[] {
  const speaking = voices.filter(({ lang }) => partsOf(lang)[0] === language);
  const region = expectedRegion(speaking, language, languages);
  const rank = (voice: Voice) =>
    Number(!isPoor(voice)) * 16 +
    Number(voice.localService) * 8 +
    Number(partsOf(voice.lang)[1] === region) * 4 +
    Number(goodMark.test(voice.name)) * 2 +
    Number(voice.default);
  const ranked = speaking.toSorted((one, other) => rank(other) - rank(one));
  // Some phones list a voice twice.
  const ids = ranked.map(({ voiceURI }) => voiceURI);
  return ranked.filter(({ voiceURI }, place) => ids.indexOf(voiceURI) === place);
}
