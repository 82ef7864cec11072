import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** A list of lines with words at the start and what belongs to them at the end. */
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBottom: 'none' },
});

export const words = style({ flex: '1 1 10rem', minWidth: 0 });

/** What somebody wrote, as they broke its lines. */
export const said = style({
  margin: 0,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
