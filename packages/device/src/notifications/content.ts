/** Each kind of notification replaces the one before it of its kind. */
export type NotificationTag = 'morning-reminder' | 'practice-complete' | 'achievement' | 'test';

/** One notification, in the person's language. */
export interface NotificationContent {
  tag: NotificationTag;
  title: string;
  body?: string;
  /** The language of the texts, such as `de`. */
  lang: string;
  /** The path that a click opens; null only brings the app to the front, as it stands. */
  path: string | null;
}

/** What a notification carries for the click on it. */
export interface NotificationData {
  path: string | null;
}

/** What the service worker tells the page that it brought to the front. */
export interface NotificationClicked {
  type: 'notification.clicked';
  path: string;
}

/** How long a notification stays, in milliseconds. */
export const notificationStandsFor = 5000;

/** Notifications that stay until somebody closes them. */
const staying: ReadonlySet<NotificationTag> = new Set(['practice-complete', 'achievement']);

export const closesByItself = (tag: NotificationTag): boolean => !staying.has(tag);

/** Reads what lies on a notification; anything else than a path of this app opens nothing. */
export function pathOf(data: unknown): string | null {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}

export const isNotificationClicked = (message: unknown): message is NotificationClicked =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'notification.clicked' &&
  pathOf(message) !== null;
