/** Whether this device takes notifications while the app is closed, or what it lacks for that. */
export type PushState = 'unsupported' | 'needsInstall' | 'off' | 'on';

/** Where a device takes notifications, and the keys for which they are encrypted. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What is known of this device. */
export interface PushHere {
  state: PushState;
  /** What it is subscribed with; null unless it is on. */
  keys: PushKeys | null;
}

/** The push service of this device's browser. */
export interface PushDevice {
  /** As it was looked at last; null before. */
  here: () => PushHere | null;
  /** Calls when that has changed. */
  watch: (onChange: () => void) => () => void;
  look: () => Promise<PushHere>;
  /**
   * Subscribes. The permission has to be granted before.
   *
   * @param key the sender's public key, base64url.
   * @throws when the browser refuses, or reaches no push service.
   */
  subscribe: (key: string) => Promise<PushKeys>;
  /** Also closes open notifications, so that the next person on this device cannot read them. */
  unsubscribe: () => Promise<void>;
}

/** The parts of a browser that it needs; each may be missing. */
export interface PushBrowser {
  workers?: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  canPush: boolean;
  /** Of iOS alone: false in Safari, true in an app on the Home Screen, which alone may push. */
  standalone?: boolean | undefined;
}

const thisBrowser = (): PushBrowser => ({
  workers: navigator.serviceWorker,
  canPush: 'PushManager' in globalThis,
  standalone: (navigator as { standalone?: boolean }).standalone,
});

/** @param browser asked each time; tests pass one of their own. */
export function createPushDevice(browser: () => PushBrowser = thisBrowser): PushDevice {
  const watchers = new Set<() => void>();
  let here: PushHere | null = null;

  const current = async () => {
    const { workers, canPush } = browser();
    const registration = canPush ? await workers?.getRegistration() : undefined;
    return (await registration?.pushManager.getSubscription()) ?? null;
  };
  const stateWithout = (): PushState => {
    const { workers, canPush, standalone } = browser();
    if (canPush && workers) return 'off';
    return standalone === false ? 'needsInstall' : 'unsupported';
  };
  const look = async () => {
    // A browser may know push and refuse to tell of it, in a private window for one.
    const subscription = await current().catch(() => null);
    here = subscription
      ? { state: 'on', keys: keysOf(subscription) }
      : { state: stateWithout(), keys: null };
    for (const watcher of watchers) watcher();
    return here;
  };
  const subscribeFor = async (applicationServerKey: string) => {
    // Its promise of a ready worker waits for ever where none was installed.
    const registration = await browser().workers?.getRegistration();
    if (!registration) throw new Error('This browser has no push service');
    const { pushManager } = registration;
    const options = { userVisibleOnly: true, applicationServerKey };
    try {
      return await pushManager.subscribe(options);
    } catch (error) {
      // Subscribed for another key: that of the sender has changed since.
      const earlier = await pushManager.getSubscription();
      if (!earlier) throw error;
      await earlier.unsubscribe();
      return pushManager.subscribe(options);
    }
  };
  return {
    here: () => here,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    look,
    subscribe: async (key) => {
      const keys = keysOf(await subscribeFor(key));
      await look();
      return keys;
    },
    unsubscribe: async () => {
      const registration = await browser().workers?.getRegistration();
      for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
      const subscription = await current();
      await subscription?.unsubscribe();
      await look();
    },
  };
}

function keysOf(subscription: PushSubscription): PushKeys {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription has no keys');
  return { endpoint, p256dh, auth };
}
