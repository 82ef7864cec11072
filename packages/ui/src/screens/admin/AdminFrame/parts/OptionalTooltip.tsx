import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { hint } from './OptionalTooltip.css.ts';

interface OptionalTooltipProps {
  /** Whether the words are not visible without it. */
  isNeeded: boolean;
  words: string;
  /** The link or button that the words belong to. */
  children: ReactElement;
}

/** Shows the words of a picture beside it, on hover and on keyboard focus. */
export function OptionalTooltip({ isNeeded, words, children }: OptionalTooltipProps) {
  return (
    <TooltipTrigger closeDelay={0} delay={200} isDisabled={!isNeeded}>
      {children}
      <Tooltip className={hint} offset={8} placement="right">
        {/* The picture's own name says them already. */}
        <span aria-hidden>{words}</span>
      </Tooltip>
    </TooltipTrigger>
  );
}
