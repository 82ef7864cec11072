import { createToastQueue } from '@niyama/ui/toastQueue';

/** The student app's one queue of toasts. */
export const toasts = createToastQueue();
