// Draws the app's icons from apps/public/favicon.svg: node scripts/icons.mjs. Run it when the drawing
// has changed, and commit what it wrote.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './cli.mjs';

const folder = join(root, 'apps/public');
const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8');
/** A system that cuts icons to its own shape needs color up to the corners. */
const square = drawing.replace(/ rx="[^"]*"/, '');

const icons = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'maskable-512.png', size: 512, svg: square },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(join(folder, 'icons', file), picture);
  await page.close();
}
await browser.close();
