import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  NewPasswordScreen,
  type NewPasswordState,
} from '@niyama/ui/screens/student/NewPasswordScreen';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { toasts } from '../app/toasts.ts';

const isKept = (state: unknown): state is { isRecovery: true } =>
  typeof state === 'object' && state !== null && 'isRecovery' in state;

/**
 * /auth/new-password: where the link of a reset mail leads. Whoever is merely logged in is sent to
 * where the current password is asked for.
 */
export default function NewPasswordRoute() {
  const { t } = useTranslation('student');
  const failureText = useFailureText();
  const { language, changeLanguage } = useLanguage();
  const connect = useConnect();
  const navigate = useNavigate();
  const { status } = useSession();
  const [state, setState] = useState<NewPasswordState>({ status: 'idle' });
  const { pathname, state: kept } = useLocation();
  const isRecovery = status === 'passwordRecovery' || isKept(kept);
  // A reload finds the session of the link, which then looks like any other.
  useEffect(() => {
    if (status === 'passwordRecovery') {
      void navigate(pathname, { replace: true, state: { isRecovery: true } });
    }
  }, [navigate, pathname, status]);

  const save = async (password: string) => {
    setState({ status: 'busy' });
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
      await data.setPassword(client, password);
      toasts.show({ tone: 'success', message: t('auth.reset.success') });
      void navigate(paths.home(), { replace: true });
    } catch (error) {
      const message = failureText(error);
      setState({ status: 'failed', message: t('auth.reset.error', { message }) });
    }
  };
  if (status === 'signedIn' && !isRecovery) {
    return <Navigate replace state={{ changes: 'password' }} to={paths.editProfile()} />;
  }
  const isOpen = isRecovery && (status === 'passwordRecovery' || status === 'signedIn');
  const shown: NewPasswordState = isOpen
    ? state
    : { status: status === 'loading' ? 'checking' : 'linkExpired' };
  return (
    <Page title={t('auth.reset.title')}>
      <NewPasswordScreen
        language={language}
        state={shown}
        onChangeLanguage={changeLanguage}
        onSubmit={({ password }) => void save(password)}
      />
    </Page>
  );
}
