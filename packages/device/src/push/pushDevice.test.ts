import { describe, expect, it, vi } from 'vitest';
import { createPushDevice, type PushBrowser } from './pushDevice.ts';

const keys = { p256dh: 'B', auth: 'a' };

/** A browser with a push service; `others` is subscribed for the key of another sender. */
function newBrowser({
  others = false,
  isLost = false,
  shown = [] as { close: () => void }[],
} = {}) {
  let subscribed: string | null = others ? 'other' : null;
  const subscription = (endpoint: string) => ({
    toJSON: () => ({ endpoint, ...(isLost ? {} : { keys }) }),
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (subscribed === null ? null : subscription(subscribed)),
    subscribe: vi.fn(async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (subscribed !== null && subscribed !== key)
        throw new DOMException('', 'InvalidStateError');
      subscribed = key;
      return subscription(key);
    }),
  };
  const registration = { pushManager, getNotifications: async () => shown };
  const workers = {
    getRegistration: async () => registration,
  };
  return { workers, canPush: true } as unknown as PushBrowser;
}

describe('this device', () => {
  it('is off, on once it subscribed, and off again, and says each change', async () => {
    const browser = newBrowser();
    const device = createPushDevice(() => browser);
    const changed = vi.fn<() => void>();
    const stop = device.watch(changed);
    expect(device.here()).toBeNull();
    expect(await device.look()).toEqual({ state: 'off', keys: null });
    expect(await device.subscribe('ours')).toEqual({ endpoint: 'ours', ...keys });
    expect(device.here()).toEqual({ state: 'on', keys: { endpoint: 'ours', ...keys } });
    await device.unsubscribe();
    expect(device.here()).toEqual({ state: 'off', keys: null });
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    await device.look();
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('shows nothing more of who used it, once it is off', async () => {
    const shown = [{ close: vi.fn<() => void>() }, { close: vi.fn<() => void>() }];
    await createPushDevice(() => newBrowser({ shown })).unsubscribe();
    for (const { close } of shown) expect(close).toHaveBeenCalledOnce();
  });

  it('subscribes again when the sender has another key', async () => {
    const browser = newBrowser({ others: true });
    const device = createPushDevice(() => browser);
    expect(await device.subscribe('ours')).toMatchObject({ endpoint: 'ours' });
  });

  it('says when the browser refuses', async () => {
    const browser = newBrowser({ isLost: true });
    await expect(createPushDevice(() => browser).subscribe('ours')).rejects.toThrow('no keys');
    const none = createPushDevice(() => ({ canPush: false }));
    await expect(none.subscribe('ours')).rejects.toThrow('no push service');
  });

  it.each([
    ['unsupported', { canPush: false }],
    ['unsupported', { canPush: true }],
    ['needsInstall', { canPush: false, standalone: false }],
    ['unsupported', { canPush: false, standalone: true }],
  ] as const)('is %s with %j', async (state, browser) => {
    const device = createPushDevice(() => browser);
    await device.unsubscribe();
    expect(device.here()).toEqual({ state, keys: null });
  });
});
