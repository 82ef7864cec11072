/**
 * The elements inside `root` whose words do not fit their box, without those that say all of them in
 * their title; empty when nothing is cut off.
 */
export function clipped(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.clientWidth > 1 &&
      // A line set without room around it may stand out by a rounded pixel.
      element.scrollWidth > element.clientWidth + 1 &&
      element.title !== element.textContent &&
      getComputedStyle(element).display !== 'inline',
  );
}

/** Whether the page can be scrolled sideways. */
export function overflowsSideways(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}

/** The words inside `root` that stand on more than one line, broken in the middle. */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
