import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { ShownBreath } from '../shownBreath.ts';
import * as styles from './BreathSun.css.ts';

interface BreathSunProps {
  breath: ShownBreath;
  isRunning: boolean;
}

/** The sun that breathes with the student; where nothing may move, the seconds of the breath as a ring. */
export function BreathSun({ breath, isRunning }: BreathSunProps) {
  const { index, elapsedMs } = breath;
  return (
    <>
      <Phase
        key={isRunning ? index : `${index} at ${elapsedMs}`}
        breath={breath}
        isRunning={isRunning}
      />
      {breath.phase === 'free' ? null : <Seconds breath={breath} />}
    </>
  );
}

/** Moves by itself from where the phase stood at first: the clock speaks once a second only. */
function Phase({ breath: { sun, lastsMs, elapsedMs }, isRunning }: BreathSunProps) {
  const [passedMs] = useState(elapsedMs);
  return (
    <div
      className={styles.suns[sun]}
      style={assignInlineVars({
        [styles.lasts]: `${lastsMs}ms`,
        [styles.passed]: `${passedMs}ms`,
        [styles.playState]: isRunning ? 'running' : 'paused',
      })}
    />
  );
}

/** As many segments as seconds: they fill with a breath in, and empty with one out. */
function Seconds({ breath: { sun, seconds, secondsLeft } }: Pick<BreathSunProps, 'breath'>) {
  const count = sun === 'shrinking' ? secondsLeft : seconds - secondsLeft + 1;
  // In degrees: how long a second is, and the gap before the next.
  const gap = Math.min(6, 180 / seconds);
  const second = `${360 / seconds - gap} ${gap}`;
  const shape = { cx: 50, cy: 50, r: 48, pathLength: 360 };
  return (
    <svg aria-hidden className={styles.seconds} viewBox="0 0 100 100">
      <circle {...shape} className={styles.notYet} strokeDasharray={second} />
      <circle
        {...shape}
        className={styles.filled}
        strokeDasharray={`${`${second} `.repeat(count)}0 360`}
      />
    </svg>
  );
}
