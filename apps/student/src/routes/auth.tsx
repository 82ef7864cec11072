import { DataError, languageOfTag, pathAfterLogin, paths } from '@niyama/domain';
import type { SignUpValues } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import {
  AuthScreen,
  type LoginState,
  type SignUpState,
} from '@niyama/ui/screens/student/AuthScreen';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useIsLoggingIn, useSession, useSessionActor } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { toasts } from '../app/toasts.ts';

/** /auth: login and sign-up; brings a person back to the page that asked for the login. */
export default function AuthRoute() {
  const { t } = useTranslation('public');
  const { language, changeLanguage } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const { status, user } = useSession();
  const { state: routed } = useLocation();
  const [email, setEmail] = useState('');
  const tab = query.get('signup') === 'true' ? 'signUp' : 'login';
  const showTab = (next: 'login' | 'signUp') =>
    setQuery(
      (known) => {
        if (next === 'signUp') known.set('signup', 'true');
        else known.delete('signup');
        return known;
      },
      { replace: true, state: routed },
    );
  // Asked for later: the build renders this page where there is no address.
  const confirmedUrl = () =>
    location.origin + paths.confirmSignUp({ next: query.get('next') ?? undefined });
  const login = useLogin(confirmedUrl);
  const signUp = useSignUp(confirmedUrl, (address) => {
    setEmail(address);
    showTab('login');
  });

  if (user !== null && status === 'signedIn') {
    return <Navigate replace to={pathAfterLogin(query.get('next'))} />;
  }
  return (
    <Page title={t(tab === 'login' ? 'auth.login.title' : 'auth.signUp.title')}>
      <AuthScreen
        language={language}
        login={{ ...login, email }}
        signUp={signUp}
        tab={tab}
        onChangeLanguage={changeLanguage}
        onChangeTab={showTab}
      />
    </Page>
  );
}

/** The login form's state out of the session, and the resending of a confirmation mail. */
function useLogin(confirmedUrl: () => string) {
  const { t, i18n } = useTranslation('public');
  const connect = useConnect();
  const session = useSessionActor();
  const isLoggingIn = useIsLoggingIn();
  const failure = useSelector(session, ({ context }) => context.error);
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [resend, setResend] = useState<'offered' | 'busy' | 'sent'>('offered');

  const state = ((): LoginState => {
    if (isLoggingIn) return { status: 'busy' };
    if (failure === null) return { status: 'idle' };
    const error = DataError.from(failure);
    const message = t('auth.login.error', { message: errorText(i18n, error) });
    return error.code === 'email_not_confirmed'
      ? { status: 'unconfirmed', message, resend }
      : { status: 'failed', message };
  })();
  const sendAgain = async () => {
    setResend('busy');
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
      await data.resendConfirmation(client, { email, confirmedUrl: confirmedUrl() });
      setResend('sent');
    } catch (error) {
      setResend('offered');
      toasts.show({ tone: 'error', message: failureText(error) });
    }
  };
  return {
    state,
    onSubmit: (values: { email: string; password: string }) => {
      setEmail(values.email);
      setResend('offered');
      session.send({ type: 'login.submitted', ...values });
    },
    onResend: () => void sendAgain(),
  };
}

/** The sign-up form: the username is looked up first, then the account is made. */
function useSignUp(confirmedUrl: () => string, onCreated: (email: string) => void) {
  const { t } = useTranslation('public');
  const failureText = useFailureText();
  const { language: tag } = useLanguage();
  const connect = useConnect();
  const [state, setState] = useState<SignUpState>({ status: 'idle' });

  const create = async (values: SignUpValues) => {
    setState({ status: 'busy' });
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
      if (!(await data.isUsernameFree(client, values.username))) {
        setState({ status: 'usernameTaken' });
        return;
      }
      await data.signUp(client, {
        ...values,
        language: languageOfTag(tag) ?? 'english',
        confirmedUrl: confirmedUrl(),
      });
      setState({ status: 'idle' });
      toasts.show({ tone: 'success', message: t('auth.signUp.success') }, 12_000);
      onCreated(values.email);
    } catch (error) {
      const message = failureText(error);
      setState({ status: 'failed', message: t('auth.signUp.error', { message }) });
    }
  };
  return {
    state,
    onSubmit: (values: SignUpValues) => void create(values),
    onUsernameChange: () => {
      if (state.status === 'usernameTaken') setState({ status: 'idle' });
    },
  };
}
