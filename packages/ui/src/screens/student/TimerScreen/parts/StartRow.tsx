import type { BellSound } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import type { TimerActions } from '../types.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './TimerPanel.css.ts';

interface StartRowProps extends Pick<TimerActions, 'onStart' | 'onToggleSound'> {
  sound: BellSound;
}

/** The one thing to do before a meditation. */
export function StartRow({ sound, onStart, onToggleSound }: StartRowProps) {
  const { t } = useTranslation(['student', 'timer']);
  return (
    <div className={styles.startRow}>
      <Button
        fullWidth
        icon={<Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />}
        size="large"
        onPress={onStart}
      >
        {t('timer:start')}
      </Button>
      <SoundToggle sound={sound} onToggle={onToggleSound} />
    </div>
  );
}
