import { useTranslation } from '@niyama/i18n';
import type { ClassPose } from '../types.ts';
import { curve, ground, line, top as topMark } from './ClassList.css.ts';

const size = { width: 100, height: 24, margin: 3 } as const;

/** A class that stays easy is drawn low all the same. */
const leastScale = 3;

interface EffortCurveProps {
  poses: readonly ClassPose[];
}

/** How the effort of a class rises and falls over its time. */
export function EffortCurve({ poses }: EffortCurveProps) {
  const { t } = useTranslation('compose');
  const lengths = poses.map(({ item }) => item.seconds * item.sets);
  const secondsOf = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const whole = Math.max(1, secondsOf(lengths));
  const top = Math.max(0, ...poses.map(({ effort }) => effort));
  const isHardest = ({ effort }: ClassPose) => effort === top;
  // What leads up to the peak may ask for as much.
  const peakAt = poses.findIndex((pose) => isHardest(pose) && pose.item.part === 'peak');
  const hardest = peakAt < 0 ? poses.findIndex(isHardest) : peakAt;
  const before = secondsOf(lengths.slice(0, hardest));
  const room = size.height - 2 * size.margin;
  const points = poses.map(({ effort }, at) => {
    const middle = secondsOf(lengths.slice(0, at)) + (lengths[at] ?? 0) / 2;
    const x = (size.width * middle) / whole;
    return { x, y: size.height - size.margin - (room * effort) / Math.max(leastScale, top) };
  });
  // Level at each pose, so that nothing rises above it.
  const path = points.map(({ x, y }, at) => {
    const last = points[at - 1];
    if (!last) return `M0 ${round(y)}H${round(x)}`;
    const half = round((last.x + x) / 2);
    return `C${half} ${round(last.y)} ${half} ${round(y)} ${round(x)} ${round(y)}`;
  });
  const peak = points[hardest];
  return (
    <svg
      aria-label={t('curve', { top, minutes: Math.round(before / 60) })}
      className={curve}
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <path className={ground} d={`M0 ${size.height - 0.5}H${size.width}`} />
      <path className={line} d={`${path.join('')}H${size.width}`} />
      {peak ? <path className={topMark} d={`M${round(peak.x)} ${round(peak.y)}h0`} /> : null}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
