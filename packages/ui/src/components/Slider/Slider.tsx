import { useLayoutEffect, useRef } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  label: string;
  /** The value with its unit, as it is shown and read out: '80 %', '15 min'. */
  valueLabel: string;
  value: number;
  /** Called while the thumb moves. */
  onChange: (value: number) => void;
  /** Called when the person lets go, or after each key: the moment to save. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** @default false */
  isDisabled?: boolean;
}

/** A value on a line. Arrow keys move by a step, Page Up and Down by a tenth, Home and End to the ends. */
export function Slider({
  label,
  valueLabel,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  isDisabled,
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  // React Aria says a bare number and takes no words; without dependencies, because it writes its
  // own text again whenever the value changes.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', valueLabel));
  return (
    <AriaSlider<number>
      className={styles.root}
      isDisabled={isDisabled}
      maxValue={max}
      minValue={min}
      step={step}
      value={value}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    >
      <Label className={styles.label}>{label}</Label>
      <SliderOutput className={styles.output}>{valueLabel}</SliderOutput>
      <SliderTrack className={styles.track}>
        <div className={styles.rail}>
          <SliderFill className={styles.fill} />
        </div>
        <SliderThumb className={styles.thumb} inputRef={input} />
      </SliderTrack>
    </AriaSlider>
  );
}
