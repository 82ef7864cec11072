import type { Confirmation } from '@niyama/data';
import { type ConfirmSignUpValues, DataError, pathAfterLogin, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  ConfirmSignUpScreen,
  type ConfirmSignUpState,
} from '@niyama/ui/screens/student/ConfirmSignUpScreen';
import { useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useSession, useSessionActor } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { type SignUpLink, useSignUpLink } from './confirmSignUp/useSignUpLink.ts';

/** How far the page has come with its sign-up. */
type Step =
  | { status: 'idle' | 'busy' | 'usernameTaken' }
  | { status: 'linkExpired' }
  | { status: 'failed'; message: string };

/** /auth/confirm: where the link of a confirmation mail leads. */
export default function ConfirmSignUpRoute() {
  const { t } = useTranslation('public');
  const { language, changeLanguage } = useLanguage();
  const [query] = useSearchParams();
  const { status, user } = useSession();
  const signUp = useSignUpLink();
  const { step, password, submit, clearUsernameError } = useConfirmation(signUp, query.get('next'));

  if (user !== null && status === 'signedIn' && (!signUp || user.email === signUp.email)) {
    return <Navigate replace to={pathAfterLogin(query.get('next'))} />;
  }
  const state = ((): ConfirmSignUpState => {
    if (status === 'loading') return { status: 'checking' };
    if (user !== null && status === 'signedIn') return { status: 'signedIn', email: user.email };
    if (!signUp || step.status === 'linkExpired') {
      return { status: 'linkExpired', hasOtherPassword: password === 'chosen' };
    }
    return { ...step, signUp, password };
  })();
  return (
    <Page
      title={t(
        state.status === 'linkExpired'
          ? 'auth.link.expiredTitle'
          : state.status === 'signedIn'
            ? 'auth.confirm.signedInTitle'
            : 'auth.confirm.title',
      )}
    >
      <ConfirmSignUpScreen
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onUsernameChange={clearUsernameError}
        onSubmit={(values) => void submit(values)}
      />
    </Page>
  );
}

/** Confirms a sign-up, and logs in with its password as the login form does. */
function useConfirmation(signUp: SignUpLink | null, next: string | null) {
  const { t } = useTranslation('public');
  const connect = useConnect();
  const session = useSessionActor();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  const [password, setPassword] = useState<'known' | 'chosen'>('known');
  // One for all attempts: what it has done already is not done again.
  const confirmation = useRef<Confirmation>(null);

  const logIn = (email: string, chosen: string) => {
    void navigate(paths.auth(next === null ? {} : { next }), { replace: true });
    session.send({ type: 'login.submitted', isFirst: true, email, password: chosen });
  };
  const confirm = async (link: SignUpLink, values: ConfirmSignUpValues) => {
    const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
    confirmation.current ??= data.createConfirmation(client, link);
    if (password === 'known') {
      const found = await confirmation.current.check(values.password);
      if (found === 'confirmed') return logIn(link.email, values.password);
      if (found === 'differs') {
        setPassword('chosen');
        return setStep({ status: 'idle' });
      }
    }
    // Before anything is used up; the database still has the last word.
    const isOther = values.username !== link.username;
    if (isOther && !(await data.isUsernameFree(client, values.username))) {
      return setStep({ status: 'usernameTaken' });
    }
    await confirmation.current.finish(values);
    return logIn(link.email, values.password);
  };
  const submit = async (values: ConfirmSignUpValues) => {
    if (!signUp) return;
    setStep({ status: 'busy' });
    try {
      await confirm(signUp, values);
    } catch (failure) {
      const { kind, code } = DataError.from(failure);
      if (kind === 'conflict') return setStep({ status: 'usernameTaken' });
      if (code === 'otp_expired') return setStep({ status: 'linkExpired' });
      const message = t('auth.confirm.error', { message: failureText(failure) });
      setStep({ status: 'failed', message });
    }
  };
  return {
    step,
    password,
    submit,
    clearUsernameError: () => {
      if (step.status === 'usernameTaken') setStep({ status: 'idle' });
    },
  };
}
