/** How a person wants the app to look; stored in their profile. */
export interface Appearance {
  /** `system` follows the device. */
  theme: 'system' | 'light' | 'dark';
  /** Percent, 100 to 200. */
  textSize: number;
  /** Lifts the lock on pinch and double-tap zoom. */
  pinchZoom: boolean;
}

/** Dresses a document: pass `document.documentElement`. The rules are in `global.css.ts`. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = appearance.theme;
  root.style.setProperty('--n-text-size', `${appearance.textSize}%`);
  root.toggleAttribute('data-pinch-zoom', appearance.pinchZoom);
}
