import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100svh',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const top = style({ gridColumn: '1 / -1' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} clamp(1.25rem, 4vw, 3rem)`,
});

export const product = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  color: vars.color.ink,
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${vars.space[4]} clamp(1.25rem, 4vw, 3rem) ${vars.space[12]}`,
  '@media': { [media.wide]: { alignContent: 'center' } },
});

export const column = style({ display: 'grid', gap: vars.space[6], width: 'min(100%, 27rem)' });

export const figure = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      placeItems: 'center',
      padding: 'clamp(1.5rem, 4vw, 4rem)',
      paddingTop: 0,
    },
  },
});

export const sun = style({ width: 'min(100%, 32rem)' });
