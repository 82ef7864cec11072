import { useTranslation } from '@niyama/i18n';
import {
  EmailChangedScreen,
  type EmailChangedState,
} from '@niyama/ui/screens/student/EmailChangedScreen';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useLanguage } from '../app/language.tsx';

/** What the link of a mail brought in the address. */
function outcomeOf(hash: string): EmailChangedState {
  const brought = new URLSearchParams(hash.slice(1));
  if (brought.has('access_token')) return 'changed';
  if (brought.has('message')) return 'halfway';
  return brought.get('error_code') === 'email_exists' ? 'taken' : 'linkExpired';
}

const isKept = (state: unknown): state is { outcome: EmailChangedState } =>
  typeof state === 'object' && state !== null && 'outcome' in state;

/** /auth/email-changed: where both links of a change of address lead, on whatever device. */
export default function EmailChangedRoute() {
  const { t } = useTranslation('student');
  const { language, changeLanguage } = useLanguage();
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const outcome = hash === '' && isKept(state) ? state.outcome : outcomeOf(hash);
  // The token in the address is taken out of it unused; what it said goes on in the history entry.
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state: { outcome } });
  }, [hash, navigate, outcome, pathname]);
  const title = outcome === 'changed' || outcome === 'halfway' ? outcome : null;
  return (
    <Page title={title ? t(`account.${title}.title`) : t('auth.link.expiredTitle')}>
      <EmailChangedScreen language={language} state={outcome} onChangeLanguage={changeLanguage} />
    </Page>
  );
}
