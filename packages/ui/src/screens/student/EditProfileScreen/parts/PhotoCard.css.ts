import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** The disc behind the photo: the student before the sun, as on the profile. */
export const portrait = style({
  display: 'grid',
  flex: 'none',
  maxWidth: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle, ${vars.color.sunCenter}, ${vars.color.sun})`,
});
