import { foldText, matchesPerson, personKey, type User, type UserFilter } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { users } from '../fixtures/users.ts';
import { userToRow } from '../rows.ts';

interface View {
  search?: string;
  show?: UserFilter;
  sort_by?: string;
  descending?: boolean;
  after?: { key: string; id: string };
}

const keyOf = (user: User, column: string): string | number => {
  switch (column) {
    case 'name':
      return foldText(user.displayName ?? user.fullName ?? user.username);
    case 'email':
      return user.email ?? '';
    case 'level':
      return user.level;
    case 'practices':
      return user.totalPractices;
    case 'points':
      return user.points;
    case 'active':
      return user.lastActiveOn ?? '';
    case 'role':
      return user.role;
    default:
      return user.joinedAt;
  }
};

/** The mocked school has no work, and nobody in it is new. */
const isShown: Record<UserFilter, (user: User) => boolean> = {
  all: () => true,
  admins: ({ role }) => role === 'admin',
  inactive: ({ role, lastActiveOn }) => role === 'user' && lastActiveOn === null,
  overdue: () => false,
  new: () => false,
};

/** The list of people as the server pages, searches and sorts it. */
export const answerUsers = (people: readonly User[]) =>
  http.post(api('/rest/v1/rpc/admin_users'), async ({ request }) => {
    const view = (await request.json()) as View;
    const { search = '', show = 'all', sort_by: column = 'joined', after } = view;
    const found = people
      .filter((user) => isShown[show](user))
      .filter(
        ({ username, fullName, displayName, email }) =>
          matchesPerson(personKey([username, fullName ?? '', displayName ?? '']), search) ||
          (email ?? '').toLowerCase().includes(search.trim().toLowerCase()),
      )
      .toSorted((one, other) => {
        const [key, otherKey] = [keyOf(one, column), keyOf(other, column)];
        const order = key < otherKey ? -1 : key > otherKey ? 1 : 0;
        return view.descending === false ? order : -order;
      });
    const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0;
    const page = found.slice(start, start + 50);
    const last = page.at(-1);
    return HttpResponse.json({
      items: page.map(userToRow),
      next:
        last && found.length > start + 50
          ? { key: String(keyOf(last, column)), id: last.id }
          : null,
      total: after ? null : found.length,
    });
  });

/** The id that the mocked server gives every new user. */
const createdId = 'a0000000-0000-4000-8000-000000000999';

interface NewUser {
  email: string;
  user_metadata: { username: string };
}

const refusal = (status: number, code: string) =>
  HttpResponse.json({ code, message: code }, { status });

/** What one of our functions says when it refuses. */
export const functionRefusal = (name: string, status: number, code: string) =>
  http.post(api(`/functions/v1/${name}`), () => refusal(status, code));

const answerUser = (name: string) =>
  http.post(api(`/functions/v1/${name}`), async ({ request }) => {
    const { user_id: id } = (await request.json()) as { user_id: string };
    const isKnown = id === createdId || users.some((user) => user.id === id);
    return isKnown ? HttpResponse.json({ user: { id } }) : refusal(404, 'user_not_found');
  });

/** The people of the school as an admin manages them; what is done is answered and forgotten. */
export const userHandlers = {
  adminUsers: answerUsers(users),
  setRole: http.post(api('/rest/v1/rpc/set_role'), async ({ request }) => {
    const { role } = (await request.json()) as { role: string };
    return HttpResponse.json(role);
  }),
  createUser: http.post(api('/functions/v1/create-user'), async ({ request }) => {
    const { email, user_metadata: names } = (await request.json()) as NewUser;
    if (names.username === 'asha') return refusal(409, 'username_taken');
    return HttpResponse.json({
      user: { id: createdId, email: email.toLowerCase() },
    });
  }),
  editUser: answerUser('update-user'),
  deleteUser: answerUser('delete-user'),
};
