import type { Backdrop, Joint, Point } from './pose.ts';
import type { Shape } from './shape.ts';
import { capsule, sickle } from './shapes.ts';

type Place = (joint: Joint) => Point;

/** Beside the face, so that it does not hide it. */
function breath(at: Place, scale: number): Shape[] {
  const { x, y } = at('head');
  const mouth = { x: x + 4 * scale, y: y + 2 * scale };
  return [7, 11, 15].map((r, i) => ({
    material: 'mat',
    d: sickle(mouth, r * scale, -34, 34, (1.5 - i * 0.25) * scale),
  }));
}

/** The sound of the breath, to both sides of the throat. */
function throat(at: Place, scale: number): Shape[] {
  const { x, y } = at('skull');
  return [0, 180].flatMap((turn) =>
    [10.5, 14].map((r, i) => ({
      material: 'mat' as const,
      d: sickle({ x, y: y + scale }, r * scale, turn - 32, turn + 32, (1.2 - i * 0.1) * scale),
    })),
  );
}

/** Rays around the crown. */
function shine(at: Place, scale: number): Shape[] {
  const { x, y } = at('head');
  const ray = (degrees: number, r: number) => ({
    x: x + Math.cos((degrees * Math.PI) / 180) * r * scale,
    y: y + Math.sin((degrees * Math.PI) / 180) * r * scale,
  });
  return [-164, -127, -53, -16].map((degrees) => ({
    material: 'mat',
    d: capsule(ray(degrees, 11), ray(degrees, 16), scale, 0.6 * scale),
  }));
}

/** In, hold, out, hold: four sides of one length. */
function box(at: Place, scale: number): Shape[] {
  const [side, line] = [11 * scale, 1.2 * scale];
  const [x, y] = [at('head').x + 13 * scale, at('head').y - side / 2];
  const d = `M${x} ${y}h${side}v${side}h${-side}ZM${x + line} ${y + line}v${side - 2 * line}h${side - 2 * line}v${2 * line - side}Z`;
  return [{ material: 'mat', d }];
}

function wall(at: Place, scale: number): Shape[] {
  const x = Math.max(at('rightHeel').x, at('leftHeel').x, at('hips').x + 3 * scale) + 2.2 * scale;
  const [top, floor] = [at('rightToes').y - 8 * scale, at('hips').y + 5 * scale];
  return [{ material: 'mat', d: `M${x} ${top}h3v${floor - top}h-3Z` }];
}

/** What stands or moves beside the body, drawn behind it. */
export const drawBackdrop: Record<Backdrop, (at: Place, scale: number) => Shape[]> = {
  breath,
  throat,
  box,
  shine,
  wall,
};
