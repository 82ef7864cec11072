import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dawn } from './dawn.ts';
import { night } from './night.ts';
import { scale } from './scale.ts';

const kebab = (_: string | null, path: string[]) =>
  `n-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The contract that every style reads: colors from the theme, measures from the scale. */
export const vars = createGlobalThemeContract({ color: dawn, ...scale }, kebab);

const measures = {
  space: vars.space,
  radius: vars.radius,
  font: vars.font,
  text: vars.text,
  leading: vars.leading,
  motion: vars.motion,
};

globalStyle(':root', {
  vars: { ...assignVars(measures, scale), ...assignVars(vars.color, dawn) },
  colorScheme: 'light',
});

// Follows the system until the person, or a story, chooses a theme with data-theme.
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: assignVars(vars.color, night),
      colorScheme: 'dark',
    },
  },
});

globalStyle('[data-theme="light"]', { vars: assignVars(vars.color, dawn), colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { vars: assignVars(vars.color, night), colorScheme: 'dark' });
