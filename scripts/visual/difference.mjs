/* global atob, Blob, createImageBitmap, OffscreenCanvas -- what stands inside `evaluate` runs in the page */

/**
 * Compares pictures pixel by pixel, in a browser, which can read them.
 * @returns `compare(before, after)`, which answers how many pixels differ and a PNG that marks them on
 *   the faded second picture
 */
export async function openComparison(browser) {
  const page = await browser.newPage();

  async function compare(before, after) {
    const { pixels, marked } = await page.evaluate(comparePixels, [
      before.toString('base64'),
      after.toString('base64'),
    ]);
    return { pixels, marked: Buffer.from(marked, 'base64') };
  }

  return { compare, close: () => page.close() };
}

/** Runs in the page. Where only one of two pictures reaches, it differs. */
async function comparePixels(pictures) {
  const bitmaps = await Promise.all(
    pictures.map((text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [before, after] = bitmaps.map((bitmap) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, width, height);
  });
  let pixels = 0;
  for (let i = 0; i < after.data.length; i += 4) {
    const isSame = [0, 1, 2, 3].every(
      (channel) => before.data[i + channel] === after.data[i + channel],
    );
    if (!isSame) pixels += 1;
    const mark = [214, 0, 110, 255];
    for (const channel of [0, 1, 2]) {
      after.data[i + channel] = isSame ? 200 + after.data[i + channel] / 5 : mark[channel];
    }
    after.data[i + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').putImageData(after, 0, 0);
  const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of png) text += String.fromCodePoint(byte);
  return { pixels, marked: btoa(text) };
}
