import {
  type AssignmentTab,
  type GivenAssignment,
  matchesPerson,
  matchesSearch,
  personKey,
  searchKey,
} from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { adminCommunities } from '../fixtures/adminCommunities.ts';
import { givenAssignments } from '../fixtures/givenAssignments.ts';
import { users } from '../fixtures/users.ts';
import { givenAssignmentToRow, recipientToRow } from '../rows.ts';

interface Asked {
  search?: string;
  status?: AssignmentTab;
  after?: { id: string };
}

const isIn: Record<AssignmentTab, (assignment: GivenAssignment) => boolean> = {
  all: () => true,
  active: ({ completed }) => !completed,
  completed: ({ completed }) => completed,
  waiting: ({ completed, reflectionAnswer, reply }) =>
    completed && reflectionAnswer !== null && reply === null,
};

/** The list as the server searches, divides and pages it. */
export const answerGivenAssignments = (all: readonly GivenAssignment[]) =>
  http.post(api('/rest/v1/rpc/admin_assignments'), async ({ request }) => {
    const { search = '', status = 'all', after } = (await request.json()) as Asked;
    const found = all
      .filter((assignment) => isIn[status](assignment))
      .filter(({ student, work }) =>
        matchesPerson(
          personKey([
            student.username,
            student.fullName ?? '',
            student.displayName ?? '',
            work.name,
          ]),
          search,
        ),
      );
    const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0;
    return HttpResponse.json({
      items: found.slice(start, start + 50).map(givenAssignmentToRow),
      total: after ? null : found.length,
    });
  });

/** Those without a reply, twenty at a time, as the server orders them. */
const answerReflections = (all: readonly GivenAssignment[]) =>
  http.post(api('/rest/v1/rpc/admin_reflections'), async ({ request }) => {
    const { after } = (await request.json()) as Asked;
    const waiting = all
      .filter((assignment) => isIn.waiting(assignment))
      .toSorted((one, other) => ((one.completedDate ?? '') < (other.completedDate ?? '') ? -1 : 1));
    const start = after ? waiting.findIndex(({ id }) => id === after.id) + 1 : 0;
    return HttpResponse.json(waiting.slice(start, start + 20).map(givenAssignmentToRow));
  });

const gone = () =>
  HttpResponse.json(
    { code: 'P0001', message: 'assignment_not_found', details: null, hint: null },
    { status: 400 },
  );

const ofKnown = (name: string, answer: (found: GivenAssignment) => Response) =>
  http.post(api(`/rest/v1/rpc/${name}`), async ({ request }) => {
    const { assignment_id: id } = (await request.json()) as { assignment_id: string };
    const found = givenAssignments.find((assignment) => assignment.id === id);
    return found ? answer(found) : gone();
  });
interface Groups {
  student_ids: string[];
  everybody: boolean;
  community_ids: string[];
  searches: string[];
}

/** Nobody of the mocked school is in two groups. */
const countOf = (groups: Groups) =>
  groups.student_ids.length +
  (groups.everybody ? users.filter(({ role }) => role === 'user').length : 0) +
  adminCommunities
    .filter(({ id }) => groups.community_ids.includes(id))
    .reduce((people, { memberCount }) => people + memberCount, 0) +
  groups.searches.length;

const nothing = () => new HttpResponse(null, { status: 204 });

/** What administrators give; what is written is answered and forgotten. */
export const givenAssignmentHandlers = {
  givenAssignments: answerGivenAssignments(givenAssignments),
  reflections: answerReflections(givenAssignments),
  givenAssignment: ofKnown('admin_assignment', (found) =>
    HttpResponse.json(givenAssignmentToRow(found)),
  ),
  recipients: http.post(api('/rest/v1/rpc/recipient_options'), async ({ request }) => {
    const { search = '' } = (await request.json()) as { search?: string };
    const found = users.filter(
      ({ username, fullName, displayName, email }) =>
        matchesPerson(personKey([username, fullName ?? '', displayName ?? '']), search) ||
        (email ?? '').toLowerCase().includes(search.trim().toLowerCase()),
    );
    const students = found.filter(({ role }) => role === 'user').length;
    const isTyped = search.trim() !== '';
    return HttpResponse.json({
      everybody: isTyped ? null : students,
      matching: isTyped ? students : null,
      communities: adminCommunities
        .filter(({ name }) => matchesSearch(searchKey([name]), search))
        .map(({ id, name, memberCount }) => ({ id, name, students: memberCount })),
      people: found.slice(0, 50).map(recipientToRow),
    });
  }),
  recipientCount: http.post(api('/rest/v1/rpc/count_recipients'), async ({ request }) =>
    HttpResponse.json({
      people: countOf((await request.json()) as Groups),
      notified: 1,
      having: 0,
      paused: 0,
      only_paused: null,
      later: [],
    }),
  ),
  giveAssignments: http.post(api('/rest/v1/rpc/give_assignments'), async ({ request }) =>
    HttpResponse.json(countOf((await request.json()) as Groups)),
  ),
  replyToAssignment: ofKnown('reply_to_assignment', nothing),
  changeAssignment: ofKnown('change_assignment', nothing),
  pauseStudents: http.post(api('/rest/v1/rpc/pause_students'), async ({ request }) => {
    const { student_ids: ids } = (await request.json()) as { student_ids: string[] };
    return HttpResponse.json({ paused: ids.length, overlapping: [] });
  }),
  pauseStudent: http.post(api('/rest/v1/rpc/pause_student'), () =>
    HttpResponse.json('e0000000-0000-4000-8000-000000000001'),
  ),
  endPause: http.post(api('/rest/v1/rpc/end_pause'), nothing),
  endAssignment: http.post(api('/rest/v1/rpc/end_assignment'), nothing),
  notifyStudents: http.post(api('/functions/v1/notify-students'), () =>
    HttpResponse.json({ sent: 0, failed: 0 }),
  ),
};
