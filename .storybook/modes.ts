/**
 * How Chromatic pictures every story: in both themes, on a phone, and there in the two languages that
 * break a layout first, at last with large text on the smallest phone. The names of `globals` are those of the toolbar; a story's own win.
 */
export const modes = {
  dawn: { viewport: 1280, theme: 'light', language: 'en' },
  night: { viewport: 1280, theme: 'dark', language: 'en' },
  phone: { viewport: 375, theme: 'light', language: 'en' },
  german: { viewport: 375, theme: 'light', language: 'de' },
  japanese: { viewport: 375, theme: 'light', language: 'ja' },
  large: { viewport: 320, theme: 'light', language: 'de', textSize: '200' },
};
