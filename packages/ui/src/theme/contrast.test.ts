import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dawn } from './dawn.ts';
import { night } from './night.ts';
import { badgeTones, type Theme } from './theme.ts';

const surfaces = ['paper', 'card', 'sand'] as const satisfies (keyof Theme)[];
/** What is read, on any surface. */
const texts = ['ink', 'soft', 'warmText', 'plum', 'critical'] as const satisfies (keyof Theme)[];
/** Each text that is read on a fill, with the fill. */
const onFills = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  // The letter of an avatar.
  ['onAccent', 'warmText'],
  ['onCritical', 'critical'],
] as const satisfies [keyof Theme, keyof Theme][];
/** What must be seen, on any surface: outlines of controls, the focus ring, arcs and hearts. */
const shapes = ['control', 'focus', 'warm', 'accent', 'plum'] as const satisfies (keyof Theme)[];

test('measures as WCAG does', () => {
  expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 1);
  // sRGB #777777 on white, a known 4.48.
  expect(contrast('oklch(56.93% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(4.48, 1);
});

describe.each([
  ['dawn', dawn],
  ['night', night],
])('%s', (_, theme) => {
  test.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    '%s is read on %s',
    (text, surface) => {
      expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(onFills)('%s is read on %s', (text, fill) => {
    expect(contrast(theme[text], theme[fill])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(badgeTones)('the %s badge is read', (tone) => {
    expect(contrast(theme.badge[tone].text, theme.badge[tone].surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes.flatMap((shape) => surfaces.map((surface) => [shape, surface] as const)))(
    '%s is seen on %s',
    (shape, surface) => {
      expect(contrast(theme[shape], theme[surface])).toBeGreaterThanOrEqual(3);
    },
  );

  test('the four difficulties have four colors', () => {
    const { beginner, intermediate, advanced, expert } = theme.badge;
    const colors = [beginner, intermediate, advanced, expert].map(({ text }) => text);
    expect(new Set(colors).size).toBe(4);
  });
});
