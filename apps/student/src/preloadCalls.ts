import {
  assignmentsAtOnce,
  getAsana,
  getHome,
  getPractice,
  getProgress,
  listAssignments,
  listCommunities,
  listLibrary,
} from '@niyama/data';
import type { PreloadCall } from '@niyama/data/preloadCalls';
import { pathPatterns, paths } from '@niyama/domain';

// Every page in the frame shows who is there.
const home: PreloadCall = getHome;
const progress: PreloadCall = getProgress;
const library: PreloadCall = (client, { language }) => listLibrary(client, 0, { language });
const asana: PreloadCall = (client, { asanaId, userId, language }) =>
  getAsana(client, asanaId, userId, language);

/**
 * What each page asks the backend for somebody who is logged in as soon as it opens: the build writes it
 * into the page, which asks beside its scripts. What stands first is asked for every tab of a page,
 * the rest only where the address names none. A page that is not named asks when it is there.
 */
export const preloadCalls: Record<string, PreloadCall[]> = {
  [paths.home()]: [home],
  [paths.library()]: [home, library],
  [paths.assignments()]: [
    home,
    (client, { timeZone, language }) =>
      listAssignments(client, { timeZone, atMost: assignmentsAtOnce, language }),
  ],
  [pathPatterns.assignedClass]: [home],
  [paths.selfPractice()]: [home],
  [paths.profile()]: [home, progress],
  [paths.editProfile()]: [home],
  [paths.settings()]: [home],
  [paths.progress()]: [home, progress],
  [paths.customPresets()]: [home],
  [paths.compose()]: [home, library],
  [paths.communities()]: [home, listCommunities],
  [pathPatterns.community]: [home],
  [paths.lifestyle()]: [home],
  [paths.timer()]: [home],
  // Seen by few, and seldom: not worth a line in every page.
  [paths.leaving()]: [],
  [pathPatterns.practice]: [home, getPractice],
  [pathPatterns.pose]: [asana],
  [pathPatterns.asana]: [asana],
};
