import { clockText, type PausedSession } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ResumeBanner.css.ts';

interface ResumeBannerProps {
  paused: PausedSession;
  /** How many others are paused. */
  more: number;
  onResume: (paused: PausedSession) => void;
  /** Shows every paused practice. */
  onShowAll: () => void;
}

/** Leads back into the practice that was paused last, and to the others. */
export function ResumeBanner({ paused, more, onResume, onShowAll }: ResumeBannerProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { name } = paused.asana;
  const seconds = paused.timeRemaining;
  const exactly = format.exactDuration(seconds);
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('home.resume.title', { name })}</h2>
        <Text size="small" tabular tone="soft">
          <span aria-hidden>{t('home.resume.left', { time: clockText(seconds) })}</span>
          <VisuallyHidden>{t('home.resume.left', { time: exactly })}</VisuallyHidden>
        </Text>
      </div>
      <div className={styles.ways}>
        {more > 0 ? (
          <Button variant="quiet" onPress={onShowAll}>
            {t('home.resume.more', { count: more })}
            <VisuallyHidden>{t('paused.title')}</VisuallyHidden>
          </Button>
        ) : null}
        <Button
          aria-label={t('home.resume.actionLabel', { name })}
          onPress={() => onResume(paused)}
        >
          {t('home.resume.action')}
        </Button>
      </div>
    </section>
  );
}
