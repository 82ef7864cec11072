import type { NotificationData } from '@niyama/device';

/** What is read of a message; the server writes it in the declarative form of Web Push. */
interface StoredPush {
  title?: unknown;
  body?: unknown;
  lang?: unknown;
  tag?: unknown;
  navigate?: unknown;
}

/**
 * Shows what a push service has brought, whatever it is: a browser takes the permission away from a
 * worker that is woken and shows nothing. What cannot be read is announced by the name of the product.
 */
export async function showPush(
  data: Pick<PushMessageData, 'json'> | null,
  {
    registration,
    origin,
  }: { registration: Pick<ServiceWorkerRegistration, 'showNotification'>; origin: string },
): Promise<void> {
  const { title, body, lang, tag, navigate } = readPush(data);
  const notificationData: NotificationData = { path: pathWithin(navigate, origin) };
  // Replaces a notification with the same tag, and alerts again.
  const options: NotificationOptions & { renotify: boolean } = {
    body: textOr(body, ''),
    lang: textOr(lang, ''),
    tag: textOr(tag, 'push'),
    renotify: true,
    icon: '/icons/icon-192.png',
    data: notificationData,
  };
  await registration.showNotification(textOr(title, 'Niyama'), options);
}

function readPush(data: Pick<PushMessageData, 'json'> | null): StoredPush {
  try {
    const message: unknown = data?.json();
    const { notification } = Object(message) as { notification?: unknown };
    return Object(notification) as StoredPush;
  } catch {
    return {};
  }
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** The path of an address of this app; anything else opens the app as it begins. */
function pathWithin(address: unknown, origin: string): string {
  try {
    const url = new URL(String(address));
    return url.origin === origin ? `${url.pathname}${url.search}` : '/';
  } catch {
    return '/';
  }
}
