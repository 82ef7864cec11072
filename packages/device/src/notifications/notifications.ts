import { consoleLogger, type Logger } from '@niyama/domain';
import {
  closesByItself,
  isNotificationClicked,
  type NotificationContent,
  type NotificationData,
  notificationStandsFor,
} from './content.ts';

/** What the browser lets us do; `unsupported` where it knows no notifications. */
export type NotificationAccess = NotificationPermission | 'unsupported';

/** Notifications on this device, shown by the service worker. */
export interface Notifications {
  permission: () => NotificationAccess;
  /** Lets the browser ask. Only ever on a tap: an unasked question is one that gets refused. */
  ask: () => Promise<void>;
  /** Calls when the permission may have changed, here or in the browser's own settings. */
  watch: (onChange: () => void) => () => void;
  /** Shows one. False when it is not allowed or the browser refused; never rejects. */
  show: (content: NotificationContent) => Promise<boolean>;
  /** Calls with the path that a click wants opened in this page. */
  onOpen: (open: (path: string) => void) => () => void;
}

/** The parts of a browser that notifications need; each may be missing. */
export interface NotificationBrowser {
  api?: typeof Notification | undefined;
  workers?: Pick<ServiceWorkerContainer, 'getRegistration' | keyof EventTarget> | undefined;
  permissions?: Pick<Permissions, 'query'> | undefined;
  page: EventTarget;
}

/** Asked each time, because insecure pages and old browsers lack some of it. */
const thisBrowser = (): NotificationBrowser => ({
  api: globalThis.Notification,
  workers: navigator.serviceWorker,
  permissions: navigator.permissions,
  page: document,
});

const icon = '/icons/icon-192.png';

export function createNotifications({
  browser = thisBrowser,
  logger = consoleLogger,
}: { browser?: () => NotificationBrowser; logger?: Logger } = {}): Notifications {
  const watchers = new Set<() => void>();
  const openers = new Set<(path: string) => void>();
  const permission = () => browser().api?.permission ?? 'unsupported';

  /** Through the service worker where there is one: a phone shows nothing else. */
  async function display({ title, path, ...content }: NotificationContent) {
    const { api, workers } = browser();
    const data: NotificationData = { path };
    const options = { ...content, icon, data };
    const registration = await workers?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return async () => {
        const shown = await registration.getNotifications({ tag: content.tag });
        for (const notification of shown) notification.close();
      };
    }
    if (!api) throw new Error('This browser knows no notifications');
    const notification = new api(title, options);
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      if (path !== null) for (const open of openers) open(path);
    });
    return async () => notification.close();
  }

  const closeIt = (close: () => Promise<void>) =>
    void close().catch((error: unknown) =>
      logger.info('A notification could not be closed', error),
    );

  return {
    permission,
    ask: async () => {
      await browser().api?.requestPermission();
      for (const watcher of watchers) watcher();
    },
    watch: (onChange) => watchPermission(onChange, { browser: browser(), watchers, logger }),
    show: async (content) => {
      if (permission() !== 'granted') return false;
      try {
        const close = await display(content);
        if (closesByItself(content.tag)) setTimeout(closeIt, notificationStandsFor, close);
        return true;
      } catch (error) {
        logger.warn('A notification could not be shown', error);
        return false;
      }
    },
    onOpen: (open) => {
      const { workers } = browser();
      const onMessage = (event: Event) => {
        const message: unknown = event instanceof MessageEvent ? event.data : null;
        if (isNotificationClicked(message)) open(message.path);
      };
      openers.add(open);
      workers?.addEventListener('message', onMessage);
      return () => {
        openers.delete(open);
        workers?.removeEventListener('message', onMessage);
      };
    },
  };
}

interface Watching {
  browser: NotificationBrowser;
  watchers: Set<() => void>;
  logger: Logger;
}

/**
 * Where the browser tells of a change in its settings we listen; everywhere, who comes back from
 * those settings comes back to the page.
 */
function watchPermission(onChange: () => void, { browser, watchers, logger }: Watching) {
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  watchers.add(onChange);
  browser.page.addEventListener('visibilitychange', onChange, listen);
  const follow = async () => {
    try {
      const status = await browser.permissions?.query({ name: 'notifications' });
      if (!ended.signal.aborted) status?.addEventListener('change', onChange, listen);
    } catch (error) {
      logger.info('This browser tells of no change of permissions', error);
    }
  };
  void follow();
  return () => {
    watchers.delete(onChange);
    ended.abort();
  };
}
