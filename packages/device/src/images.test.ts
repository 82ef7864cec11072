import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPicture, readHead } from './images.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the head of a file', () => {
  it('is as much as was asked for, or as there is', async () => {
    const file = new Blob([Uint8Array.from([1, 2, 3, 4])]);
    expect([...(await readHead(file, 2))]).toEqual([1, 2]);
    expect([...(await readHead(file, 9))]).toEqual([1, 2, 3, 4]);
    expect([...(await readHead(new Blob(), 9))]).toEqual([]);
  });
});

describe('opening a picture', () => {
  it('follows the camera’s note about its rotation, and lets go of it when it is closed', async () => {
    const close = vi.fn();
    const create = vi.fn(async () => ({ width: 600, height: 900, close }));
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    vi.stubGlobal('createImageBitmap', create);
    const file = new Blob(['x']);
    const picture = await openPicture(file);
    expect(create).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
    expect([picture.width, picture.height]).toEqual([600, 900]);
    picture.close();
    expect(close).toHaveBeenCalledOnce();
    expect(revoke).toHaveBeenCalledWith(picture.address);
  });

  it('fails when the browser cannot draw it', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    await expect(openPicture(new Blob(['x']))).rejects.toThrow('could not be decoded');
  });
});
