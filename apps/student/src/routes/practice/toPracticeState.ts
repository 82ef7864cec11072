import { type Asana, DataError, isFinalRefusal, type PracticeSource } from '@niyama/domain';
import { errorText, type I18n } from '@niyama/i18n';
import { remainingMs, shownCue } from '@niyama/machines';
import type { PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import type { SequenceStep } from './sequenceStep.ts';
import type { PracticeSnapshot } from './usePracticeMachine.ts';

interface Given {
  asana: Asana;
  source: PracticeSource;
  reflectionQuestion: string | null;
  step: SequenceStep | null;
  startsOver: boolean;
  /** Why what waits could not be sent, in the reader's language. */
  sendingFailure: string | null;
}

/** What the screen shows of the machine; a final state keeps its last picture until the app has left. */
export function toPracticeState(
  snapshot: PracticeSnapshot,
  { asana, source, reflectionQuestion, step, startsOver, sendingFailure }: Given,
  i18n: I18n,
): PracticeState {
  const { sets, setNumber, timer, ready, award, error } = snapshot.context;
  const standing = {
    asana,
    sets,
    setNumber,
    remainingSeconds: remainingMs(timer) / 1000,
    place: step?.place ?? null,
  };
  const { value } = snapshot;
  if (typeof value !== 'string' && 'practising' in value) {
    return value.practising === 'running'
      ? { ...standing, status: 'running', cue: shownCue(snapshot.context) }
      : { ...standing, status: value.practising };
  }
  const status = typeof value === 'string' ? value : 'achievements';
  switch (status) {
    case 'opening':
    case 'choosingSets':
    case 'left':
      return { ...standing, status: 'choosingSets', startsOver };
    case 'gettingReady':
      return { ...standing, status: 'gettingReady', readySeconds: remainingMs(ready) / 1000 };
    case 'setDone':
      return { ...standing, status: 'setDone', isLast: false };
    case 'allSetsDone':
      return { ...standing, status: 'setDone', isLast: true };
    case 'completing':
    case 'awarding':
      // Where nothing was asked, nothing covers the pose while it is saved.
      if (step && reflectionQuestion === null) {
        return { ...standing, status: 'setDone', isLast: true };
      }
      return { ...standing, status, reflectionQuestion };
    case 'saveFailed':
    case 'unsaved':
      return {
        ...standing,
        status: 'saveFailed',
        failure: failureOf(source, DataError.from(error)),
        reason: errorText(i18n, DataError.from(error)),
        canRetry: !isFinalRefusal(DataError.from(error).code ?? 'unknown'),
      };
    case 'achievements':
    case 'completed':
      // A sequence tells at its end what was earned, and is on its way to the next pose.
      if (step) return { ...standing, status: 'setDone', isLast: true };
      return {
        ...standing,
        status: 'achievements',
        award:
          award?.status === 'saved' ? award : { status: 'queued' as const, reason: sendingFailure },
      };
    case 'savingPause':
    case 'paused':
      return { ...standing, status: 'savingPause' };
    case 'endedEarly':
      break;
  }
  return { ...standing, status: 'paused' };
}

/** What could not be saved: the completion of an assignment, the progress, or a practice. */
function failureOf(source: PracticeSource, { code }: DataError) {
  if (source === 'assignment') return 'assignment';
  // The ledger looked at the practiced time and would not count it.
  return code?.startsWith('completion_') ? 'progress' : 'practice';
}
