import { createVar, style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

/** How far the sun has risen, such as `40%`. */
export const risen = createVar();

/** Where sun and words would no longer stand beside each other. */
const crowded = '(max-width: 14rem)';

export const card = style({
  containerType: 'inline-size',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  minWidth: 0,
});

export const contents = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: fluidSpace(vars.space[4]),
  padding: fluidSpace(vars.space[4]),
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

/** Rises with the progress. */
export const sun = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  background: `linear-gradient(to top, ${vars.color.sun} ${risen}, ${vars.color.sand} ${risen})`,
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gap: vars.space[2],
  '@container': { [crowded]: { flexBasis: '100%' } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
