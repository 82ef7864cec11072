import { hasSides } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import type { PracticeCues, PracticeStageState } from './types.ts';

/**
 * What a screen reader hears: start, half, the last ten seconds, a set's end, the end, and a pause.
 * Never a second on its own, so the text changes only at these moments. An empty text is silence.
 * What the practice itself speaks is not said a second time.
 */
export function announcement(
  t: TFunction<['student', 'common', 'pose-practice']>,
  state: PracticeStageState,
  cues: PracticeCues | null,
): string {
  const { guide, setSeconds: duration, sets: total, setNumber: number } = state;
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
  // In a set as short as that, the words would still be spoken when the moment is over.
  if (left <= 10 && duration > 10) return t('practice.announce.lastTen');
  if (left <= duration / 2 && duration > 20) {
    if (!hasSides(guide)) return t('practice.announce.half');
    if (!isSideSpoken) return t('pose-practice:cue.switchSides');
  }
  return t('practice.announce.started', { number, total });
}

function speaks({ settings, hasVoice }: PracticeCues): boolean {
  const isAudible = settings.soundEnabled && settings.soundVolume > 0;
  return hasVoice && isAudible && settings.guidance !== 'off';
}
