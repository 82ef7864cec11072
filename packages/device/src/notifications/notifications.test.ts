import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNotificationClicked, type NotificationContent, pathOf } from './content.ts';
import { createNotifications, type NotificationBrowser } from './notifications.ts';

const reminder: NotificationContent = {
  tag: 'morning-reminder',
  title: 'Niyama',
  body: 'Time',
  lang: 'en',
  path: '/homepage',
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A browser whose notifications can be looked at; `worker` says who shows them. */
function newBrowser({
  worker = true,
  answer = 'granted',
}: { worker?: boolean; answer?: NotificationPermission } = {}) {
  const open: { title: string; options: NotificationOptions; via: string; target: EventTarget }[] =
    [];
  const close = (target: EventTarget) => {
    const at = open.findIndex((one) => one.target === target);
    if (at >= 0) open.splice(at, 1);
  };
  class PageNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static async requestPermission() {
      PageNotification.permission = answer;
      return answer;
    }
    constructor(title: string, options: NotificationOptions) {
      super();
      open.push({ title, options, via: 'page', target: this });
    }
    close() {
      close(this);
    }
  }
  const registration = {
    active: {},
    showNotification: async (title: string, options: NotificationOptions) => {
      open.push({ title, options, via: 'worker', target: new EventTarget() });
    },
    getNotifications: async ({ tag }: { tag: string }) =>
      open
        .filter(({ options }) => options.tag === tag)
        .map(({ target }) => ({ close: () => close(target) })),
  };
  const workers = Object.assign(new EventTarget(), {
    getRegistration: async () => (worker ? registration : undefined),
  });
  const status = new EventTarget();
  const page = new EventTarget();
  const browser = {
    api: PageNotification,
    workers,
    permissions: { query: async () => status },
    page,
  } as unknown as NotificationBrowser;
  return { browser: () => browser, open, workers, status, page, PageNotification };
}
const allowed = async (browser: () => NotificationBrowser) => {
  const notifications = createNotifications({ browser, logger: silent });
  await notifications.ask();
  return notifications;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the permission', () => {
  it('is asked for only when somebody taps', async () => {
    const { browser, open } = newBrowser();
    const notifications = createNotifications({ browser });
    expect(notifications.permission()).toBe('default');
    expect(await notifications.show(reminder)).toBe(false);
    expect(open).toEqual([]);
    expect(notifications.permission()).toBe('default');
    await notifications.ask();
    expect(notifications.permission()).toBe('granted');
  });

  it('is respected when it was refused', async () => {
    const { browser, open } = newBrowser({ answer: 'denied' });
    const notifications = await allowed(browser);
    expect(notifications.permission()).toBe('denied');
    expect(await notifications.show(reminder)).toBe(false);
    expect(open).toEqual([]);
  });

  it('is unsupported in a browser without notifications', async () => {
    const page = new EventTarget();
    const notifications = createNotifications({ browser: () => ({ page }) });
    await notifications.ask();
    expect(notifications.permission()).toBe('unsupported');
    expect(await notifications.show(reminder)).toBe(false);
  });

  it('is followed when it changes here, in the settings, or while the page was away', async () => {
    const { browser, status, page } = newBrowser();
    const notifications = createNotifications({ browser });
    const onChange = vi.fn<() => void>();
    const stop = notifications.watch(onChange);
    await vi.advanceTimersByTimeAsync(0);
    await notifications.ask();
    status.dispatchEvent(new Event('change'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    await notifications.ask();
    status.dispatchEvent(new Event('change'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});

describe('a notification', () => {
  it.each([
    ['the service worker', true, 'worker'],
    ['the page, where no worker is', false, 'page'],
  ])('is shown by %s and closes after five seconds', async (_, worker, via) => {
    const { browser, open } = newBrowser({ worker });
    const notifications = await allowed(browser);
    expect(await notifications.show(reminder)).toBe(true);
    expect(open).toMatchObject([
      {
        title: 'Niyama',
        via,
        options: { tag: 'morning-reminder', body: 'Time', data: { path: '/homepage' } },
      },
    ]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toEqual([]);
  });

  it.each(['practice-complete', 'achievement'] as const)('of a %s stays', async (tag) => {
    const { browser, open } = newBrowser();
    await (await allowed(browser)).show({ ...reminder, tag });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toMatchObject([{ options: { tag } }]);
  });

  it('that the browser refuses is no failure of the app', async () => {
    const { browser } = newBrowser();
    const refusing = () => ({
      ...browser(),
      workers: Object.assign(new EventTarget(), {
        getRegistration: () => Promise.reject(new TypeError('no')),
      }),
    });
    expect(await (await allowed(refusing)).show(reminder)).toBe(false);
  });
});

describe('a click', () => {
  const focus = vi.fn<() => void>();
  beforeEach(() => vi.stubGlobal('window', { focus }));
  afterEach(() => vi.unstubAllGlobals());

  it('on the page’s own notification brings the page to the front and opens its path', async () => {
    const { browser, open } = newBrowser({ worker: false });
    const notifications = await allowed(browser);
    const opened = vi.fn<(path: string) => void>();
    const stop = notifications.onOpen(opened);
    await notifications.show(reminder);
    open[0]?.target.dispatchEvent(new Event('click'));
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/homepage');
    expect(open).toEqual([]);
    stop();
    await notifications.show({ ...reminder, tag: 'achievement' });
    open[0]?.target.dispatchEvent(new Event('click'));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('reaches the page through the service worker, and nothing else does', async () => {
    const { browser, workers } = newBrowser();
    const notifications = await allowed(browser);
    const opened = vi.fn<(path: string) => void>();
    const stop = notifications.onOpen(opened);
    const say = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));
    say({ type: 'notification.clicked', path: '/homepage' });
    say({ type: 'notification.clicked', path: 'https://elsewhere.example' });
    say({ type: 'something.else', path: '/homepage' });
    expect(opened).toHaveBeenCalledExactlyOnceWith('/homepage');
    stop();
    say({ type: 'notification.clicked', path: '/homepage' });
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('what lies on a notification', () => {
  it('opens a path of this app only', () => {
    expect(pathOf({ path: '/pose/tree?x=1' })).toBe('/pose/tree?x=1');
    expect(pathOf({ path: '//elsewhere.example' })).toBeNull();
    expect(pathOf({ path: '/\\elsewhere.example' })).toBeNull();
    expect(pathOf({ path: null })).toBeNull();
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(typeof isNotificationClicked(data)).toBe('boolean');
        const path = pathOf(data);
        expect(path === null || path.startsWith('/')).toBe(true);
      }),
    );
  });
});
