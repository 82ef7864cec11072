import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { filterByName } from '../../../scripts/filterByName.mjs';
import { freePorts } from '../../../scripts/ports.mjs';
import { ended, start, stop } from '../../../scripts/processes.mjs';
import { UserError } from '../../../scripts/cli.mjs';
import { findBrowser } from '../../../scripts/test/browser.mjs';
import { visit } from './visit.mjs';

/** Visits of each page; the median counts. */
const rounds = 3;
const password = 'practice-daily';

/**
 * What is opened, by whom, and what it may take: seconds to the first and the largest paint, and kB of
 * scripts and styles as sent.
 */
const pages = [
  { name: 'control', app: 'control', path: '/', most: {} },
  { name: 'landing', app: 'student', path: '/', most: { fcp: 1.15, lcp: 1.15, kB: 150 } },
  { name: 'login', app: 'student', path: '/auth', most: { fcp: 1.15, lcp: 1.15, kB: 180 } },
  { name: 'admin login', app: 'admin', path: '/admin/login', most: { fcp: 1.3, lcp: 1.3 } },
  {
    name: 'home',
    app: 'student',
    path: '/homepage',
    as: 'student',
    most: { fcp: 1.5, lcp: 3.6, kB: 240 },
  },
  {
    name: 'library',
    app: 'student',
    path: '/library',
    as: 'student',
    most: { fcp: 1.5, lcp: 4.2, kB: 270 },
  },
  {
    name: 'practice',
    app: 'student',
    path: '/pose-practice?source=library&id=',
    ofPose: true,
    as: 'student',
    most: { fcp: 1.5, kB: 280 },
  },
  { name: 'timer', app: 'student', path: '/timer', as: 'student', most: { fcp: 1.5, kB: 280 } },
  {
    name: 'admin dashboard',
    app: 'admin',
    path: '/admin/dashboard',
    as: 'admin',
    most: { fcp: 1.5, lcp: 4 },
  },
  {
    name: 'home again, with the worker',
    app: 'student',
    path: '/homepage',
    as: 'student',
    isWarm: true,
    most: { fcp: 0.5, lcp: 1.3 },
  },
];
const mostScripts = 12;

/**
 * How the pages of the started product begin on a slow phone that has nothing of them cached, in turn,
 * and a page of plain HTML beside them.
 * @param only part of the names of the pages to measure
 * @returns whether every target was met
 */
export async function run(only) {
  const chosen = filterByName(pages, only);
  const product = await openProduct();
  const control = await openControl();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const addresses = { ...product.addresses, control: control.address };
    const visits = new Map(chosen.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      console.log(`round ${round + 1} of ${rounds}…`);
      for (const page of chosen) {
        visits.get(page.name).push(await once(browser, product, addresses, page));
      }
    }
    return tell(chosen, visits);
  } finally {
    await browser.close();
    control.close();
    await product.close();
  }
}

/** One visit with a browser that knows nothing but the login. */
async function once(browser, product, addresses, { app, path, ofPose, as, isWarm }) {
  const state = as ? { cookies: [], origins: [await product.loginOf(as, app)] } : undefined;
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'en-GB',
    storageState: state,
  });
  const url = addresses[app] + path + (ofPose ? await product.poseId() : '');
  try {
    if (isWarm) await warm(context, url);
    return await visit(context, url);
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

function tell(chosen, visits) {
  const rows = chosen.map((page) => {
    const of = (what) => median(visits.get(page.name).map((each) => each[what]));
    const row = {
      'FCP (s)': round(of('fcp')),
      'LCP (s)': round(of('lcp')),
      CLS: round(of('cls')),
      scripts: of('scripts'),
      waves: of('waves'),
      kB: Math.round(of('bytes') / 1000),
    };
    return [page, row];
  });
  console.table(Object.fromEntries(rows.map(([{ name }, row]) => [name, row])));
  for (const { name } of chosen)
    console.log(`${name}: the largest was ${visits.get(name)[0].what}`);
  const misses = rows.flatMap(([{ name, most, isWarm }, row]) =>
    [
      [row['FCP (s)'], most.fcp, 's to the first paint'],
      [row['LCP (s)'], most.lcp, 's to the largest paint'],
      [row.kB, most.kB, 'kB of scripts and styles'],
      [row.CLS, 0, 'of shift'],
      [row.scripts, isWarm ? undefined : mostScripts, 'scripts'],
      [row.waves, isWarm ? undefined : 1, 'waves'],
    ]
      .filter(([value, limit]) => limit !== undefined && value > limit)
      .map(([value, limit, what]) => `${name}: ${value} ${what}, more than ${limit}`),
  );
  for (const miss of misses) console.log(miss);
  return misses.length === 0;
}

/** The product as everybody starts it, with the demo's data, on ports and data of its own. */
async function openProduct() {
  const [student, admin, api, mail] = await freePorts(4);
  const data = await mkdtemp(join(tmpdir(), 'niyama-bench-start-'));
  const child = start('node', ['scripts/start.mjs'], {
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
  const close = async () => {
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
  const addresses = {
    student: `http://localhost:${student}`,
    admin: `http://localhost:${admin}`,
  };
  const config = await (await fetch(`${addresses.student}/config.json`)).json();
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
    addresses,
    close,
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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (number) => Math.round(number * 100) / 100;
