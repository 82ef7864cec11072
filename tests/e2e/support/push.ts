import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { TestDevice } from '../../../supabase/tests/pushService.ts';
import { addresses } from './addresses.ts';

/** A browser without a network reaches no push service: this one's keys are the test's. */
export async function standInFor(context: BrowserContext, device: TestDevice): Promise<void> {
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

/**
 * Hands a message to the service worker, as the browser does that its push service has woken, and waits
 * until the worker is done with it.
 */
export async function deliver(page: Page, message: unknown): Promise<void> {
  const debuggee = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    debuggee.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(addresses.student));
      if (own) resolve(own.registrationId);
    });
  });
  const outcome = new Promise<object | undefined>((resolve) => {
    debuggee.on('BackgroundService.backgroundServiceEventReceived', (received) => {
      const { eventName, eventMetadata } = received.backgroundServiceEvent;
      if (eventName === 'Push event completed') resolve(eventMetadata[0]);
    });
  });
  const service = 'pushMessaging';
  await debuggee.send('ServiceWorker.enable');
  await debuggee.send('BackgroundService.setRecording', { service, shouldRecord: true });
  // A new observer gets earlier messages, too.
  await debuggee.send('BackgroundService.clearEvents', { service });
  await debuggee.send('BackgroundService.startObserving', { service });
  await debuggee.send('ServiceWorker.deliverPushMessage', {
    origin: addresses.student,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  expect(await outcome).toEqual({ key: 'Status', value: 'Success' });
  await debuggee.detach();
}

/**
 * What the device shows, also while no page of the app is open. Not to be polled: a notification that is
 * asked for in the moment in which it comes up is lost, for the browser takes it for one that was closed.
 */
export async function shownNotifications(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });
}

/** Clicks the one notification: no browser without windows lets a test do it. */
export async function clickNotification(page: Page): Promise<void> {
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
