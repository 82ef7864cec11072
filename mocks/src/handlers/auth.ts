import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { instructor, student } from '../fixtures/profile.ts';
import { sessionOf } from '../session.ts';

/** What the auth service answers to a refusal. */
export const authRefusal = (status: number, code: string) =>
  HttpResponse.json({ code: status, error_code: code, msg: code }, { status });

const people = [
  { email: 'student@niyama.example', profile: student },
  { email: 'admin@niyama.example', profile: instructor },
];

/** The auth service: the demo accounts can log in, everybody can sign up. */
export const authHandlers = {
  token: http.post(api('/auth/v1/token'), async ({ request }) => {
    const { email, password, refresh_token } = (await request.json()) as Record<string, string>;
    const isKnown = password === 'practice-daily' || refresh_token;
    // A refreshed session says no address; the stories' is the student's.
    const person = people.find((known) => !email || known.email === email);
    return person && isKnown
      ? HttpResponse.json(sessionOf(person.profile, person.email))
      : authRefusal(400, 'invalid_credentials');
  }),
  signup: http.post(api('/auth/v1/signup'), async ({ request }) => {
    const { email } = (await request.json()) as { email: string };
    const { email_confirmed_at: _, ...user } = sessionOf(student, email).user;
    return HttpResponse.json({ ...user, confirmation_sent_at: new Date().toISOString() });
  }),
  verify: http.post(api('/auth/v1/verify'), async ({ request }) => {
    const { token_hash } = (await request.json()) as { token_hash?: string };
    return token_hash === 'used'
      ? authRefusal(403, 'otp_expired')
      : HttpResponse.json(sessionOf(student, 'leela@niyama.example'));
  }),
  resend: http.post(api('/auth/v1/resend'), () => HttpResponse.json({})),
  recover: http.post(api('/auth/v1/recover'), () => HttpResponse.json({})),
  logout: http.post(api('/auth/v1/logout'), () => new HttpResponse(null, { status: 204 })),
  user: http.get(api('/auth/v1/user'), () =>
    HttpResponse.json(sessionOf(student, 'student@niyama.example').user),
  ),
  updateUser: http.put(api('/auth/v1/user'), async ({ request }) => {
    const { email } = (await request.json()) as { email?: string };
    const { user } = sessionOf(student, 'student@niyama.example');
    return HttpResponse.json(email === undefined ? user : { ...user, new_email: email });
  }),
  usernameAvailable: http.post(api('/rest/v1/rpc/username_available'), async ({ request }) => {
    const { candidate } = (await request.json()) as { candidate: string };
    return HttpResponse.json(candidate.length >= 3 && candidate.toLowerCase() !== 'asha');
  }),
};
