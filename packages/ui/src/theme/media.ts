/**
 * The conditions that styles ask for. Wide begins at 768 px, where the bottom bar becomes a rail.
 */
export const media = {
  wide: '(min-width: 768px)',
  /** Room for words beside the icons of the side rail. */
  spacious: '(min-width: 1200px)',
  /** Animations live inside this one, so that reduced motion is the state without them. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** The system's own high contrast colors: fills disappear, borders stay. */
  forcedColors: '(forced-colors: active)',
} as const;
