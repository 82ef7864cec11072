import { accountLeaving, adminPaths, DataError, pathAfterLogin, paths } from '@niyama/domain';
import { errorText, type I18n, type TFunction, useTranslation } from '@niyama/i18n';
import { type AdminLoginState, LoginScreen } from '@niyama/ui/screens/admin/LoginScreen';
import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useIsLoggingIn, useSession, useSessionActor } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.ts';
import { refusals } from '../app/logInAsAdmin.ts';
import { useStudentOrigin } from '../app/studentOrigin.ts';

/** /admin/login: leads signed-in admins on to where they wanted to go. */
export default function LoginRoute() {
  const { t, i18n } = useTranslation('admin');
  const { language, changeLanguage } = useLanguage();
  const [query] = useSearchParams();
  const session = useSessionActor();
  const { status, user } = useSession();
  const isLoggingIn = useIsLoggingIn();
  const error = useSelector(session, ({ context }) => context.error);
  const studentOrigin = useStudentOrigin();

  if (user !== null && status === 'signedIn') {
    return <Navigate replace to={pathAfterLogin(query.get('next'), adminPaths.root())} />;
  }
  const state = ((): AdminLoginState => {
    if (isLoggingIn) return { status: 'busy' };
    if (error === null) return { status: 'idle' };
    return { status: 'failed', ...explained(DataError.from(error), t, i18n) };
  })();
  return (
    <Page title={t('login.title')}>
      <LoginScreen
        language={language}
        state={state}
        studentLoginHref={studentOrigin.url + paths.auth()}
        onChangeLanguage={changeLanguage}
        onSubmit={(credentials) => session.send({ type: 'login.submitted', ...credentials })}
      />
    </Page>
  );
}

/** The toast for a failed login, with the reason where a person can act upon it. */
function explained(error: DataError, t: TFunction<'admin'>, i18n: I18n) {
  switch (error.code) {
    case 'invalid_credentials':
      return { message: t('login.invalid'), reason: null };
    case refusals.noUser:
      return { message: t('login.failed'), reason: null };
    case refusals.notAdmin:
      return { message: t('login.unauthorized'), reason: null };
    case refusals.roleUnknown: {
      const cause = DataError.from(error.cause);
      return cause.code === accountLeaving
        ? { message: t('login.leaving'), reason: null }
        : { message: t('login.roleFailed'), reason: reasonOf(cause, i18n) };
    }
    default:
      return {
        message: t(error.kind === 'invalid' ? 'login.invalid' : 'login.somethingWrong'),
        reason: reasonOf(error, i18n),
      };
  }
}

/** What a broken server says helps nobody; a missing network or too many attempts do. */
function reasonOf(error: DataError, i18n: I18n): string | null {
  return error.kind === 'server' ? null : errorText(i18n, error);
}
