import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** Stays in sight in a long list, where the window has room for it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  '@media': {
    [`${media.wide} and (min-height: 40rem)`]: { position: 'sticky', top: 0, zIndex: 1 },
  },
});

export const search = style({ flex: '1 1 14rem', minWidth: 0 });

export const none = style({
  margin: 0,
  padding: vars.space[3],
  color: vars.color.soft,
  fontSize: vars.text.small,
});
