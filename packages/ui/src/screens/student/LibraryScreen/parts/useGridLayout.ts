import { type RefObject, useLayoutEffect, useState } from 'react';
import { fullCardsFrom } from '../layout.ts';
import type { CardForm } from '../types.ts';

/** How the cards stand, as the styles and the text size decide. Lengths in pixels. */
export interface GridLayout {
  columns: number;
  form: CardForm;
  /** Where the grid begins on the page. */
  top: number;
  rem: number;
}

function layoutOf(grid: HTMLElement, chosen: CardForm | null): GridLayout {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, width } = grid.getBoundingClientRect();
  const fitting = width >= fullCardsFrom * rem ? 'full' : 'compact';
  return {
    columns: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
    form: chosen ?? fitting,
    top: Math.round(top + scrollY),
    rem,
  };
}

const isSame = (one: GridLayout, other: GridLayout) =>
  one.columns === other.columns &&
  one.form === other.form &&
  one.top === other.top &&
  one.rem === other.rem;

/**
 * Follows the layout of a grid; null until it stands on the page.
 *
 * @param chosen the form of the cards that the person chose, or null for the one that fits.
 */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  chosen: CardForm | null,
): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const next = layoutOf(element, chosen);
      setLayout((known) => (known && isSame(known, next) ? known : next));
    };
    measure();
    const changes = new ResizeObserver(measure);
    changes.observe(element);
    // What stands above the grid may come and go.
    changes.observe(document.body);
    return () => changes.disconnect();
  }, [chosen, grid]);
  return layout;
}
