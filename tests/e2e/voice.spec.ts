import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openApi } from './support/api.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { storeLogin, logIn, type Person, test } from './support/people.ts';
import { runClock, setClockBack, stopClock } from './support/practice.ts';
import { listenToVoice, saidIn } from './support/voices.ts';

/** Lets the student read German and be guided in full, past the screens. */
async function guideInGerman(request: APIRequestContext, student: Person) {
  const { url, headers } = await openApi(request);
  const { origins } = await storeLogin(request, student);
  const session = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as {
    access_token: string;
    user: { id: string };
  };
  const answer = await request.patch(`${url}/rest/v1/profiles`, {
    headers: { ...headers, Authorization: `Bearer ${session.access_token}` },
    params: { id: `eq.${session.user.id}` },
    data: { language: 'german', guidance: 'full' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The one button that the dark screen is. */
const whole = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a German practice is led by voice on a dark screen, with the keyboard alone', async ({
  page,
  request,
  student,
}) => {
  await guideInGerman(request, student);
  await setClockBack(page);
  await listenToVoice(page, 'de-DE');
  await logIn(page, student);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Übung beginnen' }));
  await expect(page.getByRole('heading', { name: 'Sonnengruß', level: 1 })).toBeVisible();
  const start = page.getByRole('button', { name: 'Starten', exact: true });
  await expect(start).toBeVisible();
  await stopClock(page);
  await pressByKeyboard(page, start);

  // Getting ready lasts until the voice has said how to begin; meanwhile the student closes the eyes.
  await expect(page.getByRole('timer', { name: 'Mach dich bereit' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(whole(page, 'Jetzt starten')).toBeFocused();
  await expect(page.getByRole('button')).toHaveCount(2);
  for (let second = 0; second < 15; second += 1) {
    if (await whole(page, 'Pause').isVisible()) break;
    await runClock(page, 1);
  }
  await expect(whole(page, 'Pause')).toBeFocused();
  const told = await saidIn(page);
  expect(told.map(({ text }) => text)).toEqual([
    'Sonnengruß.',
    'Steh vorn auf der Matte, Füße zusammen, Handflächen vor der Brust.',
    'Lass jede Bewegung deinem Atem folgen.',
    'Steh aufrecht, atme ruhig',
  ]);
  expect(told.every(({ language, isCut }) => language === 'de-DE' && !isCut)).toBe(true);

  // A pause ends the voice; going on says the words of the step again.
  await runClock(page, 4);
  await page.keyboard.press(' ');
  await expect(whole(page, 'Fortsetzen')).toBeFocused();
  await runClock(page, 60);
  expect((await saidIn(page)).at(-1)?.text).toBe('Einatmen, Arme heben');
  await page.keyboard.press(' ');
  await expect(whole(page, 'Pause')).toBeFocused();
  await runClock(page, 1);
  const steps = (await saidIn(page)).slice(3).map(({ text }) => text);
  expect(steps.slice(1)).toEqual(['Einatmen, Arme heben', 'Einatmen, Arme heben']);

  // The last words on demand, and silence until the next ones; the time goes on as it would.
  await runClock(page, 3);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await runClock(page, 90);
  const all = (await saidIn(page)).map(({ text }) => text);
  const once = all.filter((text, at) => text !== all[at - 1]);
  // The way in, 24 steps, and the way out.
  expect(once).toHaveLength(3 + 24 + 1);
  expect(once).toContain('Einatmen, rechten Fuß zurück');
  expect(once.at(-1)).toBe('Bleib stehen und spüre, wie dein Atem ruhiger wird.');

  await page.clock.resume();
  const done = page.getByRole('alertdialog', { name: 'Du hast „Sonnengruß“ beendet' });
  await expect(done).toBeVisible();
  await pressByKeyboard(
    page,
    done.getByRole('button', { name: 'Übung abschließen' }).filter({ hasText: 'Übung' }),
  );
  await expect(page.getByText('+10 Punkte')).toBeVisible();
});
