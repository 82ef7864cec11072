import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  avatarPixels,
  maxZoom,
  movePicture,
  type PictureSize,
  type SquareCrop,
  storedSize,
  wholeSquare,
  zoomCrop,
  zoomOf,
} from './squareCrop.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const pictures = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });

type Step = { zoom: number; x: number; y: number } | { moveX: number; moveY: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ zoom: far, x: fraction, y: fraction }),
    fc.record({ moveX: far, moveY: far }),
  ),
);

const play = (picture: PictureSize, taken: Step[]) =>
  taken.reduce<SquareCrop>(
    (crop, step) =>
      'zoom' in step
        ? zoomCrop(picture, crop, step.zoom, step)
        : movePicture(picture, crop, { x: step.moveX, y: step.moveY }),
    wholeSquare(picture),
  );

describe('the square', () => {
  it('begins as the largest one, in the middle', () => {
    expect(wholeSquare({ width: 400, height: 300 })).toEqual({ left: 50, top: 0, size: 300 });
    expect(wholeSquare({ width: 300, height: 400 })).toEqual({ left: 0, top: 50, size: 300 });
  });

  it('never leaves the picture, whatever is done to it', () => {
    fc.assert(
      fc.property(pictures, steps, (picture, taken) => {
        const { left, top, size } = play(picture, taken);
        const almost = 1e-6 * Math.max(picture.width, picture.height);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size).toBeLessThanOrEqual(picture.width + almost);
        expect(top + size).toBeLessThanOrEqual(picture.height + almost);
      }),
    );
  });

  it('is zoomed between the whole and a quarter', () => {
    fc.assert(
      fc.property(pictures, steps, (picture, taken) => {
        const zoom = zoomOf(picture, play(picture, taken));
        expect(zoom).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(zoom).toBeLessThanOrEqual(maxZoom + 1e-9);
      }),
    );
  });

  it('keeps the point under the fingers while it has room', () => {
    const picture = { width: 1000, height: 1000 };
    const point = { x: 0.25, y: 0.75 };
    const at = (crop: SquareCrop) => [
      crop.left + point.x * crop.size,
      crop.top + point.y * crop.size,
    ];
    const before = zoomCrop(picture, wholeSquare(picture), 2);
    const after = zoomCrop(picture, before, 3, point);
    expect(at(after)[0]).toBeCloseTo(at(before)[0] ?? 0);
    expect(at(after)[1]).toBeCloseTo(at(before)[1] ?? 0);
  });

  it('shows what lies to the left when the picture is moved to the right', () => {
    const picture = { width: 400, height: 200 };
    const moved = movePicture(picture, wholeSquare(picture), { x: 0.25, y: 1 });
    expect(moved).toEqual({ left: 50, top: 0, size: 200 });
  });
});

describe('the stored photo', () => {
  it('is never larger than its use, nor than what was there', () => {
    expect(storedSize({ left: 0, top: 0, size: 3000 })).toBe(avatarPixels);
    expect(storedSize({ left: 0, top: 0, size: 99.6 })).toBe(100);
    expect(storedSize({ left: 0, top: 0, size: 0.25 })).toBe(1);
  });
});
