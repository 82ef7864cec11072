import { setTimeout as wait } from 'node:timers/promises';
import { filterByName } from '../../../scripts/filterByName.mjs';
import { openBrowser } from '../browser.mjs';
import { servePage } from '../servePage.mjs';
import { judge } from './judge.mjs';
import { settings } from './settings.mjs';

/** How long after its deadline a meditation may still be looked at for late bells, in milliseconds. */
const afterwardsMs = 4000;

/**
 * The exactness of the bells of a meditation: where each sound begins in what is rendered, against its
 * deadline.
 * @param only part of the names of the settings to measure
 * @returns whether every target was met
 */
export async function run(only) {
  const chosen = filterByName(settings, only);
  const page = await servePage(new URL('page', import.meta.url));
  const verdicts = [];
  try {
    for (const setting of chosen.filter(({ hidden }) => !hidden)) {
      verdicts.push(await measure(setting, page.address));
    }
    // Hidden pages sleep nearly all of their seven minutes: they do not disturb each other.
    const hidden = chosen.filter(({ hidden }) => hidden);
    verdicts.push(...(await Promise.all(hidden.map((setting) => measure(setting, page.address)))));
  } finally {
    await page.stop();
  }
  console.table(Object.fromEntries(verdicts.map(({ name, row }) => [name, row])));
  for (const { name, problems } of verdicts) {
    for (const problem of problems) console.log(`${name}: ${problem}`);
  }
  return verdicts.every(({ problems }) => problems.length === 0);
}

async function measure(setting, address) {
  console.log(`${setting.name}: ${setting.seconds} s…`);
  const browser = await openBrowser();
  try {
    const tab = await browser.open(`${address}#${encodeURIComponent(JSON.stringify(setting))}`);
    while (!(await tab.read('"report" in window && document.readyState === "complete"'))) {
      await wait(50);
    }
    await tab.send('Emulation.setCPUThrottlingRate', { rate: setting.slowdown });
    const press = { x: 50, y: 50, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
    if (setting.hidden) await browser.open('about:blank');
    await wait(setting.seconds * 1000 + afterwardsMs);
    return judge(setting, await tab.read('report'));
  } finally {
    await browser.close();
  }
}
