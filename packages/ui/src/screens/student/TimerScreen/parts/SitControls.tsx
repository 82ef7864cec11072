import { useTranslation } from '@niyama/i18n';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import type { TimerActions, TimerSound } from '../state.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './TimerPanel.css.ts';

interface SitControlsProps extends Pick<
  TimerActions,
  'onStart' | 'onPause' | 'onReset' | 'onToggleSound'
> {
  isRunning: boolean;
  sound: TimerSound;
}

/** What a hand finds in the middle of a sit. */
export function SitControls({ isRunning, sound, ...actions }: SitControlsProps) {
  const { t } = useTranslation('student');
  const startAndPause = useRef<HTMLButtonElement>(null);
  // The start button is gone; whoever pressed it finds the focus on what pauses.
  useEffect(() => {
    if (document.activeElement === document.body) startAndPause.current?.focus();
  }, []);
  const Icon = isRunning ? Pause : Play;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={<RotateCcw aria-hidden size="1.5rem" strokeWidth={1.75} />}
        label={t('timer.reset')}
        size="large"
        variant="sand"
        onPress={actions.onReset}
      />
      <IconButton
        ref={startAndPause}
        icon={<Icon aria-hidden fill="currentColor" size="2rem" strokeWidth={1.25} />}
        label={isRunning ? t('timer.pause') : t('timer.resume')}
        size="hero"
        variant="primary"
        onPress={isRunning ? actions.onPause : actions.onStart}
      />
      <SoundToggle sound={sound} onToggle={actions.onToggleSound} />
    </div>
  );
}
