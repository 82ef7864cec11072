import { clockText, type PausedSession } from '@niyama/domain';
import {
  formatExactDuration,
  formatRelative,
  type I18n,
  type LanguageTag,
  useTranslation,
} from '@niyama/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { PosePicture } from '../../../components/PoseCard/PosePicture.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PausedDialog.css.ts';

export interface PausedRowActions {
  onResume: (session: PausedSession) => void;
  onDiscard: (session: PausedSession) => void;
}

interface PausedRowProps extends PausedRowActions {
  session: PausedSession;
  now: number;
}

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago, in the largest unit that is full; a clock that is behind counts as just now. */
function ago(i18n: I18n, moment: string, now: number) {
  const passed = now - Date.parse(moment);
  const largest = units.find(([, one]) => passed >= one);
  if (!largest) return i18n.t('common:time.justNow');
  const [unit, length] = largest;
  return formatRelative(i18n.language as LanguageTag, -Math.floor(passed / length), unit);
}

/** One paused practice: what it is, where it stands, and both ways to end the pause. */
export function PausedRow({ session, now, onResume, onDiscard }: PausedRowProps) {
  const { t, i18n } = useTranslation(['student', 'common']);
  const tag = i18n.language as LanguageTag;
  const { asana, timeRemaining, setNumber, sets, pausedAt } = session;
  const exactly = formatExactDuration(tag, timeRemaining);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <PosePicture decorative asana={asana} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name} lang="en">
          {asana.name}
        </h3>
        <Text size="small" tabular tone="soft">
          <span aria-hidden>{t('home.resume.left', { time: clockText(timeRemaining) })}</span>
          <VisuallyHidden>{t('home.resume.left', { time: exactly })}</VisuallyHidden>
          {sets > 1 ? ' · ' : null}
          {sets > 1 ? t('practice.setOf', { number: setNumber, total: sets }) : null}
        </Text>
        <Text size="small" tone="soft">
          {ago(i18n, pausedAt, now)}
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
