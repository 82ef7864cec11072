/** A picture of somebody's device that can be shown and cut. */
export interface OpenPicture {
  /** In pixels, the way it is held up: a camera's note about its rotation is followed. */
  width: number;
  height: number;
  /** For an `<img>`, until the picture is closed. */
  address: string;
  /**
   * Draws a square of it into a new file, without the metadata, which may say where the picture was taken.
   *
   * @param square in the picture's own pixels.
   * @param side of the result, in pixels.
   * @param kind a browser that cannot write it writes a PNG; the result's type tells.
   */
  cut: (
    square: { left: number; top: number; size: number },
    side: number,
    kind: string,
  ) => Promise<Blob>;
  close: () => void;
}

/** The first bytes of a file, which tell its kind. */
export async function readHead(file: Blob, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, length).arrayBuffer());
}

/**
 * Opens a picture.
 *
 * @throws when the browser cannot draw it.
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const address = URL.createObjectURL(file);
  return {
    width: bitmap.width,
    height: bitmap.height,
    address,
    cut: ({ left, top, size }, side, kind) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d');
      if (!context) return Promise.reject(new Error('There is nothing to draw on'));
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, left, top, size, size, 0, 0, side, side);
      return new Promise((resolve, reject) => {
        const finish = (cut: Blob | null) =>
          cut ? resolve(cut) : reject(new Error('The picture could not be written'));
        canvas.toBlob(finish, kind, 0.85);
      });
    },
    close: () => {
      bitmap.close();
      URL.revokeObjectURL(address);
    },
  };
}
