import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startPushService, type TestDevice } from '../../supabase/tests/pushService.ts';
import { addresses, pushPort } from './support/addresses.ts';
import { openApi } from './support/api.ts';
import { assignTo, instructor, signIn } from './support/instructor.ts';
import { logIn, type Person, test } from './support/people.ts';
import { workerReady } from './support/worker.ts';

/** A browser without a network reaches no push service: this one's keys are the test's. */
async function standInFor(context: BrowserContext, device: TestDevice): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }: TestDevice) => {
    const subscription = {
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem('test.isSubscribed');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test.isSubscribed', 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test.isSubscribed') ? subscription : null;
  }, device);
}

/** Hands a message to the service worker, as the browser does that its push service has woken. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const debuggee = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    debuggee.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(addresses.student));
      if (own) resolve(own.registrationId);
    });
  });
  await debuggee.send('ServiceWorker.enable');
  await debuggee.send('ServiceWorker.deliverPushMessage', {
    origin: addresses.student,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  await debuggee.detach();
}

const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Clicks the one notification: no browser without windows lets a test do it. */
async function clickNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    // Only a real click lets a worker bring a page to the front.
    WindowClient.prototype.focus = async function focus(this: WindowClient) {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification.');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}

// A browser without windows shows no notification.
test.describe('with its service worker', { tag: '@whole-browser' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('news of an instructor comes to a closed app, and to nobody after the logout', async ({
    context,
    page,
    student,
  }) => {
    const service = await startPushService(pushPort);
    const give = async (pose: string, to: Person) => {
      await assignTo(page.request, to, { pose, dueDate: '2030-03-05' });
      const { url, headers } = await openApi(page.request);
      const { token } = await signIn(page.request, instructor);
      const answer = await page.request.post(`${url}/functions/v1/notify-students`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
        data: {},
      });
      expect(answer.ok()).toBe(true);
    };
    await context.grantPermissions(['notifications'], { origin: addresses.student });
    await standInFor(context, service.addDevice());
    await logIn(page, student);
    await workerReady(page);

    await page.goto('/profile/settings');
    await page.getByRole('switch', { name: 'Enable notifications' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('This device gets notifications, also while')).toBeVisible();
    // Whatever the time is now, nothing waits for the morning.
    await page.getByRole('button', { name: /From$/ }).click();
    await page.getByRole('option', { name: '7:00 AM' }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByText('(this device)')).toBeVisible();

    await give('Tree', student);
    const [received, ...others] = service.received();
    expect(others).toEqual([]);
    await deliver(page, received?.message);
    await expect
      .poll(() => notificationsOf(page))
      .toEqual([{ title: 'New practice from your instructor', body: 'Tree' }]);
    await clickNotification(page);
    await expect(page).toHaveURL(/\/assignments$/);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/(auth)?$/);
    expect(await page.evaluate(() => localStorage.getItem('test.isSubscribed'))).toBeNull();
    await give('Cobra', student);
    expect(service.received()).toEqual([]);
    await service.close();
  });
});
