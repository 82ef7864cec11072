import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const page = style({ selectors: { '&:not(:empty)': { paddingBlock: vars.space[3] } } });
