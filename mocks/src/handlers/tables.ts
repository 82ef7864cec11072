import { http, HttpResponse, type JsonBodyType } from 'msw';
import { api } from '../api.ts';
import { toAdminAsana } from '../fixtures/adminAsanas.ts';
import { library } from '../fixtures/asanas.ts';
import { history } from '../fixtures/history.ts';
import {
  assignmentDueToday,
  completionResult,
  home,
  pausedSessions,
  pausedWarrior,
} from '../fixtures/practice.ts';
import { instructor, student } from '../fixtures/profile.ts';
import { progress } from '../fixtures/progress.ts';
import {
  adminAsanaToRow,
  asanaToRow,
  completionResultToAnswer,
  historyToRow,
  homeToAnswer,
  libraryAsanaToRow,
  pausedToRow,
  profileToRow,
  progressToAnswer,
} from '../rows.ts';

/** The value of a PostgREST filter such as `id=eq.5`. */
const equalTo = (request: Request, column: string) =>
  new URL(request.url).searchParams.get(column)?.replace(/^eq\./, '') ?? null;

const created = () => new HttpResponse(null, { status: 201 });
const done = () => new HttpResponse(null, { status: 204 });

/** The columns of a select, and what it asks of embedded tables, which stand in parentheses. */
const namesIn = (select: string): string[] =>
  select.match(/[^,(]+(\((?:[^()]|\([^()]*\))*\))?/g) ?? [];

function selectedIn(select: string, row: JsonBodyType): JsonBodyType {
  if (Array.isArray(row)) return row.map((each) => selectedIn(select, each));
  if (typeof row !== 'object' || row === null) return row;
  const asked = namesIn(select).map((name) => {
    const [, column = '', inner = null] = /^\s*([^:!(\s]+)[^(]*(?:\((.*)\))?/s.exec(name) ?? [];
    return [column, inner] as const;
  });
  const columns = new Map(asked);
  if (columns.has('*')) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const inner = columns.get(column);
      if (inner === undefined) return [];
      return [[column, inner === null ? value : selectedIn(inner, value)]];
    }),
  );
}

const selected = (request: Request, row: object) =>
  selectedIn(new URL(request.url).searchParams.get('select') ?? '*', row);

/** The rows with what was selected; a single object when the client asked for one. */
export function answerRows(request: Request, whole: object[], status = 200) {
  const rows = whole.map((row) => selected(request, row));
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) {
    return HttpResponse.json(rows, { status });
  }
  return rows.length === 1
    ? HttpResponse.json(rows[0], { status })
    : HttpResponse.json(
        {
          code: 'PGRST116',
          message: 'Cannot coerce the result to a single JSON object',
          details: null,
          hint: null,
        },
        { status: 406 },
      );
}

/** Tables and functions: a student with a small library, two assignments and one paused practice. */
export const tableHandlers = {
  home: http.post(api('/rest/v1/rpc/home'), () => HttpResponse.json(homeToAnswer(home))),
  asanas: http.get(api('/rest/v1/asanas'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    // Nothing of the library is deleted, and it fits into the first of several requests.
    if (searchParams.get('archived_at') === 'not.is.null') return answerRows(request, []);
    const named = searchParams.get('id');
    const id = named?.startsWith('eq.') ? named.slice(3) : null;
    const rows = library
      .filter((asana) => id === null || asana.id === id)
      .map((asana) => ({
        ...libraryAsanaToRow(asana),
        // Administrators read the texts where the table has them.
        ...adminAsanaToRow(toAdminAsana(asana)),
        paused_sessions: asana.id === pausedWarrior.asana.id ? [pausedToRow(pausedWarrior)] : [],
        open:
          asana.id === assignmentDueToday.asana?.id
            ? [
                {
                  series_id: '5e41e500-0000-4000-8000-000000000001',
                  notes: assignmentDueToday.notes,
                  reflection_question: assignmentDueToday.reflectionQuestion,
                },
              ]
            : [],
        done: [],
      }));
    return answerRows(request, rows);
  }),
  profiles: http.get(api('/rest/v1/profiles'), ({ request }) => {
    const id = equalTo(request, 'id');
    return answerRows(
      request,
      [student, instructor]
        .filter((profile) => profile.id === id)
        .map((profile) => ({
          ...profileToRow(profile),
          waiting_reflections: profile.role === 'admin' ? 1 : null,
        })),
    );
  }),
  history: http.get(api('/rest/v1/practice_ledger'), () =>
    HttpResponse.json(history.map(historyToRow)),
  ),
  progress: http.post(api('/rest/v1/rpc/progress'), () =>
    HttpResponse.json(progressToAnswer(progress)),
  ),
  updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
    if (!new URL(request.url).searchParams.has('select')) return done();
    const change = (await request.json()) as object;
    return answerRows(request, [{ ...profileToRow(student), ...change }]);
  }),
  addFavorite: http.post(api('/rest/v1/user_favorites'), created),
  removeFavorite: http.delete(api('/rest/v1/user_favorites'), done),
  pausedSessions: http.get(api('/rest/v1/paused_sessions'), ({ request }) =>
    answerRows(
      request,
      pausedSessions.map((session) => ({
        ...pausedToRow(session),
        asana: asanaToRow(session.asana),
      })),
    ),
  ),
  savePaused: http.post(api('/rest/v1/paused_sessions'), created),
  deletePaused: http.delete(api('/rest/v1/paused_sessions'), done),
  recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
    const { completion } = (await request.json()) as { completion: { id: string } };
    return HttpResponse.json({ ...completionResultToAnswer(completionResult), id: completion.id });
  }),
  recordRun: http.post(api('/rest/v1/rpc/record_run'), async ({ request }) => {
    const { run } = (await request.json()) as { run: { id: string } };
    return HttpResponse.json({ id: run.id, seconds: 60 });
  }),
};
