import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import * as styles from './SelectionBox.css.ts';

interface SelectionBoxProps {
  /** What it does; on cards it stands beside the box for all rows. */
  label: string;
}

const sign = { 'aria-hidden': true, size: '1rem', strokeWidth: 2.5 } as const;

/** Selects a row, or all that are shown: the table knows which. */
export function SelectionBox({ label }: SelectionBoxProps) {
  return (
    <Checkbox aria-label={label} className={styles.field} slot="selection">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box}>
            {isIndeterminate ? <Minus {...sign} /> : isSelected ? <Check {...sign} /> : null}
          </span>
          <span aria-hidden className={styles.words}>
            {label}
          </span>
        </>
      )}
    </Checkbox>
  );
}
