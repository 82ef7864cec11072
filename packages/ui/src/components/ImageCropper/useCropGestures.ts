import { movePicture, type PictureSize, type SquareCrop, zoomCrop, zoomOf } from '@niyama/domain';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Changes the crop, as a state setter takes it. */
export type ChangeCrop = (change: (crop: SquareCrop) => SquareCrop) => void;

interface Point {
  x: number;
  y: number;
}

/** A finger that trembles less than this, in CSS pixels, taps. */
const tremble = 5;
const step = 0.04;
const zoomStep = 1.1;

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
/** How far two fingers are apart; 0 for one. */
const spread = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const zooms: Record<string, number> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

/**
 * Dragging, pinching, the wheel, arrow keys and taps on a stage: one finger moves the picture, two
 * zoom it, and a tap centers a point, for people who cannot drag (WCAG 2.5.7).
 */
export function useCropGestures(size: PictureSize, change: ChangeCrop) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const traveled = useRef(0);

  /** Where something is on the stage, in shares of its side. */
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0.5, y: 0.5 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const zoomBy = (factor: number, point?: Point) =>
    change((crop) => zoomCrop(size, crop, zoomOf(size, crop) * factor, point));
  const moveBy = (by: Point) => change((crop) => movePicture(size, crop, by));

  // React listens to the wheel passively and could not keep the page still.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 400), place(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, place(event));
    const after = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    traveled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (spread(before) > 0) zoomBy(spread(after) / spread(before), from);
    moveBy({ x: to.x - from.x, y: to.y - from.y });
  };
  const lift = (event: PointerEvent) => {
    const wasDown = fingers.current.delete(event.pointerId);
    const isTap = wasDown && traveled.current < tremble && event.type === 'pointerup';
    if (!isTap || fingers.current.size > 0) return;
    const tapped = place(event);
    moveBy({ x: 0.5 - tapped.x, y: 0.5 - tapped.y });
  };

  return {
    ref: stage,
    // It takes the focus, and the arrow keys for itself.
    role: 'application',
    tabIndex: 0,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) traveled.current = 0;
      fingers.current.set(event.pointerId, place(event));
    },
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directions[event.key];
      const factor = zooms[event.key];
      if (!direction && !factor) return;
      event.preventDefault();
      const length = event.shiftKey ? 4 * step : step;
      if (direction) moveBy({ x: direction.x * length, y: direction.y * length });
      if (factor) zoomBy(factor);
    },
  };
}
