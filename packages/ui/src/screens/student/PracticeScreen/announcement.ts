import { hasSides, onlySideOf } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import { poseOf, subjectName } from './subject.ts';
import type { PracticeCues, PracticeStageState } from './types.ts';

/** How long a moment of a set can be announced, in seconds: a later text would be untrue. */
const momentSeconds = 3;

/** The shortest step of a class whose name is announced, in seconds: in a shorter one it would come too late. */
const namedSeconds = 15;

const startedOn = { right: 'startedRight', left: 'startedLeft' } as const;

/**
 * What a screen reader hears: start, half, the last ten seconds, a set's end, the end, and a pause.
 * Each is announced at its moment or not at all, and single seconds never are. An empty text is silence.
 * What the voice of the practice says is not repeated. Steps that follow each other without a rest have their names
 * and changes of side alone.
 */
export function announcement(
  t: TFunction<['student', 'common', 'pose-practice']>,
  state: PracticeStageState,
  cues: PracticeCues | null,
): string {
  const {
    subject,
    isLinked = false,
    guide,
    setSeconds: duration,
    sets: total,
    setNumber: number,
  } = state;
  const isSpoken = cues !== null && speaks(cues);
  const isSideSpoken = isSpoken && cues.settings.cueSwitchSides;
  if (state.status === 'paused') return t('pose-practice:paused');
  if (state.status === 'allSetsDone') return t('practice.announce.finished');
  if (state.status === 'setDone') {
    const done = hasSides(guide) && !isSideSpoken ? 'setCompleteRight' : 'setComplete';
    return t(`practice.announce.${done}`, { number: number - 1, total });
  }
  if (state.status === 'gettingReady') return isSpoken ? '' : t('pose-practice:cue.getReady');
  if (state.status !== 'running') return '';
  const left = Math.ceil(state.remainingSeconds);
  const isAt = (seconds: number) => left <= seconds && left > seconds - momentSeconds;
  const isStep = isLinked || poseOf(subject) === null;
  if (isStep && duration < namedSeconds) return '';
  if (isAt(duration / 2) && hasSides(guide) && !isSideSpoken) {
    return t('pose-practice:cue.switchSides');
  }
  if (isStep) return isAt(duration) && !isSpoken ? subjectName(t, subject) : '';
  // In a set as short as that, the words would still be spoken when the moment is over.
  if (isAt(10) && duration > 10) return t('practice.announce.lastTen');
  // In a shorter set it would come within ten seconds of the last ones, which matter more.
  if (isAt(duration / 2) && duration >= 40 && !hasSides(guide)) {
    return t('practice.announce.half');
  }
  if (!isAt(duration)) return '';
  const side = isSpoken ? null : onlySideOf(guide);
  return t(`practice.announce.${side === null ? 'started' : startedOn[side]}`, { number, total });
}

function speaks({ settings, hasVoice }: PracticeCues): boolean {
  const isAudible = settings.soundEnabled && settings.soundVolume > 0;
  return hasVoice && isAudible && settings.guidance !== 'off';
}
