import { describe, expect, it, vi } from 'vitest';
import { openFromNotification } from './notificationClick.ts';

describe('a click on a notification', () => {
  const page = (focused: boolean) => ({
    focused,
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    postMessage: vi.fn<(message: unknown) => void>(),
  });
  const notification = (path: string | null) => ({
    data: { path },
    close: vi.fn<() => void>(),
  });
  const clientsOf = (pages: ReturnType<typeof page>[]) => ({
    matchAll: async () => pages,
    openWindow: vi.fn<(path: string) => Promise<null>>(async () => null),
  });

  it('brings the page that was used last to the front, at the right place', async () => {
    const [other, used] = [page(false), page(true)];
    const clients = clientsOf([other, used]);
    const clicked = notification('/homepage');
    await openFromNotification(clicked, clients as unknown as Clients);
    expect(clicked.close).toHaveBeenCalledOnce();
    expect(used.focus).toHaveBeenCalledOnce();
    expect(used.postMessage).toHaveBeenCalledWith({
      type: 'notification.clicked',
      path: '/homepage',
    });
    expect(other.focus).not.toHaveBeenCalled();
  });

  it('leaves the page where it is when the notification has no path', async () => {
    const open = page(false);
    await openFromNotification(notification(null), clientsOf([open]) as unknown as Clients);
    expect(open.focus).toHaveBeenCalledOnce();
    expect(open.postMessage).not.toHaveBeenCalled();
  });

  it('opens the app when it is closed, and never another site', async () => {
    const clients = clientsOf([]);
    await openFromNotification(notification('/homepage'), clients as unknown as Clients);
    expect(clients.openWindow).toHaveBeenLastCalledWith('/homepage');
    await openFromNotification(notification('//other'), clients as unknown as Clients);
    expect(clients.openWindow).toHaveBeenLastCalledWith('/');
  });
});
