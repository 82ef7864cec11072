import { useTranslation } from '@niyama/i18n';
import {
  ForgotPasswordScreen,
  type ForgotPasswordState,
} from '@niyama/ui/screens/student/ForgotPasswordScreen';
import { useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';

/** /auth/forgot-password: asks for a reset mail. */
export default function ForgotPasswordRoute() {
  const { t } = useTranslation('public');
  const failureText = useFailureText();
  const { language, changeLanguage } = useLanguage();
  const connect = useConnect();
  const [state, setState] = useState<ForgotPasswordState>({ status: 'idle' });

  const send = async (email: string) => {
    setState({ status: 'busy' });
    try {
      const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
      await data.requestPasswordReset(client, email);
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'failed', message: failureText(error) });
    }
  };
  return (
    <Page title={t('auth.forgot.title')}>
      <ForgotPasswordScreen
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onSubmit={({ email }) => {
          // Enter in the only field sends the form whether or not its button is asleep.
          if (state.status !== 'busy') void send(email);
        }}
      />
    </Page>
  );
}
