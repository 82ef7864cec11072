import { DataError, languageOfTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  InvitationScreen,
  type InvitationState,
  type InvitationValues,
} from '@niyama/ui/screens/student/InvitationScreen';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoadFailed } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useSession, useSessionActor } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { useInvitation } from './invitation/useInvitation.ts';
import { useMailLink } from './shared/useMailLink.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';

const tokenOf = (brought: URLSearchParams) => brought.get('token');

/** How far somebody has come who accepts. */
type Step =
  | { status: 'idle' | 'busy' | 'usernameTaken' }
  | { status: 'over' }
  | { status: 'exists' }
  | { status: 'failed'; message: string };

const titles = {
  over: 'invitation:overTitle',
  exists: 'invitation:existsTitle',
  signedIn: 'auth.confirm.signedInTitle',
  unread: 'invitation:failedTitle',
} as const;

/** /invitation: where the link of an invitation leads. */
export default function InvitationRoute() {
  usePageTexts('invitation');
  const { t, i18n } = useTranslation(['public', 'invitation']);
  const { language, changeLanguage } = useLanguage();
  const { status, user } = useSession();
  const token = useMailLink(tokenOf);
  const isSignedIn = user !== null && status === 'signedIn';
  const { lookup, retry } = useInvitation(status === 'loading' || isSignedIn ? null : token);
  const { step, submit, clearUsernameError } = useAcceptance(token);
  const state = ((): InvitationState => {
    if (status === 'loading') return { status: 'checking' };
    if (isSignedIn) return { status: 'signedIn', email: user.email };
    if (token === null || step.status === 'over') return { status: 'over' };
    if (lookup.status === 'checking') return lookup;
    if (lookup.status === 'unread') {
      return { ...toLoadFailed(i18n, lookup.error), status: 'unread' };
    }
    const { person } = lookup;
    if (person === null) return { status: 'over' };
    if (step.status === 'exists') return { status: 'exists', email: person.email };
    return { ...step, person };
  })();
  return (
    <Page
      title={t(
        state.status in titles ? titles[state.status as keyof typeof titles] : 'invitation:title',
      )}
    >
      <InvitationScreen
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onUsernameChange={clearUsernameError}
        onRetry={retry}
        onSubmit={(values) => void submit(values)}
      />
    </Page>
  );
}

/** Accepts an invitation, and logs in with the chosen password as the login form does. */
function useAcceptance(token: string | null) {
  const { t } = useTranslation('invitation');
  const { language } = useLanguage();
  const connect = useConnect();
  const session = useSessionActor();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  // The screen learns a moment later that it is busy: the second press of a double click is earlier.
  const isSent = useRef(false);

  const accept = async (values: InvitationValues): Promise<Step> => {
    const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
    // Before anything is used up; the database still has the last word.
    if (!(await data.isUsernameFree(client, values.username))) return { status: 'usernameTaken' };
    const email = await data.acceptInvitation(client, {
      ...values,
      token: token ?? '',
      language: languageOfTag(language) ?? 'english',
    });
    void navigate(paths.auth(), { replace: true });
    session.send({ type: 'login.submitted', isFirst: true, email, password: values.password });
    return { status: 'busy' };
  };
  const submit = async (values: InvitationValues) => {
    if (isSent.current) return;
    isSent.current = true;
    setStep({ status: 'busy' });
    try {
      setStep(await accept(values));
    } catch (failure) {
      const { code } = DataError.from(failure);
      if (code === 'username_taken') setStep({ status: 'usernameTaken' });
      else if (code === 'invitation_over') setStep({ status: 'over' });
      else if (code === 'email_exists') setStep({ status: 'exists' });
      else {
        const message = t('error', { message: failureText(failure) });
        setStep({ status: 'failed', message });
      }
    }
    isSent.current = false;
  };
  return {
    step,
    submit,
    clearUsernameError: () => {
      if (step.status === 'usernameTaken') setStep({ status: 'idle' });
    },
  };
}
