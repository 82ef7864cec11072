import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { ShownBreath } from './shownBreath.ts';
import * as styles from './BreathSun.css.ts';

interface PhaseProps {
  breath: ShownBreath;
  isRunning: boolean;
}

interface BreathSunProps extends PhaseProps {
  /** Whether a picture lies over it. */
  isCovered: boolean;
}

/**
 * The sun that breathes with the student. Where nothing may move, and around a picture that covers it, the
 * seconds of the breath are a ring.
 */
export function BreathSun({ breath, isRunning, isCovered }: BreathSunProps) {
  const { index, elapsedMs } = breath;
  return (
    <>
      <Phase
        key={isRunning ? index : `${index} at ${elapsedMs}`}
        breath={breath}
        isRunning={isRunning}
      />
      {breath.phase === 'free' ? null : (
        <Seconds breath={breath} when={isCovered ? 'always' : 'still'} />
      )}
    </>
  );
}

/** Moves by itself from where the phase stood at first: the clock speaks once a second only. */
function Phase({ breath: { sun, lastsMs, elapsedMs }, isRunning }: PhaseProps) {
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

interface SecondsProps {
  breath: ShownBreath;
  /** `still` where nothing moves. */
  when: keyof typeof styles.seconds;
}

/** As many segments as seconds: they fill with a breath in, and empty with one out. */
function Seconds({ breath: { sun, seconds, secondsLeft }, when }: SecondsProps) {
  const count = sun === 'shrinking' ? secondsLeft : seconds - secondsLeft + 1;
  // In degrees: how long a second is, and the gap before the next.
  const gap = Math.min(6, 180 / seconds);
  const second = `${360 / seconds - gap} ${gap}`;
  const shape = { cx: 50, cy: 50, r: 48, pathLength: 360 };
  return (
    <svg aria-hidden className={styles.seconds[when]} viewBox="0 0 100 100">
      <circle {...shape} className={styles.notYet} strokeDasharray={second} />
      <circle
        {...shape}
        className={styles.filled}
        strokeDasharray={`${`${second} `.repeat(count)}0 360`}
      />
    </svg>
  );
}
