import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** Where the greeting and the ways beside it would no longer stand in one row. */
const crowded = '(max-width: 15rem)';

export const header = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: `calc(env(safe-area-inset-top) + ${vars.space[6]})`,
  paddingBottom: vars.space[4],
  '@media': { [media.wide]: { paddingTop: vars.space[4], paddingBottom: vars.space[6] } },
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [crowded]: { order: 1, flexBasis: '100%' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  // Gives way to a narrow screen, never to a smaller text size.
  fontSize: `clamp(${vars.text.title}, 8vw, ${vars.text.display})`,
  fontWeight: 400,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const ways = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': { [crowded]: { flex: '1 0 100%', justifyContent: 'space-between' } },
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  textDecoration: 'none',
});

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [crowded]: { order: 2 } },
});
