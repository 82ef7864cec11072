/** Measures that do not change with the theme. All in rem, so that text size moves everything. */
export const scale = {
  /** A 4 px grid at normal text size. */
  space: {
    '0': '0',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
  },
  radius: { small: '0.75rem', medium: '1rem', large: '1.375rem', full: '999rem' },
  font: {
    heading:
      '"Marcellus", "Marcellus fallback", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif',
    /** Pictures among the letters, all from one hand. */
    emoji: '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
    body: '"Figtree Variable", "Figtree fallback", system-ui, "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", sans-serif',
  },
  /** Nothing is smaller than `caption`, 12 px. */
  text: {
    caption: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    title: '1.375rem',
    heading: '1.75rem',
    display: '2.25rem',
    hero: '3.75rem',
    clock: '4.25rem',
  },
  leading: { tight: '1.15', snug: '1.3', body: '1.5' },
  motion: { quick: '150ms', calm: '300ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
};
