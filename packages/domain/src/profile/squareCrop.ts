/** How large a picture is, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square to crop from a picture, in the picture's pixels. */
export interface SquareCrop {
  left: number;
  top: number;
  size: number;
}

/** How far one can look into a picture: at most a quarter of its shorter side fills the square. */
export const maxZoom = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

const within = (picture: PictureSize, { left, top, size }: SquareCrop): SquareCrop => ({
  left: clamp(left, 0, picture.width - size),
  top: clamp(top, 0, picture.height - size),
  size,
});

/** The largest square, from the middle of the picture. */
export function wholeSquare({ width, height }: PictureSize): SquareCrop {
  const size = Math.min(width, height);
  return { left: (width - size) / 2, top: (height - size) / 2, size };
}

/** How much larger than in the largest square the picture is shown: 1 to {@link maxZoom}. */
export function zoomOf(picture: PictureSize, crop: SquareCrop): number {
  return Math.min(picture.width, picture.height) / crop.size;
}

/**
 * Zooms so that one point stays where it is seen; at the edge of the picture the square gives way.
 *
 * @param zoom 1 to {@link maxZoom}; others count as the nearest of them.
 * @param point the point that stays, as fractions of the square; the middle by default.
 */
export function zoomCrop(
  picture: PictureSize,
  crop: SquareCrop,
  zoom: number,
  point: { x: number; y: number } = { x: 0.5, y: 0.5 },
): SquareCrop {
  const size = Math.min(picture.width, picture.height) / clamp(zoom, 1, maxZoom);
  const gained = crop.size - size;
  return within(picture, {
    left: crop.left + point.x * gained,
    top: crop.top + point.y * gained,
    size,
  });
}

/**
 * Moves the picture under the square, as far as the picture reaches.
 *
 * @param by how far the picture moves, as fractions of the square: 1 is the square's whole side.
 */
export function movePicture(
  picture: PictureSize,
  crop: SquareCrop,
  by: { x: number; y: number },
): SquareCrop {
  return within(picture, {
    left: crop.left - by.x * crop.size,
    top: crop.top - by.y * crop.size,
    size: crop.size,
  });
}

/** How large the stored photo is, in pixels: the largest avatar on a sharp display needs no more. */
export const avatarPixels = 512;

/** The side of the stored square, in whole pixels: never more than the picture holds. */
export function storedSize(crop: SquareCrop): number {
  return Math.max(1, Math.min(avatarPixels, Math.round(crop.size)));
}
