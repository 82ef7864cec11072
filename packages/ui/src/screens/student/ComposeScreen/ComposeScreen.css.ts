import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';
import { summary } from '../parts/planLayout.css.ts';

export const plan = summary;

/** Longer than many windows: it scrolls with the page. */
export const form = style([
  summary,
  { '@container': { [pageWidths.twoColumns]: { position: 'static' } } },
]);

/** Where the class will stand, as long as there is room for nothing. */
export const sun = style({
  display: 'none',
  '@container': {
    [pageWidths.twoColumns]: {
      display: 'block',
      justifySelf: 'center',
      width: 'min(100%, 30rem)',
      marginBlockStart: vars.space[8],
    },
  },
});
