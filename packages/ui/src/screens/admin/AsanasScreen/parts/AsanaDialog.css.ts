import { globalStyle, style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});

/** The English beside a translation, a line for each entry of a list. */
export const english = style({
  marginTop: vars.space[1],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The name of a language and a sign. */
export const tab = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

/** Within reach however long the form is; on a low or narrow screen it would cover too much of it. */
export const footer = style({
  '@media': {
    [`${media.wide} and (min-height: 30rem)`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: vars.space[5],
      marginBottom: `calc(-1 * ${fluidSpace(vars.space[5])})`,
      borderTop: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.card,
    },
  },
});

/** What Tab reaches is not left behind the buttons. */
export const aboveFooter = style({});
globalStyle(`${aboveFooter} :is(input, textarea, button, [role='alert'])`, {
  scrollMarginBottom: '8rem',
});

export const film = style({ width: '100%', height: '100%', objectFit: 'contain' });
