import {
  quickMeditationMinutes,
  type MeditationChoice,
  meditationMinutes,
  withDuration,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Minus, Plus } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import * as styles from './DurationChoice.css.ts';

interface DurationChoiceProps {
  choice: MeditationChoice;
  onChoose: (choice: MeditationChoice) => void;
}

/** How long to meditate: a quick choice, or any number of minutes, to the minute for a thumb too. Either leaves a preset behind. */
export function DurationChoice({ choice, onChoose }: DurationChoiceProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  const minutes = choice.plan.durationSeconds / 60;
  const choose = (chosen: number) =>
    onChoose({ ...choice, plan: withDuration(choice.plan, chosen * 60), presetId: null });
  return (
    <>
      <ToggleButtonGroup
        aria-label={t('timer:duration.quick')}
        className={styles.chips}
        selectedKeys={[String(minutes)]}
        selectionMode="single"
        onSelectionChange={(keys) => {
          const chosen = quickMeditationMinutes.find((quick) => keys.has(String(quick)));
          // Pressing the chosen one again would choose none; it leaves the preset all the same.
          choose(chosen ?? minutes);
        }}
      >
        {quickMeditationMinutes.map((quick) => (
          <ToggleButton key={quick} className={styles.chip} id={String(quick)}>
            {t('common:duration.minutesShort', { minutes: quick })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className={styles.room}>
        <div className={styles.fine}>
          <IconButton
            icon={<Minus aria-hidden size="1.25rem" strokeWidth={1.75} />}
            isDisabled={minutes <= meditationMinutes.least}
            label={t('timer:duration.less')}
            variant="sand"
            onPress={() => choose(minutes - 1)}
          />
          <div className={styles.slider}>
            <Slider
              label={t('timer:duration.custom')}
              max={meditationMinutes.most}
              min={meditationMinutes.least}
              value={minutes}
              valueLabel={t('common:duration.minutes', { count: minutes })}
              onChange={choose}
            />
          </div>
          <IconButton
            icon={<Plus aria-hidden size="1.25rem" strokeWidth={1.75} />}
            isDisabled={minutes >= meditationMinutes.most}
            label={t('timer:duration.more')}
            variant="sand"
            onPress={() => choose(minutes + 1)}
          />
        </div>
      </div>
    </>
  );
}
