import type { Joints, Point } from '#components/PoseFigure/pose.ts';

/** One thing a yoga teacher looks for, and whether the drawing shows it. */
export interface Mark {
  says: string;
  holds: (joints: Joints) => boolean;
}

/** What a pose is known by. */
export type Marks = readonly [Mark, Mark, Mark];

/** `a` stands over `b`, give or take a hand's width. */
export const over = (a: Point, b: Point, within = 6) => a.y > b.y && Math.abs(a.x - b.x) <= within;

export const level = (a: Point, b: Point, within = 4) => Math.abs(a.y - b.y) <= within;

export const higher = (a: Point, b: Point, by = 2) => a.y >= b.y + by;

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Two joints that touch, or hands that lie on something. */
export const near = (a: Point, b: Point, within = 9) => distance(a, b) <= within;

export const apart = (a: Point, b: Point, atLeast: number) => Math.abs(a.x - b.x) >= atLeast;

/** The angle at `b`, in degrees: 180 is straight. */
export function bend(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(a.y - b.y, a.x - b.x) - Math.atan2(c.y - b.y, c.x - b.x);
  const degrees = Math.abs((turn * 180) / Math.PI);
  return degrees > 180 ? 360 - degrees : degrees;
}

export const straight = (a: Point, b: Point, c: Point) => bend(a, b, c) >= 165;

/** Upright or upside down, within `tilt` degrees. */
export const vertical = (a: Point, b: Point, tilt = 12) =>
  Math.abs(a.x - b.x) <= Math.abs(a.y - b.y) * Math.tan((tilt * Math.PI) / 180);

/** Lying level, within `tilt` degrees. */
export const horizontal = (a: Point, b: Point, tilt = 12) =>
  Math.abs(a.y - b.y) <= Math.abs(a.x - b.x) * Math.tan((tilt * Math.PI) / 180);
