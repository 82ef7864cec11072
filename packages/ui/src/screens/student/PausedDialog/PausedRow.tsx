import { clockText, type PausedSession, textLanguage } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PausedDialog.css.ts';

export interface PausedRowActions {
  onResume: (session: PausedSession) => void;
  onDiscard: (session: PausedSession) => void;
}

interface PausedRowProps extends PausedRowActions {
  session: PausedSession;
  now: number;
}

/** One paused practice: what it is, where it stands, and both ways to end the pause. */
export function PausedRow({ session, now, onResume, onDiscard }: PausedRowProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { asana, timeRemaining, setNumber, sets, pausedAt } = session;
  const exactly = format.exactDuration(timeRemaining);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <PosePicture decorative asana={asana} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name} lang={textLanguage(asana, 'name')}>
          {asana.name}
        </h3>
        <Text size="small" tabular tone="soft">
          <span aria-hidden>{t('home.resume.left', { time: clockText(timeRemaining) })}</span>
          <VisuallyHidden>{t('home.resume.left', { time: exactly })}</VisuallyHidden>
          {sets > 1 ? ' · ' : null}
          {sets > 1 ? t('practice.setOf', { number: setNumber, total: sets }) : null}
        </Text>
        <Text size="small" tone="soft">
          {format.ago(new Date(pausedAt), now)}
        </Text>
      </div>
      <div className={styles.ways}>
        <Button
          aria-label={t('home.resume.actionLabel', { name: asana.name })}
          onPress={() => onResume(session)}
        >
          {t('home.resume.action')}
        </Button>
        <Button
          aria-label={t('paused.discardLabel', { name: asana.name })}
          variant="quiet"
          onPress={() => onDiscard(session)}
        >
          {t('paused.discard')}
        </Button>
      </div>
    </li>
  );
}
