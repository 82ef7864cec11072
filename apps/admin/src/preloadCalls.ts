import { getDashboard, getRole } from '@niyama/data';
import type { PreloadCall } from '@niyama/data/preloadCalls';
import { adminPaths, pathPatterns } from '@niyama/domain';

/** Every page but the login waits for it: whether somebody is an administrator. */
const role: PreloadCall = (client, { userId }) => getRole(client, userId);

const { student: _student, class: _class, ...plainPaths } = adminPaths;

/** What each page asks the backend as soon as it opens, as in the student app. */
export const preloadCalls: Record<string, PreloadCall[]> = {
  ...Object.fromEntries(Object.values(plainPaths).map((path) => [path(), [role]])),
  // Whose page it is stands in the address, which the calls do not know.
  [pathPatterns.student]: [role],
  [pathPatterns.class]: [role],
  [adminPaths.dashboard()]: [role, getDashboard],
};
