import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { assignmentPlan } from '../fixtures/assignments.ts';
import { assignmentPlanToAnswer } from '../rows.ts';

/** Work that an instructor gave. */
export const assignmentHandlers = {
  assignments: http.post(api('/rest/v1/rpc/assignments'), () =>
    HttpResponse.json(assignmentPlanToAnswer(assignmentPlan)),
  ),
  markReplySeen: http.patch(
    api('/rest/v1/assigned_asanas'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
