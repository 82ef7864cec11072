import { useId } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { description as descriptionClass, inline, row, thumb, track, words } from './Switch.css.ts';

export interface SwitchProps extends Omit<
  AriaSwitchProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label' | 'aria-describedby'
> {
  /** What is on or off. */
  label: string;
  /** What that means, in a sentence. */
  description?: string;
  /** Whether it stands in a row of other controls, as wide as its words. */
  isInline?: boolean;
}

/** On or off, at once: nothing has to be saved. The whole row answers. */
export function Switch({ label, description, isInline = false, ...props }: SwitchProps) {
  const labelId = useId();
  const descriptionId = useId();
  return (
    <AriaSwitch
      {...props}
      className={isInline ? `${row} ${inline}` : row}
      aria-labelledby={labelId}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <span className={words}>
        <span id={labelId}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={descriptionClass}>
            {description}
          </span>
        )}
      </span>
      <span className={track}>
        <span className={thumb} />
      </span>
    </AriaSwitch>
  );
}
