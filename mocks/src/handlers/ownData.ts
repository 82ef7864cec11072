import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { student } from '../fixtures/profile.ts';
import { storageRefusal } from './storage.ts';

const practice = {
  id: '7d5c0000-0000-4000-8000-000000000001',
  kind: 'practice',
  pose: '=Tree',
  points: 10,
  finished_at: '2026-11-19T06:10:00+00:00',
  local_date: '2026-11-19',
  active: '{["2026-11-19 06:09:00+00","2026-11-19 06:10:00+00")}',
};
const { id, finished_at, local_date } = practice;
const next = { id, finished_at, local_date };

/** What each section holds: the practices fill two pages. */
const pages: Record<string, (after: unknown) => { rows: object[]; next: object | null }> = {
  account: () => ({ rows: [{ id: student.id, email: 'asha@niyama.example' }], next: null }),
  profile: () => ({
    rows: [{ id: student.id, username: student.username, avatar_url: null }],
    next: null,
  }),
  practices: (after) =>
    after
      ? { rows: [{ ...practice, id: practice.id.replace(/1$/, '2') }], next: null }
      : { rows: [practice], next },
  favorites: () => ({ rows: [], next: null }),
};

/** What the server answers to a request for one's own data. */
export const answerOwnData = ({ section, after }: Record<string, unknown>): object | undefined =>
  typeof section === 'string'
    ? pages[section]?.(after)
    : { begun_at: '2026-11-20T07:00:00+00:00', sections: Object.keys(pages) };

/** Everything that the server keeps of the student. */
export const ownDataHandlers = {
  exportMe: http.post(api('/rest/v1/rpc/export_me'), async ({ request }) =>
    HttpResponse.json(answerOwnData((await request.json()) as Record<string, unknown>)),
  ),
  ownPhoto: http.get(api('/storage/v1/object/avatars/*'), () => storageRefusal('404', 'not_found')),
};
