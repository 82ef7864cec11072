import { type NotificationClicked, pathOf } from '@niyama/device';

/** Brings the app to the front after a click on a notification, or opens it. */
export async function openFromNotification(
  notification: Pick<Notification, 'close' | 'data'>,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  // A page of the first visit began before the worker.
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await clients.openWindow(path ?? '/');
    return;
  }
  await page.focus();
  if (path === null) return;
  const clicked: NotificationClicked = { type: 'notification.clicked', path };
  page.postMessage(clicked);
}
