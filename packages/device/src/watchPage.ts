interface PageListener {
  /** The page may be gone for good: whatever must not be lost is written now. */
  onHidden: () => void;
  /** The page is seen again, woke up or came back from the browser's cache: timers may have slept. */
  onShown: () => void;
}

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Page = Events & Pick<Document, 'visibilityState'>;

/**
 * Tells when the page goes away and when it comes back. A phone often kills a hidden page without
 * `pagehide`, and a frozen page wakes with `resume` alone, so several events tell the same.
 *
 * @returns a function that stops it.
 */
export function watchPage(
  { onHidden, onShown }: PageListener,
  { page = document, view = window }: { page?: Page; view?: Events } = {},
): () => void {
  const onVisibility = () => (page.visibilityState === 'hidden' ? onHidden() : onShown());
  const heard: [Events, string, () => void][] = [
    [page, 'visibilitychange', onVisibility],
    [page, 'freeze', onHidden],
    [page, 'resume', onShown],
    [view, 'pagehide', onHidden],
    [view, 'pageshow', onShown],
  ];
  for (const [target, event, listener] of heard) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of heard) target.removeEventListener(event, listener);
  };
}
