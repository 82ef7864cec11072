import { followBuilds } from '@niyama/device';
import { useNotificationClicks } from './notifications.tsx';
import { useRenewRegistration } from './push.ts';
import { useMorningReminder } from './backgroundTasks/useMorningReminder.ts';
import { useUpdateOffer } from './backgroundTasks/useUpdateOffer.ts';

/** A development server has no builds, and its worker only removes an earlier one. */
const neverFollow: typeof followBuilds = () => ({
  look: () => Promise.resolve(),
  stop: () => undefined,
});
const follow = import.meta.env.DEV ? neverFollow : followBuilds;

/** What runs while a student is signed in, whatever the screen; it shows nothing itself. */
export default function BackgroundTasks() {
  useNotificationClicks();
  useRenewRegistration();
  useMorningReminder();
  useUpdateOffer(follow);
  return null;
}
