import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const searchField = style({ minWidth: 0, flexGrow: 1 });

export const searchInput = style({
  borderRadius: vars.radius.full,
  paddingInlineStart: '2.75rem',
  paddingInlineEnd: '3.25rem',
  selectors: {
    // The browser's own cross would stand beside ours.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const glass = style({
  position: 'absolute',
  insetInlineStart: vars.space['4'],
  color: vars.color.soft,
  pointerEvents: 'none',
});

export const clear = style({ position: 'absolute', insetInlineEnd: '0.125rem', display: 'grid' });

export const clearHidden = style({ visibility: 'hidden' });
