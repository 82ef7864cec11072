import type { Asana, Guide } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';

interface SetChooserProps {
  asana: Asana;
  guide: Guide;
  /** How long a set lasts. */
  setSeconds: number;
  sets: number;
  /** Whether it had been begun, too long ago to count. */
  startsOver: boolean;
  onChoose: (sets: number) => void;
  onStart: () => void;
}

/** Before the practice: what the pose is, how long a set lasts, and how many. */
export function SetChooser({
  asana,
  guide,
  setSeconds,
  sets,
  startsOver,
  onChoose,
  onStart,
}: SetChooserProps) {
  const { t } = useTranslation('student');
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <Text lang="en" tone="soft">
          {asana.description}
        </Text>
        {guide.kind === 'breath' ? <Text>{t('practice.breath.note')}</Text> : null}
        {isPumped(guide) && asana.safetyTips.length > 0 ? (
          <section className={styles.tips}>
            <Heading level={2} size="title">
              {t('pose.safetyTips')}
            </Heading>
            <ul className={styles.tipList} lang="en">
              {asana.safetyTips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {startsOver ? <Text>{t('practice.startsOver')}</Text> : null}
      </div>
      <div className={styles.choice}>
        <div className={styles.duration}>
          <Countdown label={t('practice.timeLeft')} seconds={setSeconds} size="medium" />
        </div>
        <Stepper label={t('practice.sets.label')} value={sets} onChange={onChoose} />
      </div>
      <div className={styles.way}>
        <Button
          icon={<Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />}
          size="large"
          fullWidth
          onPress={onStart}
        >
          {t('practice.start')}
        </Button>
      </div>
    </div>
  );
}

/** Pumping is not for everybody: who should leave it out reads so here, not on another page. */
function isPumped(guide: Guide): boolean {
  return guide.kind === 'breath' && guide.round.some(({ manner }) => manner === 'pump');
}
