/**
 * Puts the stylesheets of the page in force. Every page carries the styles of its first paint; the rest
 * waits as media=print, so that it never delays it.
 *
 * @returns when they are there, or cannot come: a page without them is better than none.
 */
export async function applyLateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  for (const link of links) link.media = 'all';
  const isOver = () =>
    // Once the page has loaded, one that is missing has failed, maybe before anybody listened.
    document.readyState === 'complete' || links.every(({ sheet }) => sheet);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isOver()) resolve();
    };
    look();
    for (const link of links) link.addEventListener('load', look);
    window.addEventListener('load', look);
  });
}
