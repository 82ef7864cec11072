import { getDashboard, getRole } from '@niyama/data';
import type { PreloadCall } from '@niyama/data/preloadCalls';
import { adminPaths } from '@niyama/domain';

/** Every page but the login waits for it: whether somebody is an administrator. */
const role: PreloadCall = (client, { userId }) => getRole(client, userId);

/** What each page asks the backend as soon as it opens, as in the student app. */
export const preloadCalls: Record<string, PreloadCall[]> = {
  ...Object.fromEntries(Object.values(adminPaths).map((path) => [path(), [role]])),
  [adminPaths.dashboard()]: [role, getDashboard],
};
