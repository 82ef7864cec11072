import { applyAppearance } from '@niyama/ui/theme';

/**
 * Dresses the page as the toolbar, or the story's own `globals`, ask for.
 * @param ownWidth in which the story is shown until the toolbar asks for another
 */
export function showAppearance(globals: Record<string, unknown>, ownWidth: unknown): void {
  applyAppearance(document.documentElement, {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    textSize: Number(globals['textSize']),
    pinchZoom: false,
  });
  resizeFrame(globals['width'] === 'own' ? (ownWidth ?? 'full') : globals['width']);
}

/**
 * The frame in Storybook's window takes the width itself, so that media queries answer. Under the
 * test-runner there is no frame; there `test-runner.ts` sizes the page.
 */
function resizeFrame(width: unknown): void {
  // Created by another window, so `instanceof` would not know it.
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null) return;
  frame.style.width = width === 'full' ? '100%' : `${String(width)}px`;
  frame.style.margin = '0 auto';
}
