import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { slowHips } from '../fixtures/assignedClass.ts';
import { assignmentPlan } from '../fixtures/assignments.ts';
import { assignmentPlanToAnswer, classForMeToAnswer } from '../rows.ts';

/** Work that an instructor gave. */
export const assignmentHandlers = {
  assignments: http.post(api('/rest/v1/rpc/assignments'), () =>
    HttpResponse.json(assignmentPlanToAnswer(assignmentPlan)),
  ),
  classForMe: http.post(api('/rest/v1/rpc/class_for_me'), async ({ request }) => {
    const { version_id } = (await request.json()) as { version_id: string };
    const found = version_id === slowHips.versionId ? slowHips : null;
    return HttpResponse.json(classForMeToAnswer(found));
  }),
  markReplySeen: http.patch(
    api('/rest/v1/assigned_asanas'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
