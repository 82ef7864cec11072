import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';

/** The token of a mail that deletes the account at once. */
export const deletionToken = 'gone';

const isDone = (name: string) =>
  http.post(api(`/rest/v1/rpc/${name}`), () => new HttpResponse(null, { status: 204 }));

/** An account that nobody has asked to delete; what is done is forgotten. */
export const leavingHandlers = {
  leaveAccount: http.post(api('/functions/v1/leave-account'), async ({ request }) => {
    const { password } = (await request.json()) as { password: string };
    return password === 'practice-daily'
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ code: 'wrong_password', message: 'wrong_password' }, { status: 403 });
  }),
  leaving: http.post(api('/rest/v1/rpc/my_leaving'), () => HttpResponse.json(null)),
  keepAccount: isDone('keep_account'),
  askToDeleteNow: isDone('ask_to_delete_now'),
  deleteAccountNow: http.post(api('/rest/v1/rpc/delete_account_now'), async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    return HttpResponse.json(token === deletionToken);
  }),
};
