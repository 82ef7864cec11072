import { createToastQueue, type ToastQueue } from '@niyama/ui';

const queue = createToastQueue({ timeout: 1_000_000 });

/**
 * The admin app's one queue of messages: one at a time, for 1,000,000 ms or until it is closed
 * (specification B, section 9; decision C43). So a new message takes the place of the old one, which
 * would else come back when the new one is closed.
 */
export const toasts: ToastQueue = {
  ...queue,
  show: (message, timeout) => {
    queue.clear();
    return queue.show(message, timeout);
  },
};
