import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { selfPractice } from '../fixtures/selfPractice.ts';
import { selfPracticeToRow } from '../rows.ts';

/** The student's own practice list. */
export const selfPracticeHandlers = {
  selfPractice: http.get(api('/rest/v1/self_practice'), () =>
    HttpResponse.json(selfPractice.map(selfPracticeToRow)),
  ),
  addToPracticeList: http.post(
    api('/rest/v1/self_practice'),
    () => new HttpResponse(null, { status: 201 }),
  ),
  removeFromPracticeList: http.delete(
    api('/rest/v1/self_practice'),
    () => new HttpResponse(null, { status: 204 }),
  ),
  reorderPracticeList: http.post(
    api('/rest/v1/rpc/reorder_practice_list'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
