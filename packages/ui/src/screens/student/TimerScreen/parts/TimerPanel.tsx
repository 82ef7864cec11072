import {
  type BuiltInTimerPresetKey,
  builtInTimerPresetKeys,
  clockText,
  type MeditationChoice,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Suspense } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import type { MeditationProgress, TimerPanelProps, TimerState } from '../types.ts';
import { useBellGlow } from '../useBellGlow.ts';
import { BellSettings } from './BellSettings.tsx';
import { BreathSettings } from './BreathSettings.tsx';
import { DurationChoice } from './DurationChoice.tsx';
import { lazyPart } from './lazyPart.ts';
import { MeditationCompleted } from './MeditationCompleted.tsx';
import { MeditationControls } from './MeditationControls.tsx';
import { MeditationElsewhere } from './MeditationElsewhere.tsx';
import { MeditationRing } from './MeditationRing.tsx';
import { SoundBlocked } from './SoundBlocked.tsx';
import { StartRow } from './StartRow.tsx';
import * as styles from './TimerPanel.css.ts';

const BellReport = lazyPart(async () => (await import('./BellReport.tsx')).BellReport);

/** The tab of the timer itself: what is chosen before a meditation, and the meditation. */
export function TimerPanel({ state, choice, holdsAgreed, sound, ...actions }: TimerPanelProps) {
  const { t } = useTranslation('student');
  const caption = useCaption(choice);
  const [shine, beginShine] = useBellGlow();
  const preview = () => {
    beginShine();
    actions.onPreview();
  };
  if (state.status === 'loading') {
    return (
      <div className={styles.loading}>
        <Skeleton height="15rem" shape="circle" width="15rem" />
        <StillLoading />
      </div>
    );
  }
  if (state.status === 'idle') {
    return (
      <div className={styles.panels.choosing}>
        <div className={styles.stage}>
          <MeditationRing
            caption={caption}
            preview={shine}
            progress={notBegun(choice)}
            status="idle"
          />
          <div className={styles.below}>
            <DurationChoice choice={choice} onChoose={actions.onChoose} />
            <StartRow {...actions} sound={sound} />
          </div>
        </div>
        <div className={styles.settings}>
          <BreathSettings {...actions} choice={choice} holdsAgreed={holdsAgreed} />
          <BellSettings
            choice={choice}
            sound={sound}
            onChoose={actions.onChoose}
            onPreview={preview}
          />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.panels.meditating}>
      <div className={styles.stage}>
        <MeditationRing caption={null} progress={state} status={shownStatus(state)} />
      </div>
      <div className={styles.stage}>
        <div className={styles.below}>
          {state.status === 'completed' ? (
            <MeditationCompleted meditation={state} onDone={actions.onReset} />
          ) : (
            <Passed progress={state} />
          )}
          {state.status === 'running' || state.status === 'paused' ? (
            <MeditationControls
              {...actions}
              isRunning={state.status === 'running'}
              minutesPassed={minutesPassed(state)}
              sound={sound}
            />
          ) : null}
          {isLed(state) ? (
            <Button
              isDisabled={state.status !== 'running'}
              variant="quiet"
              onPress={() => actions.onFreeBreath(!state.breathesFreely)}
            >
              {state.breathesFreely ? t('practice.breath.lead') : t('practice.breath.freely')}
            </Button>
          ) : null}
          {state.status === 'elsewhere' ? <MeditationElsewhere /> : null}
          {state.status === 'running' && sound.isBlocked ? (
            <SoundBlocked onUnblock={actions.onUnblock} />
          ) : null}
          {state.missedBells.length > 0 ? (
            <Suspense fallback={null}>
              <BellReport progress={state} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Passed({ progress: { plan, remainingSeconds } }: { progress: MeditationProgress }) {
  const { t } = useTranslation(['student', 'timer']);
  const elapsed = plan.durationSeconds - Math.ceil(remainingSeconds);
  return (
    <ProgressBar
      label={t('timer:progress')}
      maxValue={plan.durationSeconds}
      value={elapsed}
      valueLabel={t('timer:elapsed', {
        elapsed: clockText(elapsed),
        total: clockText(plan.durationSeconds),
      })}
    />
  );
}

/** The name of the built-in preset that is loaded; those of one's own are known by their tab. */
function useCaption({ presetId }: MeditationChoice): string | null {
  const { t } = useTranslation(['student', 'timer']);
  const key = builtInTimerPresetKeys.find((known: BuiltInTimerPresetKey) => known === presetId);
  return key ? t(`timer:preset.${key}.name`) : null;
}

const notBegun = ({ plan }: MeditationChoice): MeditationProgress => ({
  plan,
  remainingSeconds: plan.durationSeconds,
  bellsPassed: 0,
  missedBells: [],
  breathesFreely: false,
});

/** Whether a breath is led that this tab can let go. */
const isLed = (state: Exclude<TimerState, { status: 'loading' | 'idle' }>) =>
  (state.status === 'running' || state.status === 'paused') &&
  state.plan.breath !== null &&
  state.plan.durationSeconds - state.remainingSeconds < state.plan.breath.minutes * 60;

/** The whole minutes that have passed. */
const minutesPassed = ({ plan, remainingSeconds }: MeditationProgress) =>
  Math.floor((plan.durationSeconds - remainingSeconds) / 60);

function shownStatus(state: Exclude<TimerState, { status: 'loading' | 'idle' }>) {
  if (state.status !== 'elsewhere') return state.status;
  return state.isPaused ? 'paused' : 'running';
}
