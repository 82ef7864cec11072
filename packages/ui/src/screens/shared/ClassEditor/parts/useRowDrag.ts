import type { ClassDrop, ItemId } from '@niyama/domain';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** An entry that is being dragged, and where it would land. */
export interface RowDrag {
  id: ItemId;
  drop: ClassDrop | null;
}

/** How near to the edge of the window the page begins to scroll, and how far with each move. In px. */
const edge = { near: 80, step: 16 };

/** Where the pointer is among the rows of a list; each row has its id in `data-line`. */
function dropAt(list: HTMLElement | null, y: number): ClassDrop {
  for (const line of list?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const { top, bottom } = line.getBoundingClientRect();
    if (y <= bottom) return { other: line.dataset['line'] ?? '', isBefore: y < (top + bottom) / 2 };
  }
  return 'end';
}

/**
 * Drags rows by their handles, which have `data-handle`, with mouse, finger or pen. The list hears the
 * handles, so that the rows need nothing for it. Keys and menus move entries too.
 *
 * @returns the drag that goes on, and what hears the handles.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: ItemId, drop: ClassDrop) => void,
): [RowDrag | null, (event: PointerEvent) => void] {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const onMove = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (clientY < edge.near) scrollBy(0, -edge.step);
    else if (clientY > innerHeight - edge.near) scrollBy(0, edge.step);
    if (drag) setDrag({ ...drag, drop: dropAt(list.current, clientY) });
  });
  const onEnd = useEffectEvent(({ type }: Event) => {
    if (drag?.drop && type === 'pointerup') onDrop(drag.id, drag.drop);
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const move = (event: globalThis.PointerEvent) => onMove(event);
    const end = (event: Event) => onEnd(event);
    addEventListener('pointermove', move);
    const ends = ['pointerup', 'pointercancel', 'keydown'];
    for (const type of ends) addEventListener(type, end);
    return () => {
      removeEventListener('pointermove', move);
      for (const type of ends) removeEventListener(type, end);
    };
  }, [isDragging]);
  const onPointerDown = ({ target, button }: PointerEvent) => {
    const handle = target instanceof Element ? target.closest('[data-handle]') : null;
    const id = handle?.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (id !== undefined && button === 0) setDrag({ id, drop: null });
  };
  return [drag, onPointerDown];
}
