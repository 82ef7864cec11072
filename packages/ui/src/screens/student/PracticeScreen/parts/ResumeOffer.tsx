import { clockText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';

interface ResumeOfferProps {
  sets: number;
  setNumber: number;
  remainingSeconds: number;
  onTakeUp: () => void;
  onStartOver: () => void;
}

/** After a reload or a killed tab: the practice resumes where it was, or starts over. */
export function ResumeOffer({
  sets,
  setNumber,
  remainingSeconds,
  onTakeUp,
  onStartOver,
}: ResumeOfferProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <Heading level={2} size="title">
          {t('pose-practice:offer.title')}
        </Heading>
        <Text tone="soft">
          {t('pose-practice:offer.text', {
            number: setNumber,
            total: sets,
            time: clockText(Math.ceil(remainingSeconds)),
          })}
        </Text>
      </div>
      <div className={styles.way}>
        <Button size="large" fullWidth onPress={onTakeUp}>
          {t('pose-practice:offer.resume')}
        </Button>
        <Button variant="quiet" fullWidth onPress={onStartOver}>
          {t('pose-practice:offer.startOver')}
        </Button>
      </div>
    </div>
  );
}
