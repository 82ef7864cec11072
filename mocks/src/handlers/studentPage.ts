import type { StudentPage } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { studentPage } from '../fixtures/studentPage.ts';
import { studentPageToAnswer } from '../rows.ts';

/** One student as administrators see them; of everybody else there is no page. */
const answerStudentPage = (shown: StudentPage) =>
  http.post<never, { student_id: string }>(
    api('/rest/v1/rpc/student_page'),
    async ({ request }) => {
      const { student_id: id } = await request.json();
      return HttpResponse.json(id === shown.person.id ? studentPageToAnswer(shown) : null);
    },
  );

const nothing = () => new HttpResponse(null, { status: 204 });

/** A student's page; what is written is answered and forgotten. */
export const studentPageHandlers = {
  studentPage: answerStudentPage(studentPage),
  saveStudentNote: http.post(api('/rest/v1/rpc/save_student_note'), nothing),
  deleteStudentNote: http.post(api('/rest/v1/rpc/delete_student_note'), nothing),
};
