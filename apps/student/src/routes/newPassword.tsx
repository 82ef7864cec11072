import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  NewPasswordScreen,
  type NewPasswordState,
} from '@niyama/ui/screens/student/NewPasswordScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnect } from '../app/backend.tsx';
import { useFailureText } from '../../../shared/src/useFailureText.ts';
import { useLanguage } from '../app/language.tsx';
import { Page } from '../../../shared/src/Page.tsx';
import { useSession } from '../app/session.tsx';
import { toasts } from '../app/toasts.ts';

/** /auth/new-password: where the link of a reset mail leads. */
export default function NewPasswordRoute() {
  const { t } = useTranslation('student');
  const failureText = useFailureText();
  const { language, changeLanguage } = useLanguage();
  const connect = useConnect();
  const navigate = useNavigate();
  const { status } = useSession();
  const [state, setState] = useState<NewPasswordState>({ status: 'idle' });
  const [hasOpened, setOpened] = useState(false);
  if (status === 'passwordRecovery' && !hasOpened) setOpened(true);

  const save = async (password: string) => {
    setState({ status: 'busy' });
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data')]);
      await data.setPassword(client, password);
      toasts.show({ tone: 'success', message: t('auth.reset.success') });
      void navigate(paths.home(), { replace: true });
    } catch (error) {
      const message = failureText(error);
      setState({ status: 'failed', message: t('auth.reset.error', { message }) });
    }
  };
  // A signed-in student may set a new password here as well; a stranger's link has to be valid.
  const isAllowed = hasOpened || status === 'signedIn';
  const shown: NewPasswordState = isAllowed
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
