import { DataError, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  NewPasswordScreen,
  type NewPasswordState,
} from '@niyama/ui/screens/student/NewPasswordScreen';
import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useFollowSession, useSession } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { toasts } from '../app/toasts.ts';
import { useMailLink } from './shared/useMailLink.ts';

const tokenOf = (brought: URLSearchParams) =>
  brought.get('type') === 'recovery' ? brought.get('token_hash') : null;

/**
 * /auth/new-password: where the link of a reset mail leads, which is used when the password is saved.
 * Without a link, a student who is logged in goes to the page that asks for the current password.
 */
export default function NewPasswordRoute() {
  const tokenHash = useMailLink(tokenOf);
  return <NewPasswordPage key={tokenHash} tokenHash={tokenHash} />;
}

function NewPasswordPage({ tokenHash }: { tokenHash: string | null }) {
  const { t } = useTranslation('public');
  const failureText = useFailureText();
  const { language, changeLanguage } = useLanguage();
  const connect = useConnect();
  const followSession = useFollowSession();
  const navigate = useNavigate();
  const { status } = useSession();
  const [state, setState] = useState<NewPasswordState>({ status: 'idle' });
  // The link works once: a password that is refused is followed by another one without it.
  const isUsed = useRef(false);

  const save = async (link: string, password: string) => {
    setState({ status: 'busy' });
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
      if (!isUsed.current) {
        await data.logInByLink(client, { type: 'recovery', tokenHash: link });
        isUsed.current = true;
        followSession();
      }
      await data.setPassword(client, password);
      toasts.show({ tone: 'success', message: t('auth.reset.success') });
      void navigate(paths.home(), { replace: true });
    } catch (error) {
      if (DataError.from(error).code === 'otp_expired') {
        setState({ status: 'linkExpired' });
        return;
      }
      const message = failureText(error);
      setState({ status: 'failed', message: t('auth.reset.error', { message }) });
    }
  };
  if (tokenHash === null && status === 'signedIn') {
    return <Navigate replace state={{ changes: 'password' }} to={paths.editProfile()} />;
  }
  const shown: NewPasswordState =
    tokenHash === null ? { status: status === 'loading' ? 'checking' : 'linkExpired' } : state;
  return (
    <Page title={t('auth.reset.title')}>
      <NewPasswordScreen
        language={language}
        state={shown}
        onChangeLanguage={changeLanguage}
        onSubmit={({ password }) => {
          if (tokenHash !== null) void save(tokenHash, password);
        }}
      />
    </Page>
  );
}
