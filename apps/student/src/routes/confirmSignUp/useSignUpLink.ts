import { readPreference } from '@niyama/device';
import { languages, languageTag } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { switchLanguage } from '../../app/language.tsx';

/** What the link of a confirmation mail brought: the sign-up that it belongs to. */
export interface BroughtSignUp {
  tokenHash: string;
  email: string;
  username: string;
  fullName: string;
}

/** Null when the link is used, too old, or none of these. */
function signUpOf(brought: URLSearchParams): BroughtSignUp | null {
  const part = (name: string) => brought.get(name) ?? '';
  if (part('type') !== 'signup' || !part('token_hash') || !part('email')) return null;
  return {
    tokenHash: part('token_hash'),
    email: part('email'),
    username: part('username'),
    fullName: part('full_name'),
  };
}

const isKept = (state: unknown): state is { signUp: BroughtSignUp | null } =>
  typeof state === 'object' && state !== null && 'signUp' in state;

/**
 * The sign-up of the mail's link. It is taken out of the address, where it would be passed on with
 * it, and goes on in the history entry, where a reload finds it. On a device where nobody has chosen
 * a language the page speaks that of the mail.
 */
export function useSignUpLink(): BroughtSignUp | null {
  const { i18n } = useTranslation();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const brought = new URLSearchParams(hash.slice(1));
  const signUp = hash === '' && isKept(state) ? state.signUp : signUpOf(brought);
  const language = languages.find((known) => known === brought.get('language'));
  useEffect(() => {
    if (hash === '') return;
    if (language && readPreference('language') === null) {
      void switchLanguage(i18n, languageTag[language]);
    }
    void navigate(pathname + search, { replace: true, state: { signUp } });
  }, [hash, i18n, language, navigate, pathname, search, signUp]);
  return signUp;
}
