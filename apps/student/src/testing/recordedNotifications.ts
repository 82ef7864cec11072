import { api, home, homeToAnswer, student } from '@niyama/mocks';
import { http, HttpResponse } from 'msw';

interface Shown {
  title: string;
  body?: string | undefined;
}

/**
 * A browser that allows notifications and keeps a record of what it shows, until `restore` is called.
 * The worker of the stories mocks the backend and shows nothing, so the page shows them.
 */
export function recordNotifications() {
  const shown: Shown[] = [];
  class Recorded extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string, { body }: NotificationOptions) {
      super();
      shown.push({ title, body });
    }
    close() {
      this.dispatchEvent(new Event('close'));
    }
  }
  const { Notification: own } = window;
  Object.assign(window, { Notification: Recorded });
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
    configurable: true,
    value: async () => undefined,
  });
  const restore = () => {
    Object.assign(window, { Notification: own });
    Reflect.deleteProperty(navigator.serviceWorker, 'getRegistration');
  };
  return { shown, restore };
}

/** Puts the page away, as far as it can see itself; the browser's own word counts again after `comeBack`. */
export function putAway() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
}

export function comeBack() {
  Reflect.deleteProperty(document, 'visibilityState');
}

/** The home of a student who has switched notifications on this device on or off in Settings. */
export const homeWithNotifications = (pushNotificationsEnabled: boolean) =>
  http.post(api('/rest/v1/rpc/home'), () =>
    HttpResponse.json(
      homeToAnswer({
        ...home,
        profile: {
          ...student,
          settings: { ...student.settings, notificationsEnabled: true, pushNotificationsEnabled },
        },
      }),
    ),
  );
