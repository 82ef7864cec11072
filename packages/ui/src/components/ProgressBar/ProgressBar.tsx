import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import {
  bar,
  done,
  label as labelClass,
  progressBar,
  track,
  valueLabel as valueClass,
  words,
} from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** 0 to `maxValue`. */
  value: number;
  /** @default 100 */
  maxValue?: number;
  /** The value in words, such as '40 of 100 points'. */
  valueLabel: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
      className={progressBar}
    >
      {({ percentage = 0 }) => (
        <>
          <div className={words}>
            <Label className={labelClass}>{label}</Label>
            <span className={valueClass}>{valueLabel}</span>
          </div>
          <div className={track}>
            <div className={bar} style={assignInlineVars({ [done]: `${percentage}%` })} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
