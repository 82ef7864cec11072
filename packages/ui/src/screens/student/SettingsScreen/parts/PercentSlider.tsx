import { useFormat } from '@niyama/i18n';
import { useState } from 'react';
import { Slider } from '#components/Slider/Slider.tsx';

interface PercentSliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** Called when the thumb is let go: a page that grew under the finger would run away from it. */
  onChoose: (value: number) => void;
}

/** A share in percent, chosen when the thumb is let go. */
export function PercentSlider({ label, value, least, most, step, onChoose }: PercentSliderProps) {
  const format = useFormat();
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <Slider
      label={label}
      max={most}
      min={least}
      step={step}
      value={shown}
      valueLabel={format.number(shown / 100, { style: 'percent' })}
      onChange={setMoving}
      onChangeEnd={(chosen) => {
        setMoving(null);
        onChoose(chosen);
      }}
    />
  );
}
