import {
  type Asana,
  type AsanaSpoken,
  type BreathPart,
  breathWord,
  type FlowStep,
  type Guidance,
  guideWords,
  hasSides,
  type LanguageTag,
  type Limit,
  romanized,
  type SingleGuide,
  sentencesOf,
  type Side,
  type SpeechRate,
  spokenSeconds,
  type SpokenText,
  type StepWord,
  textLanguage,
  usualReadySeconds,
} from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import type { PracticeContext, PracticeCue } from '@niyama/machines';

/** What the words of a practice are made of. */
export interface Narration {
  guidance: Guidance;
  rate: SpeechRate;
  language: LanguageTag;
  t: TFunction<['student', 'pose-practice']>;
  asana: Asana;
  spoken: AsanaSpoken;
  /** The limits that the student set on this device. */
  limits: readonly Limit[];
  /** The only side on which the pose is held; null where it has both, or none. */
  side: Side | null;
  /** What the teacher says while it is held; null without. */
  words: SpokenText | null;
  /** Whether the way into the pose has been spoken already. */
  isSpoken: boolean;
}

/** What a voice says of a pose whose words are not there, or that runs in a block. */
export const unspoken: AsanaSpoken = { entering: null, holding: null, leaving: null };

/** Seconds to get ready when nothing is spoken, and the most that speaking the way in may take. */
export const readySeconds = { usual: usualReadySeconds, longest: 15 };

/** The most that a sentence about holding or leaving may take, in seconds. */
const longestWord = 6;

/** A caption stands longer than it is estimated to be said: voices differ, and nobody reads at once. */
const caption = { shortestSeconds: 3, patience: 1.5 };

/** Silence between two steps or breaths, in seconds. */
const breathingSpace = 0.5;

/** The breath is led by words for as many rounds; from then on the tones carry it. */
const spokenRounds = 3;

/**
 * The steps that say a side or a leg, and which: they are said in every set, of the others then only
 * the breath.
 */
const sidedSteps: Partial<Record<StepWord, 'right' | 'left' | 'other'>> = {
  rightFootBack: 'right',
  leftFootBack: 'left',
  rightFootForward: 'right',
  leftFootForward: 'left',
  rightWarrior: 'right',
  leftWarrior: 'left',
  otherLeg: 'other',
};

/** What of a practice decides what is said at a cue. */
export interface CuedPractice extends Pick<
  PracticeContext,
  'setSeconds' | 'setNumber' | 'sets' | 'cues'
> {
  guide: SingleGuide;
}

/**
 * What is said at a cue; nothing where nothing fits.
 *
 * @param passedSeconds since the moment of the cue, for a student who resumes in the middle of a step or a breath.
 */
export function wordsOf(
  cue: PracticeCue,
  at: CuedPractice,
  narration: Narration,
  passedSeconds = 0,
): readonly SpokenText[] {
  const { guidance, t, isSpoken, asana, spoken, limits } = narration;
  const words = guideWords(asana, spoken, limits);
  const own = (text: string): SpokenText => ({ text, language: narration.language });
  const isFull = guidance === 'full';
  if (guidance === 'off') return [];
  // Without 'Get ready', the tip comes with the first step or breath, and no other words interrupt it.
  const isFirst = cue.kind === 'step' || cue.kind === 'breath';
  if (isFirst && words.isTip)
    return isFull && !isSpoken && at.setNumber === 1 ? wayIn(narration) : [];
  switch (cue.kind) {
    case 'getReady':
      if (isFull) return isSpoken ? [own(t('pose-practice:cue.getReady'))] : wayIn(narration);
      return [own(t('pose-practice:cue.getReady')), ...sideWords(narration)];
    case 'switchSides':
      return [own(t(isFull ? 'pose-practice:cue.leftSide' : 'pose-practice:cue.switchSides'))];
    case 'lastSeconds':
      return [own(t(`pose-practice:cue.count.${cue.seconds}`))];
    case 'holding': {
      // A teacher may say more where the hold has time for it.
      const seconds = narration.words ? Math.max(longestWord, at.setSeconds / 4) : longestWord;
      return isFull ? fitting([holdingWords(narration)], seconds, narration) : [];
    }
    case 'step': {
      const seconds = stepSeconds(cue.step, at) - passedSeconds - breathingSpace;
      return isFull ? fitting(stepWords(cue.step, at, narration), seconds, narration) : [];
    }
    case 'breath': {
      const isLed = isFull && at.setNumber === 1 && cue.round <= spokenRounds;
      const breath = isLed ? breathWords(cue.breath, narration) : [];
      const seconds = cue.breath.seconds - passedSeconds - breathingSpace;
      return fitting([breath], seconds, narration);
    }
    case 'setDone': {
      if (at.setNumber < at.sets) {
        const isReturnSpoken = at.cues.cueSwitchSides && hasSides(at.guide);
        const back = isFull ? 'pose-practice:cue.rightAgain' : 'pose-practice:side.right';
        return isReturnSpoken ? [own(t(back))] : [];
      }
      return isFull ? fitting([words.leaving], longestWord, narration) : [];
    }
    case 'setStarted':
      break;
    // Only a block has these.
    case 'stepStarted':
    case 'bell':
      return [];
  }
  // A student who skips getting ready comes into the pose in its first set, before a word about holding.
  if (isSpoken || at.setNumber > 1) return [];
  return isFull ? wayIn(narration, at.setSeconds / 4) : sideWords(narration);
}

/** What is said while a pose is held: the teacher's words, or else those of the pose. */
export function holdingWords({
  asana,
  spoken,
  limits,
  words,
}: Pick<Narration, 'asana' | 'spoken' | 'limits' | 'words'>): readonly SpokenText[] {
  return words ? [words] : guideWords(asana, spoken, limits).holding;
}

/** On which side a pose is held that has only one of its two in this step. */
const sideWords = ({ side, t, language }: Narration): SpokenText[] =>
  side === null ? [] : [{ text: t(`pose-practice:side.${side}`), language }];

/**
 * How one comes into a pose: its name, its only side and the way, less of it where there is less time. A
 * safety tip is said in full, however long it takes. The way into the left side alone is not said, because it is
 * written for the right one.
 */
export function wayIn(narration: Narration, seconds = readySeconds.longest): readonly SpokenText[] {
  const { asana, spoken, limits, t, language } = narration;
  const { entering, isTip } = guideWords(asana, spoken, limits);
  const side = sideWords(narration);
  const name = isSanskrit(asana)
    ? side
    : [{ text: spokenName(asana), language: textLanguage(asana, 'name') }, ...side];
  if (isTip && entering.length > 0) return [...name, ...entering];
  const way = narration.side === 'left' ? [] : entering;
  const sentences = way.flatMap(({ text, ...rest }) =>
    sentencesOf(text).map((sentence) => ({ text: sentence, ...rest })),
  );
  if (sentences.length === 0) {
    const ready = { text: t('pose-practice:cue.getReady'), language };
    return fitting([[...name, ready], name, side], seconds, narration);
  }
  const shortened = [[...name, ...sentences], [...name, ...sentences.slice(0, 1)], name, side];
  return fitting(shortened, seconds, narration);
}

/** How long getting ready lasts: as long as it takes to say the way into the pose. */
export function getReadySeconds(narration: Narration): number {
  if (narration.guidance !== 'full' || narration.isSpoken) return readySeconds.usual;
  const seconds = Math.ceil(spokenSeconds(wayIn(narration), narration.rate) + breathingSpace);
  return Math.max(readySeconds.usual, seconds);
}

/** How long words stand to be read. */
export const shownSeconds = (texts: readonly SpokenText[], rate: SpeechRate): number =>
  Math.max(caption.shortestSeconds, spokenSeconds(texts, rate) * caption.patience);

/** The first that can be said in the time there is: what does not fit is left out whole. */
function fitting(
  offered: readonly (readonly SpokenText[])[],
  seconds: number,
  { rate }: Narration,
): readonly SpokenText[] {
  return offered.find((texts) => spokenSeconds(texts, rate) <= seconds) ?? [];
}

function stepSeconds({ weight }: FlowStep, { guide, setSeconds }: CuedPractice): number {
  if (guide.kind !== 'flow') return 0;
  return (setSeconds * weight) / guide.steps.reduce((sum, step) => sum + step.weight, 0);
}

/** The words of a step; if they do not fit, its leg, which a student cannot guess; if not, its breath. */
function stepWords({ word, phase }: FlowStep, at: CuedPractice, { t, language }: Narration) {
  const whole = [{ text: t(`practice.step.${word}`), language }];
  const breath = phase === 'free' ? [] : [{ text: t(`practice.breath.${phase}`), language }];
  const leg = sidedSteps[word];
  if (leg) return [whole, [{ text: t(`practice.leg.${leg}`), language }], breath];
  return at.setNumber === 1 ? [whole, breath] : [breath];
}

/** Which breath, and on which side of the nose. Pumps are too quick for words. */
function breathWords(breath: BreathPart, { t, language }: Narration) {
  const { phase, manner, nostril } = breath;
  if (manner === 'pump' || phase === 'free') return [];
  const texts = [
    t(`practice.breath.${breathWord(breath)}`),
    ...(nostril ? [t(`practice.breath.${nostril}`)] : []),
  ];
  return texts.map((text) => ({ text, language }));
}

/** The number at the end of a name such as `Warrior III`, which voices would spell. */
const romanNumber = /\bI{1,3}$/;

/** The name of a pose as a voice reads it rightly. */
export function spokenName({ name }: Asana): string {
  if (!romanNumber.test(name)) return `${name}.`;
  // Without a full stop: behind a number it makes a German voice count, as in the third of May.
  return name.replace(romanNumber, (number) => String(number.length));
}

/** Voices read Sanskrit wrongly, however it is spelled, and some poses are known by no other name. */
function isSanskrit({ name, sanskritName }: Asana): boolean {
  const wordsIn = (text: string): string[] =>
    romanized(text.replace(romanNumber, '')).match(/\p{Letter}{3,}/gu) ?? [];
  const sanskrit = wordsIn(sanskritName ?? '');
  return wordsIn(name).some((word) => sanskrit.includes(word));
}
