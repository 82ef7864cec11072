import { holdsBreath, type MeditationBreath, meditationBreathLimits } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { BreathSettingsProps } from '../types.ts';
import * as styles from './BellSettings.css.ts';
import { HoldsDialog } from './HoldsDialog.tsx';

interface BreathDetailsProps extends BreathSettingsProps {
  breath: MeditationBreath;
  /** Whether each part of it can be chosen. */
  isOwn: boolean;
}

/** What can be chosen of a breath, as rows of its settings. */
export function BreathDetails({
  breath,
  isOwn,
  choice,
  holdsAgreed,
  onChoose,
  onAgreeToHolds,
}: BreathDetailsProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  const [isAsking, setAsking] = useState(false);
  const withBreath = (changed: Partial<MeditationBreath>) => ({
    ...choice,
    plan: { ...choice.plan, breath: { ...breath, ...changed } },
    presetId: null,
  });
  const change = (changed: Partial<MeditationBreath>) => onChoose(withBreath(changed));
  const { moving, holding, minutes } = meditationBreathLimits;
  const longest = Math.min(minutes.most, choice.plan.durationSeconds / 60);
  const shown = Math.min(breath.minutes, longest);
  const isToEnd = shown * 60 === choice.plan.durationSeconds;
  const part = (phase: 'in' | 'holdIn' | 'out' | 'holdOut') => {
    const { least, most } = phase === 'in' || phase === 'out' ? moving : holding;
    return (
      <Slider
        label={t(`timer:breath.${phase}`)}
        max={most}
        min={least}
        value={breath[phase]}
        valueLabel={t('common:duration.seconds', { count: breath[phase] })}
        onChange={(seconds) => change({ [phase]: seconds })}
      />
    );
  };
  const isHeld = holdsBreath(breath);
  return (
    <>
      <div className={styles.row}>
        {isOwn ? (
          <>
            {part('in')}
            {holdsAgreed ? part('holdIn') : null}
            {part('out')}
            {holdsAgreed ? part('holdOut') : null}
            {holdsAgreed ? null : (
              <>
                {isHeld ? (
                  <Text size="small" tone="soft">
                    {t('timer:breath.holds.again')}
                  </Text>
                ) : null}
                <Button variant="secondary" onPress={() => setAsking(true)}>
                  {t('timer:breath.holds.add')}
                </Button>
              </>
            )}
          </>
        ) : (
          <Text>{t('timer:breath.ratio', { in: breath.in, out: breath.out })}</Text>
        )}
      </div>
      {longest > minutes.least ? (
        <div className={styles.row}>
          <Slider
            label={t('timer:breath.minutes')}
            max={longest}
            min={minutes.least}
            value={shown}
            valueLabel={
              isToEnd ? t('timer:breath.toEnd') : t('common:duration.minutes', { count: shown })
            }
            // To the end stays to the end in a longer meditation.
            onChange={(chosen) => change({ minutes: chosen === longest ? minutes.most : chosen })}
          />
        </div>
      ) : null}
      <div className={styles.row}>
        <Text size="small" tone="soft">
          {t('practice.breath.note')}
        </Text>
      </div>
      {isAsking ? (
        <HoldsDialog
          onAgree={() => {
            setAsking(false);
            onAgreeToHolds(isHeld ? choice : withBreath({ holdIn: 4 }));
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
