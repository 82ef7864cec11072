import type { Point } from './pose.ts';

/** Points and lengths here are of the picture: y grows downwards. */
const n = (value: number) => String(Math.round(value * 100) / 100);
const at = (p: Point) => `${n(p.x)} ${n(p.y)}`;

const polar = (c: Point, angle: number, r: number): Point => ({
  x: c.x + Math.cos(angle) * r,
  y: c.y + Math.sin(angle) * r,
});

export const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export function circle(c: Point, r: number): string {
  const [a, b] = [at({ x: c.x - r, y: c.y }), at({ x: c.x + r, y: c.y })];
  return `M${a}A${n(r)} ${n(r)} 0 1 1 ${b}A${n(r)} ${n(r)} 0 1 1 ${a}Z`;
}

/**
 * A limb between two joints: round at both ends, tapering, its sides swelling by `swell` as a
 * muscle does. Always drawn clockwise, so that shapes joined into one path never cut holes.
 */
export function capsule(a: Point, b: Point, ra: number, rb: number, swell = 0): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= Math.abs(ra - rb)) return ra > rb ? circle(a, ra) : circle(b, rb);
  const axis = Math.atan2(b.y - a.y, b.x - a.x);
  const spread = Math.acos((ra - rb) / length);
  const [a1, a2] = [polar(a, axis - spread, ra), polar(a, axis + spread, ra)];
  const [b1, b2] = [polar(b, axis - spread, rb), polar(b, axis + spread, rb)];
  const c1 = polar(mix(a1, b1, 0.4), axis - Math.PI / 2, swell);
  const c2 = polar(mix(a2, b2, 0.4), axis + Math.PI / 2, swell);
  const largeA = ra > rb ? 1 : 0;
  return (
    `M${at(a1)}Q${at(c1)} ${at(b1)}A${n(rb)} ${n(rb)} 0 ${1 - largeA} 1 ${at(b2)}` +
    `Q${at(c2)} ${at(a2)}A${n(ra)} ${n(ra)} 0 ${largeA} 1 ${at(a1)}Z`
  );
}

/**
 * A sickle along a circle, thickest in its middle.
 * @param from where it begins, in degrees clockwise from the right
 * @param to where it ends; less than half a turn further
 */
export function sickle(c: Point, r: number, from: number, to: number, thickness: number): string {
  const [a, b] = [polar(c, (from * Math.PI) / 180, r), polar(c, (to * Math.PI) / 180, r)];
  const half = Math.hypot(b.x - a.x, b.y - a.y) / 2;
  const rise = r - Math.sqrt(r * r - half * half) - thickness;
  const inner = (half * half + rise * rise) / (2 * rise);
  return `M${at(a)}A${n(r)} ${n(r)} 0 0 1 ${at(b)}A${n(inner)} ${n(inner)} 0 0 0 ${at(a)}Z`;
}

/** One cut through a body: its middle, the angle of travel in radians, and how far it reaches to the left and right of it. */
export interface Section {
  middle: Point;
  angle: number;
  left: number;
  right: number;
}

/** A smooth closed line through points. */
function smooth(points: readonly Point[]): string {
  const get = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  let path = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    path += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return path;
}

/** A body through its sections, straight across at both ends. Clockwise. */
export function body(sections: readonly Section[]): string {
  const left = sections.map((s) => polar(s.middle, s.angle - Math.PI / 2, s.left));
  const right = sections.map((s) => polar(s.middle, s.angle + Math.PI / 2, s.right)).toReversed();
  const [start, turn] = [left[0], right[0]];
  if (!start || !turn) return '';
  return `M${at(start)}${smooth(left)}L${at(turn)}${smooth(right)}Z`;
}

/**
 * Puts a drawing of a head into the picture. The drawing is made of numbers around the head's
 * center: x toward the nose, y toward the crown.
 */
export function placed(drawing: string, center: Point, nose: Point, crown: Point): string {
  return drawing.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    at({
      x: center.x + nose.x * Number(x) + crown.x * Number(y),
      y: center.y + nose.y * Number(x) + crown.y * Number(y),
    }),
  );
}
