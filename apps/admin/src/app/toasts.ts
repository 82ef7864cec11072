import { createToastQueue, type ToastQueue } from '@niyama/ui/toastQueue';

const queue = createToastQueue({ timeout: 1_000_000 });

/**
 * The admin app's one queue of toasts: one at a time, for 1,000,000 ms or until it is closed. A new
 * toast takes the place of the old one, which would otherwise come back when the new one is closed.
 */
export const toasts: ToastQueue = {
  ...queue,
  show: (message, timeout) => {
    queue.clear();
    return queue.show(message, timeout);
  },
};
