import { Children, type ReactNode } from 'react';
import { forms } from './PoseCardGrid.css.ts';

export interface PoseCardGridProps {
  /** Keyed PoseCards, or their skeletons. */
  children: ReactNode;
  /** The form of the cards. @default 'full' */
  form?: keyof typeof forms;
}

/** As many cards to a row as fit; compact ones stand two to a row at 320 px. */
export function PoseCardGrid({ children, form = 'full' }: PoseCardGridProps) {
  return (
    <ul className={forms[form]}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
