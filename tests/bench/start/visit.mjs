import { partsAtRest } from '../../e2e/support/partsAtRest.ts';

/** A slow phone: Lighthouse's "slow 4G", applied to every request, and a processor four times slower. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowerBy = 4;

/** A page is idle when nothing has been asked for this long: longer than a request and what it sets off. */
const quietMs = 2500;
const timeoutMs = 60_000;

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { fcp: null, lcp: null, cls: 0, tasks: [] };
  window.niyamaBench = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.what = `${entry.element?.tagName ?? ''} ${entry.element?.textContent?.slice(0, 40) ?? ''}`;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, end: startTime + duration }),
  );
}

/**
 * Opens an address on a slow phone and waits until the page is idle.
 * @param context a Playwright context; what it has cached is there
 * @param data how the path of the call ends whose answer counts as the first data
 * @returns seconds to the first and the largest paint and to the first data, how many the page was blocked,
 *   the shift, and what was loaded
 */
export async function visit(context, url, data) {
  const page = await context.newPage();
  try {
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', network);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.addInitScript(observe);
    const { requests, idle } = listen(browser);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await idle();
    const seen = await page.evaluate(() => window.niyamaBench);
    const parts = requests.filter(
      ({ url }) => /\.(js|css)(\?|$)/.test(url) && !partsAtRest.test(url),
    );
    const scripts = parts.filter(({ url }) => /\.js(\?|$)/.test(url));
    const answer = requests.find(
      ({ url, status }) => data && status === 200 && new URL(url).pathname.endsWith(data),
    );
    return {
      fcp: seen.fcp / 1000,
      lcp: seen.lcp / 1000,
      data: answer && answer.came - requests[0].asked,
      tbt: blocked(seen) / 1000,
      cls: seen.cls,
      scripts: scripts.length,
      waves: waves(scripts),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      what: seen.what,
      requests,
    };
  } finally {
    await page.close();
  }
}

/** Notes every request of a page; sizes are those of the bodies as they were sent. */
function listen(browser) {
  const requests = [];
  const byId = new Map();
  const pending = new Set();
  let last = performance.now();
  browser.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    const entry = { url: request.url, asked: timestamp, came: null, bytes: 0 };
    pending.add(requestId);
    byId.set(requestId, entry);
    requests.push(entry);
    last = performance.now();
  });
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    const entry = byId.get(requestId);
    if (!entry) return;
    entry.status = response.status;
    entry.bytes = response.fromDiskCache ? 0 : Number(length?.[1] ?? 0);
  });
  const end = ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (!entry || entry.came !== null) return;
    entry.came = timestamp;
    pending.delete(requestId);
    last = performance.now();
  };
  browser.on('Network.loadingFinished', end);
  browser.on('Network.loadingFailed', end);
  const idle = async () => {
    const deadline = performance.now() + timeoutMs;
    while (pending.size > 0 || performance.now() - last < quietMs) {
      if (performance.now() > deadline) throw new Error('The page did not become idle.');
      await new Promise((resume) => setTimeout(resume, 50));
    }
  };
  return { requests, idle };
}

/** Lighthouse's total blocking time: what tasks take above 50 ms each, from the first paint on. */
const blocked = ({ fcp, tasks }) =>
  tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/**
 * How many round trips the scripts take, one after the other: a wave begins with the first script that
 * was asked for after one of the wave before had come.
 */
function waves(scripts) {
  let count = 0;
  let firstCame = -Infinity;
  for (const { asked, came } of scripts.toSorted((a, b) => a.asked - b.asked)) {
    if (count === 0 || asked > firstCame) {
      count += 1;
      firstCame = came ?? Infinity;
    } else firstCame = Math.min(firstCame, came ?? Infinity);
  }
  return count;
}
