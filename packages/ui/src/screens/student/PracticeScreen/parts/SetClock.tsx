import {
  breathAt,
  type GuidePosition,
  hasSides,
  onlySideOf,
  secondsBetweenSets,
  type SpokenText,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';
import { nameLanguage, poseOf, subjectName } from '../subject.ts';
import type { ShownBreath } from '#screens/student/parts/shownBreath.ts';
import { SafetyTips } from '#screens/student/Safety/SafetyTips.tsx';
import type { PracticeStageState } from '../types.ts';
import { Caption } from './Caption.tsx';
import { GuideWords } from './GuideWords.tsx';
import { InstructorNote } from './InstructorNote.tsx';
import { SetComplete } from './SetComplete.tsx';

interface SetClockProps {
  state: Exclude<PracticeStageState, { status: 'choosingSets' | 'resumeOffer' }>;
  /** Where the set stands; null before it has begun and after its end. */
  position: GuidePosition | null;
  /** What the breath does there; null where none is led. */
  breath: ShownBreath | null;
  /** What a voice says, where it is shown: empty between its words, null where it is not. */
  words: readonly SpokenText[] | null;
  /** Null where the practice completes no assignment with a note. */
  instructorNote: string | null;
}

/** The clock of a set with its controls. */
export function SetClock({ state, position, breath, words, instructorNote }: SetClockProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const { status, next, onNextStep, sets, setNumber } = state;
  const pose = poseOf(state.subject);
  const cue = cueOf(state);
  const startAndPause = useRef<HTMLButtonElement>(null);
  // The start button is gone, so the focus moves to the pause button; the heading of a page that has just
  // opened takes it first.
  useEffect(() => {
    queueMicrotask(() => {
      if (document.activeElement === document.body) startAndPause.current?.focus();
    });
  }, []);
  const isReadying = status === 'gettingReady';
  const isSetDone = status === 'setDone' || status === 'allSetsDone';
  const runs = status === 'running' || isSetDone;
  const { onPress, onReset, onClose } = actionsOf(state);
  const breathing = 'breathing' in state ? state.breathing : null;
  const place = placeInHold();
  return (
    <div className={styles.panel}>
      <div className={styles.readout}>
        {isSetDone ? (
          <SetComplete
            next={
              status === 'setDone'
                ? { number: setNumber, total: sets, onBegin: state.onBeginSet }
                : null
            }
            hint={status === 'setDone' ? rest() : t('practice.announce.finished')}
            words={words}
          />
        ) : position && position.kind !== 'hold' ? (
          <>
            <GuideWords
              breath={breath}
              clock={
                <Countdown
                  label={t('pose-practice:timeLeft')}
                  seconds={state.remainingSeconds}
                  size="inherit"
                />
              }
              guide={state.guide}
              instead={status === 'running' ? null : hint()}
              position={position}
            />
            {following()}
            <SafetyTips asana={pose} size="small" />
          </>
        ) : (
          <>
            {/* A change of side leads to the side that is being taken. */}
            {place ? (
              <Text size="small" tone="soft">
                {place}
              </Text>
            ) : null}
            <Countdown
              label={isReadying ? t('pose-practice:cue.getReady') : t('pose-practice:timeLeft')}
              seconds={isReadying ? state.readySeconds : state.remainingSeconds}
              size="hero"
            />
            {following()}
            <div className={styles.guides[words ? 'captioned' : 'plain']}>
              {words?.length ? (
                <Caption words={words} />
              ) : (
                <>
                  {cue === null ? null : (
                    <p className={styles.cue}>{t(`pose-practice:cue.${cue}`)}</p>
                  )}
                  {cue === null || isReadying ? (
                    <SafetyTips asana={pose} size="large">
                      {status === 'running' && state.holding.length > 0 ? (
                        state.holding.map(({ text, language }) => (
                          <Text key={text} lang={language} tone="soft">
                            {text}
                          </Text>
                        ))
                      ) : (
                        <Text tone="soft">{hint()}</Text>
                      )}
                    </SafetyTips>
                  ) : null}
                </>
              )}
            </div>
          </>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={<RotateCcw aria-hidden size="1.5rem" strokeWidth={1.75} />}
          isDisabled={!onReset}
          label={t('pose-practice:reset')}
          size="large"
          variant="sand"
          onPress={onReset}
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
          isDisabled={!onPress}
          label={label()}
          size="hero"
          variant="primary"
          onPress={onPress}
        />
        <IconButton
          icon={<X aria-hidden size="1.5rem" strokeWidth={1.75} />}
          isDisabled={!onClose}
          label={t('pose-practice:close')}
          size="large"
          variant="sand"
          onPress={onClose}
        />
      </div>
      {state.guide.kind === 'breath' ? (
        <Button isDisabled={!breathing} variant="quiet" onPress={breathing?.onToggle}>
          {breathing?.isFree ? t('practice.breath.lead') : t('practice.breath.freely')}
        </Button>
      ) : null}
      {next === null ? null : (
        <Button
          data-next
          isDisabled={!onNextStep}
          variant="quiet"
          onPress={onNextStep ?? undefined}
        >
          {t('pose-practice:step.skip')}
        </Button>
      )}
      {instructorNote === null ? null : <InstructorNote note={instructorNote} size="brief" />}
    </div>
  );

  function label() {
    if (runs) return t('pose-practice:pause');
    return isReadying ? t('pose-practice:startNow') : t('pose-practice:resume');
  }

  /** What follows without a rest, while the time runs toward it. */
  function following() {
    if (next === null || (status !== 'running' && status !== 'paused')) return null;
    return (
      <Text size="small" tone="soft">
        {t('pose-practice:step.next')} <span lang={nameLanguage(next)}>{subjectName(t, next)}</span>
      </Text>
    );
  }

  /** The side that is held or will be, and the breath where they are counted. */
  function placeInHold() {
    const held = position?.kind === 'hold' ? position : null;
    const side = held ? held.side : onlySideOf(state.guide);
    return [
      ...(side === null ? [] : [t(`pose-practice:side.${side}`)]),
      ...(held === null || state.breaths === null
        ? []
        : [t('pose-practice:breathOf', breathAt(held, state.breaths))]),
    ].join(' · ');
  }

  function rest() {
    const seconds = secondsBetweenSets(pose?.effort ?? null);
    const rest = t('pose-practice:setRest', { seconds });
    if (!hasSides(state.guide) || words?.length) return rest;
    return `${rest} · ${t('pose-practice:cue.rightAgain')}`;
  }

  function hint() {
    const isBreath = state.guide.kind === 'breath';
    if (status === 'readingTips' || (isReadying && isBreath)) return t('practice.breath.note');
    if (isReadying) return t('pose-practice:readyHint');
    if (status === 'running') return t('pose-practice:hint');
    if (status === 'savingPause') return t('pose-practice:done.busy');
    if (status === 'paused' || status === 'askingToEnd') return t('pose-practice:paused');
    return t('practice.announce.finished');
  }
}

/** What the buttons do; one without an action is disabled. */
function actionsOf(state: SetClockProps['state']): {
  onPress?: () => void;
  onReset?: () => void;
  onClose?: () => void;
} {
  switch (state.status) {
    case 'gettingReady':
      return { onPress: state.onStart, onClose: state.onClose };
    case 'running':
      return { onPress: state.onPause, onReset: state.onReset, onClose: state.onClose };
    case 'paused':
      return { onPress: state.onResume, onReset: state.onReset, onClose: state.onClose };
    case 'setDone':
      return { onPress: state.onPause, onClose: state.onClose };
    default:
      return {};
  }
}

function cueOf(state: PracticeStageState) {
  if (state.status === 'gettingReady') return 'getReady';
  return state.status === 'running' ? state.cue : null;
}
