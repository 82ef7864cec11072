import { DataError, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  MailLinkScreen,
  type MailLinkKind,
  type MailLinkState,
} from '@niyama/ui/screens/student/MailLinkScreen';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnect } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useFollowSession } from '@niyama/app/session.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useLanguage } from '../app/language.tsx';
import { useMailLink } from './shared/useMailLink.ts';

interface Link {
  kind: MailLinkKind;
  tokenHash: string;
}

const kinds: Partial<Record<string, MailLinkKind>> = {
  email_change: 'emailChange',
  magiclink: 'login',
};

/** Null for what is no such link. */
function linkOf(brought: URLSearchParams): Link | null {
  const kind = kinds[brought.get('type') ?? ''];
  const tokenHash = brought.get('token_hash');
  return kind && tokenHash ? { kind, tokenHash } : null;
}

/**
 * /auth/link: where mails lead to confirm another address or to log in, on whatever device. The second
 * link of a change may come into the tab of the first: the page begins again with it.
 */
export default function MailLinkRoute() {
  const link = useMailLink(linkOf);
  return <MailLinkPage key={link?.tokenHash} link={link} />;
}

function MailLinkPage({ link }: { link: Link | null }) {
  const { t } = useTranslation('public');
  const { language, changeLanguage } = useLanguage();
  const { step, confirm } = useLink(link);
  const kind = link?.kind ?? 'emailChange';
  const state: MailLinkState = link === null ? { status: 'linkExpired' } : step;
  const title = (() => {
    if (state.status === 'linkExpired' || state.status === 'taken') {
      return t('auth.link.expiredTitle');
    }
    if (state.status === 'changed' || state.status === 'halfway') {
      return t(`emailChange.${state.status}.title`);
    }
    return t(kind === 'login' ? 'auth.loginLink.title' : 'emailChange.confirm.title');
  })();
  return (
    <Page title={title}>
      <MailLinkScreen
        kind={kind}
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onConfirm={() => void confirm()}
      />
    </Page>
  );
}

/** Uses a link when it is asked to. */
function useLink(link: Link | null) {
  const { t } = useTranslation('public');
  const connect = useConnect();
  const followSession = useFollowSession();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [step, setStep] = useState<MailLinkState>({ status: 'idle' });
  // The screen learns a moment later that it is busy: the second press of a double click is earlier.
  const isSent = useRef(false);

  const take = async ({ kind, tokenHash }: Link) => {
    const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
    if (kind === 'emailChange') {
      return setStep({ status: await data.confirmEmailChange(client, tokenHash) });
    }
    await data.logInByLink(client, { type: 'magiclink', tokenHash });
    followSession();
    void navigate(paths.home(), { replace: true });
  };
  const confirm = async () => {
    if (link === null || isSent.current) return;
    isSent.current = true;
    setStep({ status: 'busy' });
    try {
      await take(link);
    } catch (failure) {
      const { code } = DataError.from(failure);
      if (code === 'otp_expired') setStep({ status: 'linkExpired' });
      else if (code === 'email_exists') setStep({ status: 'taken' });
      else {
        const error = link.kind === 'login' ? 'auth.login.error' : 'emailChange.error';
        setStep({ status: 'failed', message: t(error, { message: failureText(failure) }) });
      }
    }
    isSent.current = false;
  };
  return { step, confirm };
}
