import { afterEach, expect, it, vi } from 'vitest';
import { applyLateStyles } from './lateStyles.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with late stylesheets, of which some are there. */
function page(...areThere: boolean[]) {
  const links = areThere.map((isThere) =>
    Object.assign(new EventTarget(), {
      media: 'print',
      sheet: isThere ? ({} as CSSStyleSheet) : null,
    }),
  );
  const document = { readyState: 'interactive', querySelectorAll: () => links };
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  const over = vi.fn<() => void>();
  const applied = applyLateStyles().then(over);
  const loaded = () => {
    document.readyState = 'complete';
    window.dispatchEvent(new Event('load'));
  };
  return { links, over, applied, loaded };
}

it('puts them in force, and is done when they are there', async () => {
  const { links, applied } = page(true, true);
  await applied;
  expect(links.map(({ media }) => media)).toEqual(['all', 'all']);
});

it('waits for the one that is not there yet', async () => {
  const { links, over, applied } = page(true, false);
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  for (const link of links) {
    link.sheet ??= {} as CSSStyleSheet;
    link.dispatchEvent(new Event('load'));
  }
  await applied;
});

it('does not wait for one that failed before anybody listened', async () => {
  const { over, applied, loaded } = page(false);
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  loaded();
  await applied;
});
