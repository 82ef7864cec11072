import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { filterByName } from '../../../scripts/filterByName.mjs';
import { freePorts } from '../../../scripts/ports.mjs';
import { ended, start, stop } from '../../../scripts/processes.mjs';
import { root, UserError } from '../../../scripts/cli.mjs';
import { findBrowser } from '../../../scripts/test/browser.mjs';
import budgets from '../../project/budgets.json' with { type: 'json' };
import { openFront } from './front.mjs';
import { visit } from './visit.mjs';

/** Visits of each page, alone and of each of two products in turn; the median counts. */
const rounds = 3;
const pairs = 5;
const password = 'practice-daily';

/**
 * What is opened, by which person, the call whose answer the page shows first, and what it may take: seconds
 * to the first and the largest paint. What it may weigh is in the budgets.
 */
const pages = [
  { name: 'control', app: 'control', path: '/', most: {} },
  { name: 'landing', app: 'student', path: '/', most: { fcp: 1.15, lcp: 1.15 } },
  { name: 'login', app: 'student', path: '/auth', most: { fcp: 1.15, lcp: 1.15 } },
  { name: 'admin login', app: 'admin', path: '/admin/login', most: { fcp: 1.3, lcp: 1.3 } },
  {
    name: 'home',
    app: 'student',
    path: '/homepage',
    as: 'student',
    data: '/rpc/home',
    most: { fcp: 1.5, lcp: 3.6 },
  },
  {
    name: 'library',
    app: 'student',
    path: '/library',
    as: 'student',
    data: '/asanas',
    most: { fcp: 1.5, lcp: 4.2 },
  },
  {
    name: 'practice',
    app: 'student',
    path: '/pose-practice?source=library&id=',
    ofPose: true,
    as: 'student',
    data: '/asanas',
    most: { fcp: 1.5 },
  },
  {
    name: 'timer',
    app: 'student',
    path: '/timer',
    as: 'student',
    data: '/rpc/home',
    most: { fcp: 1.5 },
  },
  {
    name: 'admin dashboard',
    app: 'admin',
    path: '/admin/dashboard',
    as: 'admin',
    data: '/rpc/dashboard',
    most: { fcp: 1.5, lcp: 4 },
  },
  {
    name: 'home again, with the worker',
    app: 'student',
    path: '/homepage',
    as: 'student',
    isWarm: true,
    data: '/rpc/home',
    most: { fcp: 0.5, lcp: 1.3 },
  },
];

/**
 * How the pages of the started product begin on a slow phone that has nothing of them cached, in turn,
 * and a page of plain HTML beside them.
 * @param only part of the names of the pages to measure
 * @param options `http2`: with HTTP/2 in front; `against`: the folder of another checkout, whose product
 *   is visited in turn with this one
 * @returns whether every target was met
 */
export async function run(only, { http2 = false, against }) {
  const chosen = filterByName(pages, only);
  const folders = against ? [resolve(process.env.INIT_CWD ?? '.', against), root] : [root];
  const products = [];
  const control = await openControl();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // The front has made its certificate itself. What a context ignores does not hold for its worker.
      '--ignore-certificate-errors',
    ],
  });
  try {
    for (const folder of folders) products.push(await openProduct(folder, http2));
    const last = against ? pairs : rounds;
    for (let round = 1; round <= last; round += 1) {
      console.log(`round ${round} of ${last}…`);
      const order = round % 2 ? products : products.toReversed();
      for (const page of chosen) {
        for (const product of order) {
          const visits = (product.visits[page.name] ??= []);
          visits.push(await once(browser, product, control, page));
        }
      }
    }
    const verdicts = products.map((product) => tell(chosen, product));
    if (against) compare(chosen, ...products);
    return verdicts.at(-1);
  } finally {
    await browser.close();
    control.close();
    for (const product of products) await product.close();
  }
}

/** One visit with a browser that knows nothing but the login. */
async function once(browser, product, control, { app, path, ofPose, as, isWarm, data }) {
  const state = as ? { cookies: [], origins: [await product.loginOf(as, app)] } : undefined;
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'en-GB',
    storageState: state,
  });
  const addresses = { ...product.addresses, control: control.address };
  const url = addresses[app] + path + (ofPose ? await product.poseId() : '');
  try {
    if (isWarm) await warm(context, url);
    return await visit(context, url, data);
  } finally {
    await context.close();
  }
}

/** A visit without haste, after which the worker holds the app. */
async function warm(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What was read is written to the device within a second.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Prints the medians of a product, and where they miss a target; returns whether none does. */
function tell(chosen, { folder, visits }) {
  const rows = chosen.map((page) => {
    const of = (what) => median(visits[page.name].map((each) => each[what]));
    const row = {
      'FCP (s)': round(of('fcp')),
      'LCP (s)': round(of('lcp')),
      'first data (s)': round(of('data')),
      'TBT (s)': round(of('tbt')),
      CLS: round(of('cls')),
      scripts: of('scripts'),
      waves: of('waves'),
      kB: Math.round(of('bytes') / 1000),
    };
    return [page, row];
  });
  console.log(folder);
  console.table(Object.fromEntries(rows.map(([{ name }, row]) => [name, row])));
  for (const { name } of chosen) console.log(`${name}: the largest was ${visits[name][0].what}`);
  const misses = rows.flatMap(([{ name, app, path, most, isWarm }, row]) =>
    [
      [row['FCP (s)'], most.fcp, 's to the first paint'],
      [row['LCP (s)'], most.lcp, 's to the largest paint'],
      [row.kB, budgets.kB[app]?.[path.split('?')[0]], 'kB of scripts and styles'],
      [row.CLS, 0, 'of shift'],
      [row.scripts, isWarm ? undefined : budgets.scripts, 'scripts'],
      [row.waves, isWarm ? undefined : 1, 'waves'],
    ]
      .filter(([value, limit]) => limit !== undefined && value > limit)
      .map(([value, limit, what]) => `${name}: ${value} ${what}, more than ${limit}`),
  );
  for (const miss of misses) console.log(miss);
  return misses.length === 0;
}

/** Prints how many times as long the second product takes as the first, the median of the pairs. */
function compare(chosen, first, second) {
  const rows = chosen.map(({ name }) => {
    const times = (what) =>
      round(
        median(second.visits[name].map((each, at) => each[what] / first.visits[name][at][what])),
      );
    const row = { FCP: times('fcp'), LCP: times('lcp'), 'first data': times('data') };
    return [name, { ...row, TBT: times('tbt') }];
  });
  console.log(`${second.folder} against ${first.folder}`);
  console.table(Object.fromEntries(rows));
}

/** Starts the product of a checkout as everybody does, with the demo's data, free ports and a new folder. */
async function openProduct(folder, http2) {
  const [student, admin, api, mail] = await freePorts(4);
  const data = await mkdtemp(join(tmpdir(), 'niyama-bench-start-'));
  const child = start('node', ['scripts/start.mjs'], {
    folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      STUDENT_PORT: String(student),
      ADMIN_PORT: String(admin),
      API_PORT: String(api),
      MAIL_PORT: String(mail),
      NIYAMA_DATA: data,
      NIYAMA_RATE_LIMITS: 'raised',
    },
  });
  const end = ended(child);
  let front;
  const close = async () => {
    front?.close();
    stop(child, 'SIGINT');
    await end;
    await rm(data, { recursive: true, force: true });
  };
  const isRunning = Promise.withResolvers();
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said.includes('Niyama is running.')) isRunning.resolve(true);
  });
  if (!(await Promise.race([isRunning.promise, end.then(() => false)]))) {
    throw new UserError('The product did not start: it said why above.');
  }
  const inner = {
    student: `http://localhost:${student}`,
    admin: `http://localhost:${admin}`,
    api: `http://localhost:${api}`,
  };
  if (http2) front = await openFront(inner);
  const addresses = front?.addresses ?? inner;
  const config = await (await fetch(`${inner.student}/config.json`)).json();
  const ask = async (path, init = {}) => {
    const response = await fetch(config.supabaseUrl + path, {
      ...init,
      headers: { apikey: config.supabaseKey, 'Content-Type': 'application/json', ...init.headers },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const logIn = (who) =>
    ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: `${who}@niyama.example`, password }),
    });
  return {
    folder,
    addresses,
    close,
    /** Of each page, by its name. */
    visits: {},
    /** What a browser has stored in which somebody is logged in. */
    loginOf: async (who, app) => ({
      origin: addresses[app],
      localStorage: [{ name: `niyama.${app}.session`, value: JSON.stringify(await logIn(who)) }],
    }),
    poseId: async () => {
      const [pose] = await ask('/rest/v1/asanas?select=id&limit=1&order=id');
      return pose.id;
    },
  };
}

/** A page of plain HTML: what the network and the browser take by themselves. */
async function openControl() {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Control</title><style>body { font: 1rem/1.5 sans-serif }</style>
<h1>Find your inner calm</h1>${'<p>Breathe in, and breathe out again, slowly.</p>'.repeat(40)}</html>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  };
}

/** The middle of those there are: what a page never does has no time, and no ratio. */
const median = (values) => {
  const known = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)];
};
const round = (number = NaN) => (Number.isNaN(number) ? '' : Math.round(number * 100) / 100);
