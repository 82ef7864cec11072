import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstPaint } from './firstPaint.ts';

const html = document.documentElement;

/** Shows what boot.js hid while the prerendered page stood in for another. */
function Revealed({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete html.dataset['boot'];
  }, []);
  return children;
}

/**
 * Shows an app at its address: brings the prerendered page to life where that is what the app shows,
 * and takes its place otherwise.
 *
 * @param styled when the stylesheets of the page are in force; a prerendered one has its own.
 */
export async function showApp(container: Element, app: ReactNode, styled: Promise<void>) {
  const routed = (
    <StrictMode>
      <BrowserRouter>{app}</BrowserRouter>
    </StrictMode>
  );
  // What was typed into a prerendered form before this script came lives on only if the form does.
  const isAsPrerendered = container.hasChildNodes() && html.dataset['boot'] === undefined;
  if (!isAsPrerendered) {
    await replacePage(container, routed, styled);
    return;
  }
  await firstPaint();
  hydrateRoot(container, routed);
}

/** Shows something in the place of whatever the page holds. */
export async function replacePage(container: Element, shown: ReactNode, styled: Promise<void>) {
  await styled;
  // The page's own title and description come with the app; these are another page's or English.
  for (const given of document.querySelectorAll('title, meta[name="description"]')) given.remove();
  createRoot(container).render(<Revealed>{shown}</Revealed>);
}
