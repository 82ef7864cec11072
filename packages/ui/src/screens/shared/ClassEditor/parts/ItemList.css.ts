import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space[4],
  selectors: { '&[data-drop="end"]': { borderBlockEnd: `2px solid ${vars.color.focus}` } },
});
