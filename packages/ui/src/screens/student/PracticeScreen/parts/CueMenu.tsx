import { type CueSettings, type SingleGuide, guidances, speechRates } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { NativeSelect } from '#components/Select/NativeSelect.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { media } from '#theme/media.ts';
import { useMatches } from '#theme/useMatches.ts';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeCues } from '../types.ts';

/** The option in the place of a voice. */
const automatic = 'automatic';

interface CueMenuProps {
  cues: PracticeCues;
  /**
   * What guides the practice: only a pose that is held has sides to switch and last seconds that are
   * counted, and only a flow moves.
   */
  guide: SingleGuide['kind'];
}

/** What guides the student: sounds, signs and the cues of a held pose. Each can be switched off, also while time runs. */
export function CueMenu({ cues, guide }: CueMenuProps) {
  const { settings, hasVoice, voiceSettings, onChange, captions, voice, speechRate } = cues;
  const { vibration, movingFigure, shortcuts } = cues;
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  // The thumb moves many times before the volume is chosen.
  const [volume, setVolume] = useState(settings.soundVolume);
  const change = (changed: Partial<CueSettings>) => onChange({ ...settings, ...changed });
  const hasMotion = useMatches(media.motion);
  const Icon = settings.soundEnabled ? Volume2 : VolumeX;
  return (
    <div className={styles.cues}>
      <IconButton
        icon={<Icon aria-hidden size="1.375rem" strokeWidth={1.75} />}
        label={t('pose-practice:cues.title')}
        variant="sand"
        onPress={() => setOpen(true)}
      />
      <Drawer
        closeLabel={t('common:action.close')}
        isOpen={isOpen}
        side="bottom"
        title={t('pose-practice:cues.title')}
        onClose={() => setOpen(false)}
      >
        <Stack gap="4">
          <Switch
            description={t('pose-practice:cues.soundHint')}
            isSelected={settings.soundEnabled}
            label={t('pose-practice:cues.sound')}
            onChange={(soundEnabled) => change({ soundEnabled })}
          />
          <Slider
            isDisabled={!settings.soundEnabled}
            label={t('pose-practice:cues.volume')}
            step={5}
            value={volume}
            valueLabel={format.number(volume / 100, {
              style: 'percent',
            })}
            onChange={setVolume}
            onChangeEnd={(soundVolume) => change({ soundVolume })}
          />
          {vibration === null ? null : (
            <Switch
              isSelected={vibration.isOn}
              label={t('timer.mode.vibrate')}
              onChange={vibration.onChange}
            />
          )}
          <Stack gap="2">
            <div aria-hidden>
              <Text>{t('pose-practice:cues.guidance')}</Text>
            </div>
            <SegmentedControl
              label={t('pose-practice:cues.guidance')}
              options={guidances.map((id) => ({
                id,
                label: t(`pose-practice:cues.guidances.${id}`),
              }))}
              value={settings.guidance}
              onChange={(guidance) => change({ guidance })}
            />
            <Text size="small" tone="soft">
              {t(`pose-practice:cues.guidanceHints.${settings.guidance}`)}
            </Text>
            {hasVoice ? null : (
              <Text size="small" tone="soft">
                {t('pose-practice:cues.noVoice')}{' '}
                {t(`pose-practice:cues.addVoice.${voiceSettings}`)}
              </Text>
            )}
          </Stack>
          {settings.guidance === 'off' ? null : (
            <Switch
              isDisabled={!hasVoice}
              isSelected={captions.isOn || !hasVoice}
              label={t('pose-practice:cues.captions')}
              onChange={captions.onChange}
            />
          )}
          {voice === null || settings.guidance === 'off' ? null : (
            <NativeSelect
              isDisabled={!settings.soundEnabled}
              label={t('pose-practice:cues.voice')}
              options={[
                { id: automatic, label: t('pose-practice:cues.voiceAutomatic') },
                ...voice.options,
              ]}
              value={voice.chosen ?? automatic}
              onChange={(id) => voice.onChange(id === automatic ? null : id)}
            />
          )}
          {hasVoice && settings.guidance !== 'off' ? (
            <Stack gap="2">
              <div aria-hidden>
                <Text>{t('pose-practice:cues.speechRate')}</Text>
              </div>
              <SegmentedControl
                isDisabled={!settings.soundEnabled}
                label={t('pose-practice:cues.speechRate')}
                options={speechRates.map((rate) => ({
                  id: String(rate),
                  label: `${format.number(rate)} ×`,
                }))}
                value={String(speechRate.rate)}
                onChange={(chosen) => {
                  const rate = speechRates.find((known) => String(known) === chosen);
                  if (rate) speechRate.onChange(rate);
                }}
              />
            </Stack>
          ) : null}
          <Switch
            description={t('pose-practice:cues.getReadyHint')}
            isSelected={settings.cueGetReady}
            label={t('pose-practice:cue.getReady')}
            onChange={(cueGetReady) => change({ cueGetReady })}
          />
          {guide === 'hold' ? (
            <>
              <Switch
                description={t('pose-practice:cues.switchSidesHint')}
                isSelected={settings.cueSwitchSides}
                label={t('pose-practice:cue.switchSides')}
                onChange={(cueSwitchSides) => change({ cueSwitchSides })}
              />
              <Switch
                isSelected={settings.cueLastSeconds}
                label={t('pose-practice:cues.lastSeconds')}
                onChange={(cueLastSeconds) => change({ cueLastSeconds })}
              />
            </>
          ) : null}
          {/* Whose system asks for less motion has chosen already. */}
          {guide === 'flow' && hasMotion ? (
            <Switch
              description={t('pose-practice:cues.movingFigureHint')}
              isSelected={movingFigure.isOn}
              label={t('pose-practice:cues.movingFigure')}
              onChange={movingFigure.onChange}
            />
          ) : null}
          <Switch
            description={t('pose-practice:cues.shortcutsHint')}
            isSelected={shortcuts.isOn}
            label={t('pose-practice:cues.shortcuts')}
            onChange={shortcuts.onChange}
          />
        </Stack>
      </Drawer>
    </div>
  );
}
