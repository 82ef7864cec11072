import { type BellSound, bellModes, clockText, paths, type MeditationChoice } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Bell } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { TimerActions } from '../types.ts';
import * as styles from './BellSettings.css.ts';
import { IntervalBells } from './IntervalBells.tsx';

interface BellSettingsProps extends Pick<TimerActions, 'onChoose' | 'onPreview'> {
  choice: MeditationChoice;
  sound: BellSound;
}

/** When the bells ring and how; chosen before a meditation. */
export function BellSettings({ choice, sound, onChoose, onPreview }: BellSettingsProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  const format = useFormat();
  const { plan, volume } = choice;
  const change = (changed: Partial<MeditationChoice>) => onChoose({ ...choice, ...changed });
  // Other bells are no longer those of the preset.
  const changePlan = (changed: Partial<MeditationChoice['plan']>) =>
    change({ plan: { ...plan, ...changed }, presetId: null });
  const isSound = sound.mode === 'sound';
  return (
    <Card aria-labelledby="bell-settings" as="section">
      <div className={styles.rows}>
        <div className={styles.row}>
          <Heading id="bell-settings" level={2} size="title">
            {t('timer:bells.title')}
          </Heading>
          <SegmentedControl
            label={t('timer:bells.mode')}
            options={bellModes.map((mode) => ({ id: mode, label: t(`timer.mode.${mode}`) }))}
            value={sound.mode}
            onChange={(bellMode) => change({ bellMode })}
          />
          <RingDescription sound={sound} />
        </div>
        <div className={styles.fact}>
          <span>{t('timer:duration.label')}</span>
          <span className={styles.value}>{clockText(plan.durationSeconds)}</span>
        </div>
        <div className={styles.row}>
          <Switch
            isSelected={plan.startingBell}
            label={t('timer:bells.starting')}
            onChange={(startingBell) => changePlan({ startingBell })}
          />
        </div>
        <div className={styles.row}>
          <IntervalBells plan={plan} onChange={(intervalBells) => changePlan({ intervalBells })} />
        </div>
        <div className={styles.row}>
          <Switch
            isSelected={plan.endingBell}
            label={t('timer:bells.ending')}
            onChange={(endingBell) => changePlan({ endingBell })}
          />
        </div>
        <div className={styles.row}>
          <Slider
            isDisabled={!isSound}
            label={t('timer:bells.volume')}
            value={volume}
            valueLabel={format.number(volume / 100, {
              style: 'percent',
            })}
            onChange={(louder) => change({ volume: louder })}
          />
          <Button
            icon={<Bell aria-hidden size="1.125rem" strokeWidth={1.75} />}
            variant="secondary"
            onPress={onPreview}
          >
            {t(`timer:preview.${previewed(sound)}`)}
          </Button>
        </div>
        {sound.canPlayTrack && isSound ? (
          <div className={styles.row}>
            <Switch
              description={t('timer:track.hint')}
              isSelected={choice.playsAsTrack}
              label={t('timer:track.label')}
              onChange={(playsAsTrack) => change({ playsAsTrack })}
            />
          </div>
        ) : null}
        <div className={styles.row}>
          <Text size="small" tone="soft">
            {t('timer:note')}
          </Text>
        </div>
      </div>
    </Card>
  );
}

/** Where a bell that was chosen to be heard or felt cannot be. */
function RingDescription({ sound: { mode, isMasterOff, canVibrate } }: { sound: BellSound }) {
  const { t } = useTranslation(['student', 'timer']);
  if (mode === 'vibrate' && !canVibrate) {
    return (
      <Text size="small" tone="soft">
        {t('timer:noVibration')}
      </Text>
    );
  }
  if (!isMasterOff) return null;
  return (
    <Text size="small" tone="soft">
      {t('timer:masterOff.text')} <Link href={paths.settings()}>{t('timer:masterOff.link')}</Link>
    </Text>
  );
}

function previewed({ mode, canVibrate }: BellSound) {
  return mode === 'vibrate' && !canVibrate ? 'silence' : mode;
}
