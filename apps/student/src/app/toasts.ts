import { createToastQueue } from '@niyama/ui';

/** The student app's one queue of toasts. */
export const toasts = createToastQueue();
