import { guideOf, type ItemSide, onlySideOf, positionAt } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { EyesClosedChoice, PracticeCues, PracticeSubject } from '../PracticeScreen/index.ts';
import { Caption } from '../PracticeScreen/parts/Caption.tsx';
import { CloseEyes } from '../PracticeScreen/parts/CloseEyes.tsx';
import { EyesClosed } from '../PracticeScreen/parts/EyesClosed.tsx';
import { PracticeHeader } from '../PracticeScreen/parts/PracticeHeader.tsx';
import { SafetyTips } from '#screens/student/Safety/SafetyTips.tsx';
import { SunRing } from '../PracticeScreen/parts/SunRing.tsx';
import * as styles from '../PracticeScreen/PracticeScreen.css.ts';
import { placeText, poseOf, subjectName } from '../PracticeScreen/subject.ts';
import { useShortcuts } from '../PracticeScreen/useShortcuts.ts';
import { EndSequenceDialog } from './parts/EndSequenceDialog.tsx';
import { NextPose } from './parts/NextPose.tsx';

/** How a rest between two poses stands. */
export interface SequenceRestState {
  status: 'running' | 'paused' | 'askingToEnd';
  /** What follows; null while it is loading. */
  next: PracticeSubject | null;
  /** The sides on which a pose is held. */
  side: ItemSide;
  /** What was before the rest; null while it is not known. */
  before: PracticeSubject | null;
  /** Which of the poses follows. */
  place: { number: number; total: number };
  /** The id of the sequence, all of whose poses show the same person. */
  sequenceId: string;
  /** How long the rest is. */
  totalSeconds: number;
  /** Seconds left of it; fractions are welcome. */
  remainingSeconds: number;
}

export interface SequenceRestScreenProps {
  state: SequenceRestState;
  /** Back: leaves, and the sequence can be taken up again. */
  onBack: () => void;
  /** Begins what follows at once. */
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Escape or the close button: pauses and asks. */
  onClose: () => void;
  onEnd: () => void;
  onKeepPracticing: () => void;
  /** Whether the rest is shown for closed eyes. */
  eyesClosed: EyesClosedChoice;
  /** Whether the key E does so too. */
  hasShortcuts: boolean;
  /** What a voice says of what follows, where it is shown; else null. */
  words: PracticeCues['words'];
  /** Says it again. */
  onRepeat: () => void;
}

/** The short rest between two poses, or blocks, of a sequence: what comes next, and when. */
export function SequenceRestScreen({
  state,
  eyesClosed,
  hasShortcuts,
  words,
  ...actions
}: SequenceRestScreenProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const { status, next, side, before, place, sequenceId, remainingSeconds } = state;
  const pose = next && poseOf(next);
  const guide = pose && guideOf(pose, 'gentle', side);
  const isRunning = status === 'running';
  const isAsking = status === 'askingToEnd';
  const toggle = isRunning ? actions.onPause : actions.onResume;
  const pause = useRef<HTMLButtonElement>(null);
  // The pose before is gone with whatever had the focus, and so is the dark screen with its buttons.
  const isDark = eyesClosed.isOn;
  useEffect(() => {
    if (!isDark && document.activeElement === document.body) pause.current?.focus();
  }, [isDark]);
  useShortcuts({
    hasLetters: hasShortcuts,
    onSpace: isAsking ? null : toggle,
    onEscape: isAsking ? null : actions.onClose,
    onNext: isAsking ? null : actions.onSkip,
    onAgain: isAsking ? null : actions.onRepeat,
    onE: isAsking ? null : () => eyesClosed.onChange(!eyesClosed.isOn),
  });
  return (
    <>
      <main className={styles.stage}>
        {eyesClosed.isOn ? (
          <EyesClosed
            label={t(
              isRunning
                ? 'pose-practice:sequence.rest.pause'
                : 'pose-practice:sequence.rest.resume',
            )}
            title={t('pose-practice:sequence.rest.title')}
            words={words}
            onOpen={() => eyesClosed.onChange(false)}
            onPress={isAsking ? null : toggle}
          >
            {next ? ring(next) : null}
          </EyesClosed>
        ) : (
          <>
            <PracticeHeader badges={[placeText(t, next, place)]} onBack={actions.onBack} />
            <div className={styles.title}>
              <Heading level={1}>{t('pose-practice:sequence.rest.title')}</Heading>
              {words?.length ? (
                <Caption words={words} />
              ) : (
                <Text tone="soft">{t('pose-practice:sequence.rest.hint')}</Text>
              )}
            </div>
            {next ? ring(next) : <Loading />}
            <div className={styles.panel}>
              {next ? <NextPose guide={guide} subject={next} /> : null}
              <SafetyTips asana={pose} size="large" />
              <Countdown
                label={t('pose-practice:sequence.rest.timeLeft')}
                seconds={remainingSeconds}
                size="large"
              />
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
                  label={
                    isRunning
                      ? t('pose-practice:sequence.rest.pause')
                      : t('pose-practice:sequence.rest.resume')
                  }
                  size="large"
                  variant="sand"
                  onPress={toggle}
                />
                <IconButton
                  icon={
                    <SkipForward aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />
                  }
                  label={t('pose-practice:sequence.rest.skip')}
                  size="hero"
                  variant="primary"
                  onPress={actions.onSkip}
                />
                <IconButton
                  icon={<X aria-hidden size="1.5rem" strokeWidth={1.75} />}
                  label={t('pose-practice:close')}
                  size="large"
                  variant="sand"
                  onPress={actions.onClose}
                />
              </div>
            </div>
            <div className={styles.eyes}>
              <CloseEyes onPress={() => eyesClosed.onChange(true)} />
            </div>
          </>
        )}
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

  function ring(subject: PracticeSubject) {
    // The student comes into the left side while it is shown.
    const followed =
      guide && onlySideOf(guide) === 'left'
        ? { guide, position: positionAt(guide, 1, 0), isRunning: false, isMoving: false }
        : null;
    return (
      <SunRing
        before={before}
        followed={followed}
        sequenceId={sequenceId}
        subject={subject}
        value={passed(state)}
      />
    );
  }

  function announcement() {
    if (!isRunning) return t('pose-practice:paused');
    if (!next) return '';
    const onlySide = (guide && onlySideOf(guide)) ?? 'both';
    return t(`pose-practice:sequence.rest.announce.${onlySide}`, { name: subjectName(t, next) });
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
function passed({ status, totalSeconds, remainingSeconds }: SequenceRestState): number {
  const ahead = status === 'running' ? 1 : 0;
  return Math.min(1, 1 - (Math.ceil(remainingSeconds) - ahead) / totalSeconds);
}
