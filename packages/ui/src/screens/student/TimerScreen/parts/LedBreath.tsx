import { type MeditationBreath, meditationGuide, positionAt } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { BreathSun } from '#screens/student/parts/BreathSun.tsx';
import { shownBreath } from '#screens/student/parts/shownBreath.ts';
import * as styles from './LedBreath.css.ts';
import { halo, words } from './MeditationRing.css.ts';

interface LedBreathProps {
  breath: MeditationBreath;
  durationSeconds: number;
  /** Of the meditation; fractions are welcome. */
  elapsedSeconds: number;
  isRunning: boolean;
  /** What is left of the meditation. */
  clock: ReactNode;
  /** What stands below the clock. */
  caption: string | null;
  /** What is shown once the breath is free. */
  free: ReactNode;
}

/** How long it is said that the breath is free from now on, in milliseconds. */
const letGoMs = 10_000;

/** The sun that breathes with a meditation, and in it what to do, for how many seconds; text that nothing announces. */
export function LedBreath({
  breath,
  durationSeconds,
  elapsedSeconds,
  isRunning,
  clock,
  caption,
  free,
}: LedBreathProps) {
  const { t } = useTranslation(['student', 'timer']);
  const guide = meditationGuide(breath);
  const position = positionAt(guide, durationSeconds, Math.round(elapsedSeconds * 1000));
  const shown = shownBreath(guide, position);
  if (!shown || shown.phase === 'free') {
    return (
      <>
        {free}
        {position.elapsedMs < letGoMs ? (
          <p className={styles.letGo}>{t('timer:breath.yours')}</p>
        ) : null}
      </>
    );
  }
  const { phase, secondsLeft } = shown;
  return (
    <>
      <div className={halo} />
      <BreathSun breath={shown} isCovered={false} isRunning={isRunning} />
      <div className={words}>
        <p className={styles.phase}>
          {t(`practice.breath.${phase === 'in' || phase === 'out' ? phase : 'hold'}`)}
        </p>
        <p className={styles.seconds}>{secondsLeft}</p>
        <div className={styles.clock}>{clock}</div>
        <p className={styles.caption}>{caption}</p>
      </div>
    </>
  );
}
