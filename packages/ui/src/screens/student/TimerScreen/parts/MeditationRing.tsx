import { type BellStatus, bellStatuses, clockText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { ProgressRing } from '#components/ProgressRing/ProgressRing.tsx';
import type { MeditationProgress } from '../types.ts';
import { shineSeconds } from '../useBellGlow.ts';
import { lazyPart } from './lazyPart.ts';
import * as styles from './MeditationRing.css.ts';

const LedBreath = lazyPart(
  async () => (await import('./LedBreath.tsx')).LedBreath,
  ({ free }) => free,
);

export interface MeditationRingProps {
  progress: MeditationProgress;
  status: 'idle' | 'running' | 'paused' | 'completed';
  /** What stands below the clock before a meditation, such as the name of a preset. */
  caption: string | null;
  /** The number of the bell being tried out; another number glows again, 0 is none. @default 0 */
  preview?: number;
}

/** The breathing sun with the clock, inside the ring that closes as the meditation passes. */
export function MeditationRing({ progress, status, caption, preview = 0 }: MeditationRingProps) {
  const { t } = useTranslation(['student', 'timer']);
  const { plan, remainingSeconds } = progress;
  const { durationSeconds } = plan;
  const bells = bellStatuses(plan, { ...progress, missedBells: [...progress.missedBells] });
  const elapsed = durationSeconds - remainingSeconds;
  const ringing = bells.findLast(
    ({ offset, state }) => state === 'rang' && elapsed - offset < shineSeconds,
  );
  const shines = ringing !== undefined && (status === 'running' || status === 'completed');
  // The ring moves toward the next second, so that it closes when the meditation ends.
  const passed = status === 'running' ? elapsed + 1 : elapsed;
  const { breath } = plan;
  const isRunning = status === 'running';
  const said = captionOf();
  const clock = <Countdown label={t('timer:timeLeft')} seconds={remainingSeconds} size="inherit" />;
  // The usual sun breathes too, and leads nobody whose breath is one's own.
  const breathes = isRunning && breath === null;
  const usual = (
    <>
      <div className={breathes ? styles.breathingHalo : styles.halo} />
      <div className={breathes ? styles.breathingSun : styles.sun} />
      <div className={styles.words}>
        {status === 'completed' ? (
          <Check aria-hidden className={styles.done} strokeWidth={1.25} />
        ) : (
          <div className={styles.clocks[durationSeconds >= 3600 ? 'long' : 'short']}>{clock}</div>
        )}
        <div className={styles.caption}>{said}</div>
      </div>
    </>
  );
  const isLed = breath && !progress.breathesFreely && (isRunning || status === 'paused');
  return (
    <div className={`${styles.frame} ${styles.sizes[status === 'idle' ? 'idle' : 'meditating']}`}>
      <div className={styles.ring}>
        <ProgressRing size="fill" tone="accent" value={passed / durationSeconds} />
      </div>
      <BellPoints bells={bells} durationSeconds={durationSeconds} />
      {isLed ? (
        <Suspense fallback={usual}>
          <LedBreath
            breath={breath}
            caption={said}
            clock={clock}
            durationSeconds={durationSeconds}
            elapsedSeconds={elapsed}
            free={usual}
            isRunning={isRunning}
          />
        </Suspense>
      ) : (
        usual
      )}
      {shines ? <div key={ringing.offset} className={styles.shine} /> : null}
      {preview > 0 ? <div key={preview} className={styles.shine} /> : null}
    </div>
  );

  function captionOf() {
    if (preview > 0) return t('timer:bellNow');
    if (status === 'idle') return caption;
    if (status === 'paused') return t('timer.paused');
    if (status === 'completed') return null;
    if (shines) return t('timer:bellNow');
    const next = bells.find(({ state }) => state === 'due');
    if (!next) return null;
    return t('timer:nextBell', { time: clockText(Math.max(0, Math.ceil(next.offset - elapsed))) });
  }
}

/** The interval bells as points on the ring; those at the beginning and the end are its closing. */
function BellPoints({
  bells,
  durationSeconds,
}: {
  bells: readonly BellStatus[];
  durationSeconds: number;
}) {
  return (
    <svg aria-hidden="true" className={styles.points} viewBox="0 0 100 100">
      {bells
        .filter(({ kind }) => kind === 'interval')
        .map(({ offset, state }) => {
          const angle = (offset / durationSeconds) * 2 * Math.PI;
          return (
            <circle
              key={offset}
              className={styles.pointStates[state]}
              cx={50 + 48.8 * Math.sin(angle)}
              cy={50 - 48.8 * Math.cos(angle)}
              r={1.9}
            />
          );
        })}
    </svg>
  );
}
