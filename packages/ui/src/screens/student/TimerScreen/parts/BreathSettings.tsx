import {
  breathChoiceOf,
  breathChoices,
  type BreathChoice,
  meditationBreathLimits,
  meditationRatios,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import type { BreathSettingsProps } from '../types.ts';
import * as styles from './BellSettings.css.ts';
import { BreathDetails } from './BreathDetails.tsx';

/** Whether the breath is led, and how; chosen before a meditation. */
export function BreathSettings(props: BreathSettingsProps) {
  const { t } = useTranslation(['student', 'timer']);
  const { choice, onChoose } = props;
  const { breath } = choice.plan;
  // A breath of one's own may become equal to one of the others, and stays one's own meanwhile.
  const [isOwn, setOwn] = useState(false);
  const chosen = isOwn && breath ? 'own' : breathChoiceOf(breath);
  const choose = (how: BreathChoice) => {
    setOwn(how === 'own');
    const ratio = how === 'calm' ? meditationRatios.calm : meditationRatios.even;
    const made = { minutes: meditationBreathLimits.minutes.most, ...breath, ...ratio };
    const own = how === 'own' ? (breath ?? made) : made;
    const plan = { ...choice.plan, breath: how === 'off' ? null : own };
    onChoose({ ...choice, plan, presetId: null });
  };
  return (
    <Card aria-labelledby="breath-settings" as="section">
      <div className={styles.rows}>
        <div className={styles.row}>
          <Heading id="breath-settings" level={2} size="title">
            {t('timer:breath.title')}
          </Heading>
          <SegmentedControl
            label={t('timer:breath.label')}
            options={breathChoices.map((id) => ({ id, label: t(`timer:breath.${id}`) }))}
            value={chosen}
            onChange={choose}
          />
        </div>
        {breath ? <BreathDetails {...props} breath={breath} isOwn={chosen === 'own'} /> : null}
      </div>
    </Card>
  );
}
