import { followBuilds } from '@niyama/device';
import { useNotificationClicks } from './notifications.tsx';
import { useMorningReminder } from './useMorningReminder.ts';
import { useUpdateOffer } from './useUpdateOffer.ts';

/** A development server has no builds, and its worker only takes an earlier one away. */
const followNothing: typeof followBuilds = () => ({
  look: () => Promise.resolve(),
  stop: () => undefined,
});
const follow = import.meta.env.DEV ? followNothing : followBuilds;

/** What goes on beside the screens of a signed-in student; it shows nothing itself. */
export default function Beside() {
  useNotificationClicks();
  useMorningReminder();
  useUpdateOffer(follow);
  return null;
}
