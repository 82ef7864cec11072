import { createToastQueue } from '@niyama/ui';

/** The student app's one queue of messages. */
export const toasts = createToastQueue();
