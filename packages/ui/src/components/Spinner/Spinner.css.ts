import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-grid' });

export const drawing = style({
  animation: `${turn} 900ms linear infinite`,
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const sizes = styleVariants({
  small: { width: '1.25rem', height: '1.25rem' },
  medium: { width: '2.5rem', height: '2.5rem' },
});

export const tones = styleVariants({
  warm: { color: vars.color.warm },
  inherit: { color: 'inherit' },
});

export const track = style({ stroke: 'currentColor', opacity: 0.2 });
export const arc = style({ stroke: 'currentColor' });
