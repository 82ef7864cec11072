import { useTranslation } from '@niyama/i18n';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Countdown } from '../../../../components/Countdown/Countdown.tsx';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeActions, PracticeStageState } from '../types.ts';
import { SetComplete } from './SetComplete.tsx';

interface SetClockProps extends PracticeActions {
  state: PracticeStageState;
}

/** The clock of a set with its controls. */
export function SetClock({ state, ...actions }: SetClockProps) {
  const { t } = useTranslation('student');
  const { status, sets, setNumber } = state;
  const cue = cueOf(state);
  const startAndPause = useRef<HTMLButtonElement>(null);
  // The start button is gone; whoever pressed it finds the focus on what pauses.
  useEffect(() => {
    if (document.activeElement === document.body) startAndPause.current?.focus();
  }, []);
  const isReadying = status === 'gettingReady';
  const runs = status === 'running' || status === 'setDone';
  const isIdle = !runs && status !== 'paused' && !isReadying;
  return (
    <div className={styles.panel}>
      <div className={styles.readout}>
        {status === 'setDone' ? (
          <SetComplete
            next={state.isLast ? null : { number: setNumber, total: sets }}
            onBeginSet={actions.onBeginSet}
          />
        ) : (
          <>
            <Countdown
              label={isReadying ? t('practice.cue.getReady') : t('practice.timeLeft')}
              seconds={isReadying ? state.readySeconds : state.remainingSeconds}
              size="hero"
            />
            <div className={styles.guide}>
              {cue === null ? null : <p className={styles.cue}>{t(`practice.cue.${cue}`)}</p>}
              {cue === null || isReadying ? <Text tone="soft">{hint()}</Text> : null}
            </div>
          </>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={<RotateCcw aria-hidden size="1.5rem" strokeWidth={1.75} />}
          isDisabled={isIdle || isReadying || status === 'setDone'}
          label={t('practice.reset')}
          size="large"
          variant="sand"
          onPress={actions.onReset}
        />
        <IconButton
          ref={startAndPause}
          icon={
            runs ? (
              <Pause aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />
            ) : (
              <Play aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />
            )
          }
          isDisabled={isIdle || (status === 'setDone' && state.isLast)}
          label={label()}
          size="hero"
          variant="primary"
          onPress={press()}
        />
        <IconButton
          icon={<X aria-hidden size="1.5rem" strokeWidth={1.75} />}
          isDisabled={isIdle || (status === 'setDone' && state.isLast)}
          label={t('practice.close')}
          size="large"
          variant="sand"
          onPress={actions.onClose}
        />
      </div>
    </div>
  );

  function label() {
    if (runs) return t('practice.pause');
    return isReadying ? t('practice.startNow') : t('practice.resume');
  }

  function press() {
    if (runs) return actions.onPause;
    return isReadying ? actions.onStart : actions.onResume;
  }

  function hint() {
    if (isReadying) return t('practice.readyHint');
    if (status === 'running') return t('practice.hint');
    if (status === 'savingPause') return t('practice.done.busy');
    if (status === 'paused' || status === 'askingToEnd') return t('practice.paused');
    return t('practice.announce.finished');
  }
}

function cueOf(state: PracticeStageState) {
  if (state.status === 'gettingReady') return 'getReady';
  return state.status === 'running' ? state.cue : null;
}
