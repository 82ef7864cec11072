import { type Asana, sequenceRestSeconds } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { PracticeHeader } from '../PracticeScreen/parts/PracticeHeader.tsx';
import { SunRing } from '../PracticeScreen/parts/SunRing.tsx';
import * as styles from '../PracticeScreen/PracticeScreen.css.ts';
import { useShortcuts } from '../PracticeScreen/useShortcuts.ts';
import { EndSequenceDialog } from './parts/EndSequenceDialog.tsx';
import { NextPose } from './parts/NextPose.tsx';

/** How a rest between two poses stands. */
export interface SequenceRestState {
  status: 'running' | 'paused' | 'askingToEnd';
  /** The pose that follows; null while it is loading. */
  next: Asana | null;
  /** Which of the poses follows. */
  place: { number: number; total: number };
  /** Seconds left of the rest; fractions are welcome. */
  remainingSeconds: number;
}

export interface SequenceRestScreenProps {
  state: SequenceRestState;
  /** Back: leaves, and the sequence can be taken up again. */
  onBack: () => void;
  /** Begins the next pose at once. */
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Escape or the close button: pauses and asks. */
  onClose: () => void;
  onEnd: () => void;
  onKeepPracticing: () => void;
}

/** The short rest between two poses of a sequence: what comes next, and when. */
export function SequenceRestScreen({ state, ...actions }: SequenceRestScreenProps) {
  const { t } = useTranslation(['student', 'common']);
  const { status, next, place, remainingSeconds } = state;
  const isRunning = status === 'running';
  const toggle = isRunning ? actions.onPause : actions.onResume;
  const pause = useRef<HTMLButtonElement>(null);
  // The pose before is gone with whatever had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) pause.current?.focus();
  }, []);
  useShortcuts({
    onSpace: status === 'askingToEnd' ? () => undefined : toggle,
    onEscape: status === 'askingToEnd' ? () => undefined : actions.onClose,
  });
  return (
    <>
      <main className={styles.stage}>
        <PracticeHeader badges={[t('sequence.place', place)]} onBack={actions.onBack} />
        <div className={styles.title}>
          <Heading level={1}>{t('sequence.rest.title')}</Heading>
          <Text tone="soft">{t('sequence.rest.hint')}</Text>
        </div>
        {next ? <SunRing asana={next} size="compact" value={passed(state)} /> : <Loading />}
        <div className={styles.panel}>
          {next ? <NextPose asana={next} /> : null}
          <Countdown label={t('sequence.rest.timeLeft')} seconds={remainingSeconds} size="large" />
          <div className={styles.controls}>
            <IconButton
              ref={pause}
              icon={
                isRunning ? (
                  <Pause aria-hidden fill="currentColor" size="1.5rem" strokeWidth={1.25} />
                ) : (
                  <Play aria-hidden fill="currentColor" size="1.5rem" strokeWidth={1.25} />
                )
              }
              label={isRunning ? t('sequence.rest.pause') : t('sequence.rest.resume')}
              size="large"
              variant="sand"
              onPress={toggle}
            />
            <IconButton
              icon={<SkipForward aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />}
              label={t('sequence.rest.skip')}
              size="hero"
              variant="primary"
              onPress={actions.onSkip}
            />
            <IconButton
              icon={<X aria-hidden size="1.5rem" strokeWidth={1.75} />}
              label={t('practice.close')}
              size="large"
              variant="sand"
              onPress={actions.onClose}
            />
          </div>
        </div>
        <VisuallyHidden as="div">
          {/* Without a second on its own: the text changes with the pose and a pause only. */}
          <output>{announcement()}</output>
        </VisuallyHidden>
      </main>
      <EndSequenceDialog
        isOpen={status === 'askingToEnd'}
        onEnd={actions.onEnd}
        onKeepPracticing={actions.onKeepPracticing}
      />
    </>
  );

  function announcement() {
    if (!isRunning) return t('practice.paused');
    return next ? t('sequence.rest.announce', { name: next.name }) : '';
  }
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.alone}>
      <Spinner label={t('loading')} />
    </div>
  );
}

/** The ring moves toward the next second, so that it closes when the rest ends. */
function passed({ status, remainingSeconds }: SequenceRestState): number {
  const ahead = status === 'running' ? 1 : 0;
  return Math.min(1, 1 - (Math.ceil(remainingSeconds) - ahead) / sequenceRestSeconds);
}
