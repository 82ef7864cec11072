import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { setTimeout as wait } from 'node:timers/promises';
import { filterByName } from '../../../scripts/filterByName.mjs';
import { openBrowser } from '../browser.mjs';
import { servePage } from '../servePage.mjs';

/** How much slower the processor is, and the targets: milliseconds of script, and frames a second. */
const settings = [
  { name: 'x1', slowdown: 1, mostMs: 4, leastFrames: 55 },
  { name: 'x4', slowdown: 4, mostMs: 4, leastFrames: 30 },
  { name: 'x6', slowdown: 6, mostMs: Infinity, leastFrames: 0 },
];

/** When the move of a step ends, in milliseconds. */
const moveMs = 1500 * 0.7;

/** How many steps a round has, and what of a move counts as one place: frames that do much the same. */
const place = { steps: 24, ms: 150 };

/**
 * What the frames of a moving figure cost.
 * @param only part of the names of the settings to measure
 * @returns whether every target was met
 */
export async function run(only) {
  const page = await servePage(new URL('page', import.meta.url), [react(), vanillaExtractPlugin()]);
  const verdicts = [];
  try {
    for (const setting of filterByName(settings, only)) {
      verdicts.push(judge(setting, await measure(setting, page.address)));
    }
  } finally {
    await page.stop();
  }
  console.table(Object.fromEntries(verdicts.map(({ name, row }) => [name, row])));
  for (const { name, problems } of verdicts) {
    for (const problem of problems) console.log(`${name}: ${problem}`);
  }
  return verdicts.every(({ problems }) => problems.length === 0);
}

async function measure({ name, slowdown }, address) {
  console.log(`${name}…`);
  const browser = await openBrowser();
  try {
    const tab = await browser.open('about:blank');
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.send('Page.navigate', { url: address });
    while (!(await tab.read('"report" in window'))) await wait(500);
    return await tab.read('report');
  } finally {
    await browser.close();
  }
}

function judge({ name, mostMs, leastFrames }, frames) {
  const drawn = frames.filter(({ isDrawn }) => isDrawn);
  const scripts = drawn.map(({ scriptMs }) => scriptMs);
  const least = percentile(leastOf(drawn), 0.95);
  const perSecond = percentile(ratesOf(drawn), 0.5);
  const awake = framesAtRest(frames);
  const problems = [
    ...(least > mostMs ? [`95 of 100 places take ${round(least)} ms, more than ${mostMs}`] : []),
    ...(perSecond < leastFrames
      ? [`${round(perSecond)} frames a second, less than ${leastFrames}`]
      : []),
    ...(awake > 0 ? [`${awake} frames while the figure was at rest`] : []),
  ];
  const row = {
    'script p50 (ms)': round(percentile(scripts, 0.5)),
    'script p95 (ms)': round(percentile(scripts, 0.95)),
    'least p95 (ms)': round(least),
    'frames a second': round(perSecond),
    'frames at rest': awake,
  };
  return { name, row, problems };
}

/** The least time of each place in both rounds: what else the machine does only ever adds. */
function leastOf(drawn) {
  const places = Map.groupBy(
    drawn,
    ({ step, atMs }) => `${step % place.steps} ${Math.floor(atMs / place.ms)}`,
  );
  return [...places.values()].map((frames) => Math.min(...frames.map(({ scriptMs }) => scriptMs)));
}

/** A move ends with its first frame after the end; a loop that went on would ask for more. */
function framesAtRest(frames) {
  const after = Map.groupBy(
    frames.filter(({ atMs }) => atMs > moveMs),
    ({ step }) => step,
  );
  return [...after.values()].reduce((sum, { length }) => sum + length - 1, 0);
}

/** The frames a second of each move. */
function ratesOf(drawn) {
  return [...Map.groupBy(drawn, ({ step }) => step).values()]
    .filter((frames) => frames.length > 1)
    .map((frames) => ((frames.length - 1) * 1000) / (frames.at(-1).atMs - frames[0].atMs));
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const round = (number) => Math.round(number * 10) / 10;
