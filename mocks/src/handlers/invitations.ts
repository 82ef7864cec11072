import { type Invitation, invitationStates } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { invitations, invitationToken } from '../fixtures/invitations.ts';
import { users } from '../fixtures/users.ts';
import { invitationToRow } from '../rows.ts';

/** The list of invitations as the server pages it. */
const answerInvitations = (all: readonly Invitation[]) =>
  http.post(api('/rest/v1/rpc/invitations'), async ({ request }) => {
    const { search, after } = (await request.json()) as { search: string; after?: { id: string } };
    const found = all.filter(({ email, fullName }) =>
      `${fullName ?? ''} ${email}`.toLowerCase().includes(search.toLowerCase()),
    );
    const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0;
    const page = found.slice(start, start + 50);
    const last = page.at(-1);
    return HttpResponse.json({
      items: page.map((invitation) => ({ ...invitationToRow(invitation), position: 1 })),
      next:
        last && found.length > start + 50
          ? { asked_at: last.askedAt, position: 1, id: last.id }
          : null,
      ...(!after && {
        total: found.length,
        states: Object.fromEntries(
          invitationStates.map((state) => [
            state,
            all.filter((invitation) => invitation.state === state).length,
          ]),
        ),
        sent_by: all.some(({ state }) => state === 'waiting') ? '2026-11-20T11:00:00+00:00' : null,
      }),
    });
  });

const refusal = (status: number, code: string) =>
  HttpResponse.json({ code, message: code }, { status });

const changeInvitations = (name: string, changes: (invitation: Invitation) => boolean) =>
  http.post(api(`/rest/v1/rpc/${name}`), async ({ request }) => {
    const { invitation_ids: ids } = (await request.json()) as { invitation_ids: string[] };
    const found = invitations.filter(({ id }) => ids.includes(id));
    return found.length > 0
      ? HttpResponse.json(found.filter(changes).length)
      : HttpResponse.json(
          { code: 'P0001', message: 'invitation_not_found', details: null, hint: null },
          { status: 400 },
        );
  });

/** Invitations as an admin sends them and as somebody accepts one; what is done is forgotten. */
export const invitationHandlers = {
  invitations: answerInvitations(invitations),
  inviteStudents: http.post(api('/rest/v1/rpc/invite_students'), async ({ request }) => {
    const { people } = (await request.json()) as { people: { email: string }[] };
    const refused = people.flatMap(({ email }, index) => {
      const number = index + 1;
      if (users.some((user) => user.email === email)) return { number, reason: 'known' };
      return invitations.some((invitation) => invitation.email === email)
        ? { number, reason: 'invited' }
        : [];
    });
    return HttpResponse.json({ invited: people.length - refused.length, refused });
  }),
  resendInvitations: changeInvitations('resend_invitations', ({ state }) => state !== 'waiting'),
  withdrawInvitations: changeInvitations('withdraw_invitations', () => true),
  invitation: http.post(api('/rest/v1/rpc/invitation'), async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    return HttpResponse.json(
      token === invitationToken
        ? { email: 'leela@niyama.example', full_name: 'Leela Iyer', language: 'english' }
        : null,
    );
  }),
  acceptInvitation: http.post(api('/functions/v1/accept-invitation'), async ({ request }) => {
    const { token, username } = (await request.json()) as { token: string; username: string };
    if (token !== invitationToken) return refusal(404, 'invitation_over');
    if (username.toLowerCase() === 'asha') return refusal(409, 'username_taken');
    return HttpResponse.json({ email: 'leela@niyama.example' });
  }),
};
