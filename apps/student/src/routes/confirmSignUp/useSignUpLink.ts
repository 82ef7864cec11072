import { useMailLink } from '../shared/useMailLink.ts';

/** What the link of a confirmation mail brought: the sign-up that it belongs to. */
export interface SignUpLink {
  tokenHash: string;
  email: string;
  username: string;
  fullName: string;
}

/** Null when the link is used, too old, or none of these. */
function signUpOf(brought: URLSearchParams): SignUpLink | null {
  const part = (name: string) => brought.get(name) ?? '';
  if (part('type') !== 'signup' || !part('token_hash') || !part('email')) return null;
  return {
    tokenHash: part('token_hash'),
    email: part('email'),
    username: part('username'),
    fullName: part('full_name'),
  };
}

/** The sign-up of the mail's link. */
export const useSignUpLink = (): SignUpLink | null => useMailLink(signUpOf);
