import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { instructor, signInForAdmin } from './support/instructor.ts';
import { storeLogin, type StoredLogin, newPerson, register } from './support/people.ts';

const asPage = { headers: { Accept: 'text/html' } };

test('the landing page is there before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(addresses.student);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Niyama/);
  await expect(page.getByRole('heading', { name: 'Find your inner calm' })).toBeVisible();
  await context.close();
});

test('the admin login is there before any script has come, and keeps what is typed', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${addresses.admin}/admin/login`, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Admin Login · Niyama');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill('asha@niyama.example');
  const toStudent = page.getByText('Return to Student Login');
  await expect(toStudent).not.toHaveAttribute('href');
  scripts.resolve();
  await expect(toStudent).toHaveAttribute('href', `${addresses.student}/auth`);
  await expect(page.getByLabel('Email')).toHaveValue('asha@niyama.example');
});

test('a reader of another language sees their own page, and the English one only if that does not come', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.goto(addresses.student);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#root')).toHaveCSS('visibility', 'visible');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find your inner calm');
  await expect(page.locator('title')).toHaveCount(1);
  await page.close();

  const alone = await browser.newPage({ locale: 'de-DE' });
  await alone.route('**/assets/*.js', (route) => route.abort());
  await alone.goto(addresses.student, { waitUntil: 'commit' });
  await expect(alone.locator('#root')).toHaveCSS('visibility', 'hidden');
  await expect(alone.locator('#root')).toHaveCSS('visibility', 'visible');
  await alone.close();
});

/** Opens an address as somebody with this login, and keeps its scripts back until they are let go. */
async function openWithoutScripts(
  browser: Browser,
  login: StoredLogin | undefined,
  address: string,
) {
  const context = await browser.newContext(login ? { storageState: login } : {});
  const page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(addresses.api) || sent.method() === 'OPTIONS') return;
    asked.push(new URL(sent.url()).pathname.replace('/rest/v1/', ''));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const skeleton = page.locator('#skeleton');
  await expect(skeleton.locator('svg').filter({ visible: true }).first()).toBeVisible();
  // Nothing is said in a language that may not be theirs, and nothing in it can be reached.
  expect((await skeleton.innerText()).trim()).toBe('');
  await expect(skeleton).toHaveAttribute('inert');
  return { page, skeleton, asked: () => asked.toSorted(), letScriptsGo: scripts.resolve };
}

const logInAsStudent = async (request: APIRequestContext) =>
  storeLogin(request, await register(request, newPerson()));
const guarded = {
  student: {
    address: '/library',
    logIn: logInAsStudent,
    heading: 'Yoga Library',
    asks: ['asanas', 'rpc/home'],
  },
  admin: {
    address: `${addresses.admin}/admin/dashboard`,
    logIn: (request: APIRequestContext) => signInForAdmin(request, instructor),
    heading: 'Dashboard',
    asks: ['profiles', 'rpc/dashboard'],
  },
};

test('people see the frame and ask for the page before any script has come, and then see it', async ({
  browser,
  request,
}) => {
  for (const [who, { address, logIn, heading, asks }] of Object.entries(guarded)) {
    await test.step(who, async () => {
      const login = await logIn(request);
      const { page, skeleton, asked, letScriptsGo } = await openWithoutScripts(
        browser,
        login,
        address,
      );
      // On a phone the instructor's navigation is behind a button of the bar.
      await expect(skeleton.locator('nav, header').filter({ visible: true }).first()).toBeVisible();
      await expect(skeleton.locator('main').filter({ visible: true })).toHaveCount(0);
      await expect.poll(asked).toEqual(asks);
      letScriptsGo();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked(), 'what was asked before the scripts came is not asked again').toEqual(asks);
      await expect(skeleton).toHaveCount(0);
      // What loads later says so again.
      await expect(page.locator('html')).not.toHaveAttribute('data-skeleton');
      await page.context().close();
    });
  }
});

test('visitors, and a student on a page without the frame, see that something loads, but no frame', async ({
  browser,
  request,
}) => {
  const login = await logInAsStudent(request);
  for (const [who, address, given] of [
    ['a visitor of the student app', guarded.student.address, undefined],
    ['a visitor of the admin app', guarded.admin.address, undefined],
    ['a student', '/pose/none', login],
  ] as const) {
    await test.step(who, async () => {
      const { page, skeleton, letScriptsGo } = await openWithoutScripts(browser, given, address);
      await expect(skeleton.locator('nav').filter({ visible: true })).toHaveCount(0);
      await expect(skeleton.locator('main').filter({ visible: true })).toHaveCount(1);
      letScriptsGo();
      await expect(
        given
          ? page.getByRole('heading', { level: 1 })
          : page.getByLabel('Password', { exact: true }),
      ).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      await page.context().close();
    });
  }
});

const apps = { student: addresses.student, admin: addresses.admin };

test('each app learns at run time which backend it talks to', async ({ request }) => {
  for (const address of Object.values(apps)) {
    const answer = await request.get(`${address}/config.json`);
    expect(await answer.json()).toEqual({
      supabaseUrl: addresses.api,
      supabaseKey: expect.stringMatching(/^\S{20,}$/),
      studentUrl: addresses.student,
      adminUrl: addresses.admin,
      operator: 'this computer',
      pushKey: expect.stringMatching(/^B[\w-]{86}$/),
    });
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
});

test('each app runs only its own scripts, and nobody may frame it', async ({ request, page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [app, address] of Object.entries(apps)) {
    await test.step(app, async () => {
      const headers = (await request.get(`${address}/anything`, asPage)).headers();
      const policy = headers['content-security-policy'] ?? '';
      // Besides its files, the one script that stands in its pages.
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      expect(policy).toContain(`connect-src 'self' ${addresses.api};`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
    });
  }
});

test('no file keeps the first paint waiting', async ({ request }) => {
  for (const [address, login] of [
    [apps.student, '/auth'],
    [apps.admin, '/admin/login'],
  ] as const) {
    for (const path of ['/anything', login]) {
      const html = await (await request.get(address + path, asPage)).text();
      const files = html.match(/<(?:script|link)[^>]*(?:src|stylesheet)[^>]*>/g) ?? [];
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) expect(file).toMatch(/type="module"|media="print"/);
    }
  }
});

test('a person on any path gets the app, a missing file is missing, and the admin app is elsewhere', async ({
  request,
}) => {
  expect((await request.get('/no/such/page', asPage)).status()).toBe(200);
  expect((await request.get('/assets/none.js', asPage)).status()).toBe(404);
  expect((await request.get('/assets/none', { headers: { Accept: '*/*' } })).status()).toBe(404);
  const answer = await request.get('/admin/users?page=2', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe(`${addresses.admin}/admin/users?page=2`);
  const front = await request.get(`${addresses.admin}/`, { maxRedirects: 0 });
  expect(front.headers()['location']).toBe('/admin');
});

test('browsers cache files with a hash for ever and ask for all others again', async ({
  request,
}) => {
  const page = await request.get('/', asPage);
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? 'none';
  const answer = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['cache-control']).toContain('immutable');
  const again = await request.get('/', {
    headers: { ...asPage.headers, 'If-None-Match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  for (const path of ['/sw.js', '/manifest.webmanifest', '/app.html']) {
    const fresh = await request.get(path);
    expect([path, fresh.status(), fresh.headers()['cache-control']]).toEqual([
      path,
      200,
      'no-cache',
    ]);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('the doctor finds nothing to mend from outside but that nobody is named', async () => {
  const args = ['scripts/doctor.mjs', '--hosted', addresses.student];
  const said = await text(spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
  const wrong = [...said.matchAll(/^WRONG +(\w+)/gm)].map(([, what]) => what);
  // How long ago the product was started is not asked: only after twenty seconds it rings the clock.
  expect(wrong.filter((what) => what !== 'Clock')).toEqual(['operator']);
  expect(said).toContain('ok     tick: not there for strangers');
});
