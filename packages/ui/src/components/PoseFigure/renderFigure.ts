import { extent } from './bodyThickness.ts';
import type { HairStyle } from './head.ts';
import type { Joint, Point, Pose } from './pose.ts';
import { renderBody } from './renderBody.ts';
import type { Shape } from './shape.ts';
import { jointsOf } from './skeleton.ts';

/** The frame that a figure is fitted into, and the mat's surface in it. */
export const frame = { size: 120, mat: 103, width: 91, height: 91, largest: 1.06 };

/** The mat as the picture shows it: its edge, or the whole of it when seen from above. */
export const matOf = (view: Pose['view']) =>
  view === 'above'
    ? { x: 8, y: 36, width: 104, height: 48, rx: 5 }
    : { x: 13, y: frame.mat, width: 94, height: 3.6, rx: 1.8 };

/** Between two figures that share the mat. */
const gap = 3;

/**
 * Draws poses beside each other as filled shapes, from back to front.
 * @param poses one, or those that a practice moves between; all of one view
 * @param style how the hair is worn
 * @returns shapes in a square of `frame.size`, the figure standing on y = `frame.mat`
 */
export function renderFigure(poses: readonly Pose[], style: HairStyle): Shape[] {
  const placed = poses.map((one) => {
    const joints = jointsOf(one);
    return { one, joints, ...extent(joints) };
  });
  const width = placed.reduce(
    (sum, { left, right }) => sum + right - left,
    gap * (placed.length - 1),
  );
  const tallest = Math.max(...placed.map(({ top }) => top));
  const scale = Math.min(frame.largest, frame.width / width, frame.height / tallest);
  // A figure seen from above lies in the middle of the picture.
  const floor = poses[0]?.view === 'above' ? (frame.size + tallest * scale) / 2 : frame.mat;

  let edge = (frame.size - width * scale) / 2;
  return placed.flatMap(({ one, joints, left, right }) => {
    const shift = edge - left * scale;
    edge += (right - left + gap) * scale;
    const at = (joint: Joint): Point => ({
      x: joints[joint].x * scale + shift,
      y: floor - joints[joint].y * scale,
    });
    return renderBody(one, style, at, scale, floor);
  });
}
