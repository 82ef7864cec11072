import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const group = style({ margin: 0, padding: 0, border: 'none', minWidth: 0 });

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: '9rem 1fr' } },
});

export const preview = style({
  width: '9rem',
  height: '9rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.soft,
});
