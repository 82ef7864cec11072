import {
  chainWords,
  onlySideOf,
  spokenSeconds,
  type SpokenText,
  textLanguage,
} from '@niyama/domain';
import { isEnded, type PracticeContext, type PracticeCue } from '@niyama/machines';
import {
  type BlockPractice,
  blockPositionOf,
  type SpokenRun,
  teachersWords,
} from './blockPractice.ts';
import { type Narration, spokenName, unspoken, wordsOf } from './spokenWords.ts';

/** What the words of a block are made of. */
export interface BlockNarration extends Omit<Narration, 'asana' | 'spoken' | 'side' | 'words'> {
  block: BlockPractice;
  run: SpokenRun | null;
}

/**
 * What is said at a cue of a block: the name of each step with its side and the teacher's words, as far as there is
 * time, and what leads through the step.
 *
 * @param passedSeconds since the moment of the cue, for a student who resumes in the middle of a step.
 */
export function blockWords(
  cue: PracticeCue,
  at: PracticeContext,
  { block, run, ...narration }: BlockNarration,
  passedSeconds = 0,
): readonly SpokenText[] {
  const { guidance, t, language, limits, rate, isSpoken } = narration;
  const own = (text: string): SpokenText => ({ text, language });
  if (guidance === 'off') return [];
  if (cue.kind === 'getReady') return [own(t('pose-practice:cue.getReady'))];
  const position = blockPositionOf(at, block);
  if (!position) return [];
  if (cue.kind === 'stepStarted') {
    const item = block.steps[cue.index] ?? position.item;
    const subject = block.subjects[cue.index] ?? position.subject;
    const step = block.chain.steps[cue.index] ?? position.step;
    const words = guidance === 'full' ? teachersWords(run, item, subject, limits) : null;
    // The rest before has said the name.
    if (cue.index === 0 && isSpoken) {
      const seconds = cue.freeSeconds - passedSeconds;
      return words && spokenSeconds([words], rate) <= seconds ? [words] : [];
    }
    const name =
      typeof subject === 'string'
        ? own(t(`pose-practice:step.${subject}`))
        : { text: spokenName(subject), language: textLanguage(subject, 'name') };
    const side = onlySideOf(step.guide);
    const freeSeconds = cue.freeSeconds - passedSeconds;
    const texts = { name, side: side && own(t(`pose-practice:side.${side}`)), words };
    return chainWords({ freeSeconds }, step, texts, rate);
  }
  const { subject, step, set } = position;
  if (typeof subject === 'string') return [];
  // A set that has ended stands at the beginning of the next one.
  const isDone = cue.kind === 'setDone';
  if (isDone && isEnded(at)) return [];
  const { guide, sets, setSeconds } = step;
  const setNumber = isDone ? set - 1 : set;
  return wordsOf(
    cue,
    { guide, sets, setSeconds, setNumber, cues: at.cues },
    { ...narration, asana: subject, spoken: unspoken, side: onlySideOf(guide), words: null },
    passedSeconds,
  );
}
