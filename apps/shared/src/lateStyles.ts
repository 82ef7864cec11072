/**
 * Puts the stylesheets of the page in force. Every page carries the styles of its first paint; the rest
 * waits as media=print, so that it never delays it.
 *
 * @returns when they are there, or cannot come: a page without them is better than none.
 */
export async function applyLateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  for (const link of links) link.media = 'all';
  const awaited = links.filter(({ sheet }) => !sheet);
  await Promise.all(
    awaited.map(
      (link) =>
        new Promise((resolve) => {
          for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
        }),
    ),
  );
}
