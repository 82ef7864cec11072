import { consoleLogger } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  DeleteAccountScreen,
  type DeleteAccountState,
} from '@niyama/ui/screens/student/DeleteAccountScreen';
import { useRef, useState } from 'react';
import { Page } from '@niyama/app/Page.tsx';
import { useConnect } from '@niyama/app/backend.tsx';
import { useLeaveSession } from '@niyama/app/session.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useLanguage } from '../app/language.tsx';
import { useMailLink } from './shared/useMailLink.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';

const tokenOf = (brought: URLSearchParams) => brought.get('token');

/** /delete-account: where the link of a mail leads. Opening it deletes nothing. */
export default function DeleteAccountRoute() {
  usePageTexts('leaving');
  const { t } = useTranslation(['leaving', 'public']);
  const { language, changeLanguage } = useLanguage();
  const token = useMailLink(tokenOf);
  const { step, erase } = useErasure(token);
  const state: DeleteAccountState =
    token === null && step.status === 'idle' ? { status: 'over' } : step;
  const titles = { over: t('public:auth.link.expiredTitle'), done: t('link.doneTitle') };
  const end = state.status === 'over' || state.status === 'done' ? state.status : null;
  return (
    <Page part={end ?? 'question'} title={end ? titles[end] : t('link.title')}>
      <DeleteAccountScreen
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onDelete={() => void erase()}
      />
    </Page>
  );
}

/** Deletes the account that the token stands for, and what this device keeps of it. */
function useErasure(token: string | null) {
  const { t } = useTranslation('leaving');
  const connect = useConnect();
  const leaveSession = useLeaveSession();
  const failureText = useFailureText();
  const [step, setStep] = useState<DeleteAccountState>({ status: 'idle' });
  // The screen learns a moment later that it is busy: the second press of a double click is earlier.
  const isSent = useRef(false);

  const deleteAndForget = async (wanted: string): Promise<boolean> => {
    const [client, data] = await Promise.all([connect(), import('@niyama/data/deleteAccount')]);
    const userId = await data.currentUserId(client).catch(() => null);
    const isDeleted = await data.deleteAccountNow(client, wanted);
    const forget = async () => {
      // Somebody else may be logged in here, whose account still is.
      if (userId === null || !(await data.clearEndedSession(client))) return;
      const { clearPersonalData } = await import('../app/clearPersonalData.ts');
      await clearPersonalData(userId);
      leaveSession();
    };
    // The account is gone all the same.
    if (isDeleted) {
      await forget().catch((error: unknown) =>
        consoleLogger.warn('What this device keeps could not be forgotten', error),
      );
    }
    return isDeleted;
  };
  const erase = async () => {
    if (isSent.current || token === null) return;
    isSent.current = true;
    setStep({ status: 'busy' });
    try {
      setStep({ status: (await deleteAndForget(token)) ? 'done' : 'over' });
    } catch (error) {
      setStep({ status: 'failed', message: t('ask.error', { reason: failureText(error) }) });
    }
    isSent.current = false;
  };
  return { step, erase };
}
