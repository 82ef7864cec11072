import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { zoneAtNoon } from '../../supabase/tests/support.ts';
import { openApi } from './support/api.ts';
import { bellsOf, listenToBells } from './support/bells.ts';
import { moveAbout } from './support/moves.ts';
import { storeLogin, logIn, type Person, test } from './support/people.ts';
import { runClock, setClockBack, stopClock } from './support/practice.ts';

// No midnight falls into a journey, so that its meditation is of one day.
test.use({ timezoneId: zoneAtNoon() });

/** What the server counts for a student. */
async function countersOf(request: APIRequestContext, student: Person) {
  const { url, headers } = await openApi(request);
  const { origins } = await storeLogin(request, student);
  const { access_token, user } = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as {
    access_token: string;
    user: { id: string };
  };
  const answer = await request.get(`${url}/rest/v1/profiles`, {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    params: {
      id: `eq.${user.id}`,
      select: 'points,total_practices,current_streak,best_streak,daily_streak',
    },
  });
  return ((await answer.json()) as Record<string, number>[])[0];
}

async function openTimer(page: Page) {
  await page.getByRole('link', { name: 'Timer', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

const clock = (page: Page) => page.getByRole('timer', { name: 'Time left' });

/** Seconds between the first bell and each, as whole as a person hears them. */
async function rhythmOf(page: Page): Promise<number[]> {
  const bells = await bellsOf(page);
  return bells.map(({ at }) => Math.round(at - (bells[0]?.at ?? 0)));
}

test('ten minutes with three bells, a pause, a reload and a look elsewhere are recorded once', async ({
  page,
  request,
  student,
}) => {
  const recorded: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/record_completion')) recorded.push(response.status());
  });
  await listenToBells(page);
  await setClockBack(page, 30);
  await logIn(page, student);
  await openTimer(page);
  await expect(clock(page)).toHaveText('10:00');
  await page.getByRole('combobox', { name: 'Interval bells' }).selectOption('3 Bells');
  await stopClock(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await runClock(page, 200);
  await expect(clock(page)).toHaveText('06:40');
  await expect(page.getByText('next bell in 01:40')).toBeVisible();
  await expect(page).toHaveTitle('06:40 · Timer · Niyama');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await runClock(page, 120);
  await expect(clock(page)).toHaveText('06:40');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await runClock(page, 110);
  await expect(clock(page)).toHaveText('04:50');
  expect(await rhythmOf(page)).toEqual([0, 150, 420]);

  await page.clock.resume();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
  // The clock runs on as the machine does; the next bell is more than two minutes away.
  await page.getByRole('link', { name: /^Back to your meditation 0[34]:\d\d/ }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await stopClock(page);
  await runClock(page, 300);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Timer completed!' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Earned 10 points!', { exact: true }),
  ).toBeVisible();
  const bells = await bellsOf(page);
  expect(await rhythmOf(page)).toEqual([0, 150]);
  expect(bells[1]?.pitch).toBeLessThan(bells[0]?.pitch ?? 0);

  expect(recorded.filter((status) => status === 200)).toEqual([200]);
  expect(await countersOf(request, student)).toEqual({
    points: 10,
    total_practices: 1,
    current_streak: 1,
    best_streak: 1,
    daily_streak: 0,
  });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(clock(page)).toHaveText('10:00');
  await expect(page.getByRole('link', { name: '10 points' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(recorded.filter((status) => status === 200)).toEqual([200]);
});

/** Which tab holds the lock of the meditation, as the browser names its tabs. */
const holder = (page: Page) =>
  page.evaluate(async () => {
    const { held } = await navigator.locks.query();
    return held?.find(({ name }) => name?.startsWith('niyama.sit.'))?.clientId;
  });

const round = ['Library', 'Practice', 'Community', 'Home', 'Timer'];

test('going about with two more tabs open leaves a meditation, its bells and its lock where they are', async ({
  page,
  context,
  student,
}) => {
  await listenToBells(page);
  await setClockBack(page, 30);
  await logIn(page, student);
  const others = await Promise.all([context.newPage(), context.newPage()]);
  for (const other of others) {
    await listenToBells(other);
    await other.goto('/library');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.bringToFront();
  await openTimer(page);
  await page.getByRole('combobox', { name: 'Interval bells' }).selectOption('3 Bells');
  await stopClock(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText('The timer has started: 10 minutes')).toHaveCount(1);
  const begunIn = await holder(page);
  expect(begunIn).toBeDefined();

  // Between the bells of 150, 300, 450 and 600 seconds, with time that passes as it does.
  for (const seconds of [60, 140, 140, 140]) {
    await runClock(page, seconds);
    await page.clock.resume();
    await moveAbout(page, 'Main navigation', round);
    await stopClock(page);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await holder(page)).toBe(begunIn);
  }
  await expect(page.getByText('The timer has started: 10 minutes')).toHaveCount(0);
  await runClock(page, 120);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Timer completed!' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Earned 10 points!', { exact: true }),
  ).toBeVisible();
  expect(await rhythmOf(page)).toEqual([0, 150, 300, 450, 600]);
  for (const other of others) expect(await bellsOf(other)).toEqual([]);
});

test('the track of the lock screen plays on while the student goes about', async ({
  page,
  student,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        for (const type of ['play', 'pause']) this.addEventListener(type, () => told.push(type));
      }
    };
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await logIn(page, student);
  await openTimer(page);
  await page.getByText('Lock-screen mode', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Lock-screen mode' })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(told).toEqual(['play']);
  await moveAbout(page, 'Main navigation', round);
  expect(await told()).toEqual(['play']);
});
