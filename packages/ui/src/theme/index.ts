import './global.css.ts';

export { applyAppearance, type Appearance } from './applyAppearance.ts';
export { dawn } from './dawn.ts';
export { media } from './media.ts';
export { night } from './night.ts';
export { badgeTones, type BadgeTone, type Theme } from './theme.ts';
export { vars } from './vars.css.ts';
