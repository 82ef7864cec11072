import type { Profile } from '@niyama/domain';

/** How a signed-in person's session lies in local storage, and how the auth service sends it. */
export function sessionOf(profile: Profile, email: string) {
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const user = {
    id: profile.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: '2026-10-01T06:00:00Z',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { username: profile.username, full_name: profile.fullName },
    identities: [],
    created_at: '2026-10-01T06:00:00Z',
    updated_at: '2026-10-01T06:00:00Z',
  };
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: profile.id, role: 'authenticated', exp: expiresAt, email })}.signature`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  };
}
