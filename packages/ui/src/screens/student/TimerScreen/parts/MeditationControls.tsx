import type { BellSound } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { TimerActions } from '../types.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './TimerPanel.css.ts';
import { useLostFocus } from './useLostFocus.ts';

const EndMeditationDialog = lazy(async () => ({
  default: (await import('./EndMeditationDialog.tsx')).EndMeditationDialog,
}));

interface MeditationControlsProps extends Pick<
  TimerActions,
  'onStart' | 'onPause' | 'onReset' | 'onEnd' | 'onToggleSound'
> {
  isRunning: boolean;
  /** Whole minutes: what would be lost by a reset. */
  minutesPassed: number;
  sound: BellSound;
}

/** What a hand finds in the middle of a meditation. */
export function MeditationControls({
  isRunning,
  minutesPassed,
  sound,
  ...actions
}: MeditationControlsProps) {
  const [isAsking, setAsking] = useState(false);
  const { t } = useTranslation(['student', 'timer']);
  const startAndPause = useRef<HTMLButtonElement>(null);
  useLostFocus(startAndPause);
  const Icon = isRunning ? Pause : Play;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={<RotateCcw aria-hidden size="1.5rem" strokeWidth={1.75} />}
        label={t('timer:reset')}
        size="large"
        variant="sand"
        onPress={() => (minutesPassed > 0 ? setAsking(true) : actions.onReset())}
      />
      <IconButton
        ref={startAndPause}
        icon={<Icon aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />}
        label={isRunning ? t('timer:pause') : t('timer:resume')}
        size="hero"
        variant="primary"
        onPress={isRunning ? actions.onPause : actions.onStart}
      />
      <SoundToggle sound={sound} onToggle={actions.onToggleSound} />
      {isAsking ? (
        <Suspense fallback={null}>
          <EndMeditationDialog
            minutes={minutesPassed}
            onDiscard={actions.onReset}
            onEnd={actions.onEnd}
            onStay={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
