import {
  type Client,
  getAsanaUse,
  getDashboard,
  getGivenAssignment,
  getRole,
  getAppSettings,
  listAdminAsanas,
  listAdminCommunities,
  listAdminMembers,
  listGivenAssignments,
  listNewcomers,
  listUsers,
} from '@niyama/data';
import { type AssignmentTab, userColumns, type UserView } from '@niyama/domain';

/** One question that a screen of the admin app asks. */
export interface View {
  name: string;
  ask: (client: Client) => Promise<unknown>;
  /** Milliseconds that its answer may take at most in the large school. */
  atMostMs?: number;
}

type Page = { items: unknown[]; next: unknown };
/** A list by its pages: what follows `after`, which is null for the beginning. */
type List = (client: Client, after: never) => Promise<Page>;

const everybody: UserView = {
  search: '',
  show: 'all',
  sort: { column: 'joined', direction: 'descending' },
};
const people =
  (view: Partial<UserView>): List =>
  (client, after) =>
    listUsers(client, { view: { ...everybody, ...view }, after });
const poses =
  (search = ''): List =>
  (client, after) =>
    listAdminAsanas(client, { view: { search, archived: false }, after });
const work =
  (tab: AssignmentTab, search = ''): List =>
  (client, after) =>
    listGivenAssignments(client, { view: { tab, search }, after });
const communities =
  (search = ''): List =>
  (client, after) =>
    listAdminCommunities(client, { search, after });

/** How far a deep page lies behind the first one; a shorter list is asked for its last page. */
const deep = { people: 20, poses: 40, work: 40, communities: 4, members: 20 };

/** Every list of the admin app with how many pages lie before its deep one; 0 for the first alone. */
function lists(communityId: string): Record<string, [list: List, deep: number]> {
  const members: List = (client, after) => listAdminMembers(client, { communityId, after });
  return {
    ...Object.fromEntries(
      userColumns.flatMap((column) =>
        (['ascending', 'descending'] as const).map((direction) => [
          `users by ${column}, ${direction}`,
          [people({ sort: { column, direction } }), deep.people],
        ]),
      ),
    ),
    'users, admins only': [people({ show: 'admins' }), 0],
    'users, searched: many': [people({ search: 'a' }), deep.people],
    'users, searched: one': [people({ search: 'student2@' }), 0],
    'users, searched: none': [people({ search: 'nobody at all' }), 0],
    'person picker': [people({ sort: { column: 'name', direction: 'ascending' } }), 0],
    'asanas (table and picker)': [poses(), deep.poses],
    'asanas, searched: many': [poses('s'), deep.poses],
    'asanas, searched: one': [poses('Tadasana'), 0],
    'asanas, searched: none': [poses('no such pose'), 0],
    'assignments, all': [work('all'), deep.work],
    'assignments, active': [work('active'), deep.work],
    'assignments, completed': [work('completed'), deep.work],
    'assignments, searched: many': [work('all', 'a'), deep.work],
    'assignments, searched: a student': [work('all', 'mateo'), 0],
    'assignments, searched: a pose': [work('active', 'warrior ii'), 0],
    'assignments, searched: none': [work('all', 'nobody at all'), 0],
    communities: [communities(), deep.communities],
    'communities, searched: many': [communities('practi'), deep.communities],
    'communities, searched: none': [communities('no such place'), 0],
    'members of a community': [members, deep.members],
  };
}

/**
 * Every view of the admin app, as its screens ask for it, with a deep page of each list.
 *
 * @param rows what is looked at one by one: the fullest community, a pose and an assignment.
 */
export async function viewsOf(
  client: Client,
  rows: { adminId: string; communityId: string; poseId: string; assignmentId: string },
): Promise<View[]> {
  const { adminId, communityId, poseId, assignmentId } = rows;
  const newcomers = (search: string) => (asked: Client) =>
    listNewcomers(asked, { communityId, search });
  const views: View[] = [
    { name: 'the door (role)', ask: (asked) => getRole(asked, adminId) },
    {
      name: 'dashboard',
      ask: (asked) => getDashboard(asked, { timeZone: 'Europe/Berlin', weekStart: 1 }),
      atMostMs: 200,
    },
    { name: 'settings', ask: (asked) => getAppSettings(asked) },
    { name: 'one assignment', ask: (asked) => getGivenAssignment(asked, assignmentId) },
    { name: 'what a pose is used for', ask: (asked) => getAsanaUse(asked, poseId) },
    { name: 'newcomers of a community', ask: newcomers('') },
    { name: 'newcomers, searched: many', ask: newcomers('a') },
    { name: 'newcomers, searched: none', ask: newcomers('nobody at all') },
  ];
  for (const [name, [list, pages]] of Object.entries(lists(communityId))) {
    views.push({ name, ask: (asked) => list(asked, null as never) });
    if (pages === 0) continue;
    const after = await cursorBehind(client, list, pages);
    views.push({ name: `${name}, deep`, ask: (asked) => list(asked, after) });
  }
  return views;
}

/** Walks through a list, so that its pages are known to follow each other without end or gap. */
async function cursorBehind(client: Client, list: List, pages: number): Promise<never> {
  let after: unknown = null;
  for (let page = 0; page < pages; page += 1) {
    const { items, next } = await list(client, after as never);
    if (items.length > 50) throw new Error(`A page of ${items.length} rows.`);
    if (next === null) break;
    after = next;
  }
  return after as never;
}
