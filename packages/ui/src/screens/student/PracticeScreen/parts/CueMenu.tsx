import type { CueSettings } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeCues } from '../types.ts';

interface CueMenuProps {
  cues: PracticeCues;
}

/** Sound, and the cues of a held pose: each can be switched off, also while time runs. */
export function CueMenu({ cues: { settings, hasVoice, onChange } }: CueMenuProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  // The thumb moves many times before the volume is chosen.
  const [volume, setVolume] = useState(settings.soundVolume);
  const change = (changed: Partial<CueSettings>) => onChange({ ...settings, ...changed });
  const Icon = settings.soundEnabled ? Volume2 : VolumeX;
  return (
    <div className={styles.cues}>
      <IconButton
        icon={<Icon aria-hidden size="1.375rem" strokeWidth={1.75} />}
        label={t('practice.cues.title')}
        variant="sand"
        onPress={() => setOpen(true)}
      />
      <Drawer
        closeLabel={t('common:action.close')}
        isOpen={isOpen}
        side="bottom"
        title={t('practice.cues.title')}
        onClose={() => setOpen(false)}
      >
        <Stack gap="4">
          <Switch
            description={t('practice.cues.soundHint')}
            isSelected={settings.soundEnabled}
            label={t('practice.cues.sound')}
            onChange={(soundEnabled) => change({ soundEnabled })}
          />
          <Slider
            isDisabled={!settings.soundEnabled}
            label={t('practice.cues.volume')}
            step={5}
            value={volume}
            valueLabel={format.number(volume / 100, {
              style: 'percent',
            })}
            onChange={setVolume}
            onChangeEnd={(soundVolume) => change({ soundVolume })}
          />
          <Switch
            description={hasVoice ? t('practice.cues.spokenHint') : t('practice.cues.noVoice')}
            isDisabled={!settings.soundEnabled || !hasVoice}
            isSelected={settings.cueSpoken}
            label={t('practice.cues.spoken')}
            onChange={(cueSpoken) => change({ cueSpoken })}
          />
          <Switch
            description={t('practice.cues.getReadyHint')}
            isSelected={settings.cueGetReady}
            label={t('practice.cue.getReady')}
            onChange={(cueGetReady) => change({ cueGetReady })}
          />
          <Switch
            description={t('practice.cues.switchSidesHint')}
            isSelected={settings.cueSwitchSides}
            label={t('practice.cue.switchSides')}
            onChange={(cueSwitchSides) => change({ cueSwitchSides })}
          />
          <Switch
            isSelected={settings.cueLastSeconds}
            label={t('practice.cues.lastSeconds')}
            onChange={(cueLastSeconds) => change({ cueLastSeconds })}
          />
        </Stack>
      </Drawer>
    </div>
  );
}
