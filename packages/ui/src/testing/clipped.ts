/** The elements inside `root` whose words do not fit their box; empty when nothing is cut off. */
export function clipped(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.clientWidth > 1 &&
      // A line set without room around it may stand out by a rounded pixel.
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline',
  );
}

/** Whether the page can be scrolled sideways. */
export function overflowsSideways(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}
