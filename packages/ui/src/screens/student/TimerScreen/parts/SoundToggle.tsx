import type { BellSound } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';

interface SoundToggleProps {
  sound: BellSound;
  onToggle: () => void;
}

/** Switches the sound of the bells off and on, also in the middle of a meditation. */
export function SoundToggle({ sound: { mode, isMasterOff }, onToggle }: SoundToggleProps) {
  const { t } = useTranslation(['student', 'timer']);
  const isOn = mode === 'sound';
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <IconButton
      icon={<Icon aria-hidden size="1.5rem" strokeWidth={1.75} />}
      isDisabled={isMasterOff}
      label={isOn ? t('timer:sound.turnOff') : t('timer:sound.turnOn')}
      size="large"
      variant="sand"
      onPress={onToggle}
    />
  );
}
