import { askToDeleteNow, keepAccount } from '@niyama/data';
import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { DeletionMail } from '@niyama/ui/screens/student/LeavingScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { toasts } from '../../app/toasts.ts';

/** Keeping the account after all, and the mail with which it goes at once. */
export function useLeavingActions() {
  const { t } = useTranslation('leaving');
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const outbox = useOutbox();
  const failureText = useFailureText();
  const [isKeeping, setIsKeeping] = useState(false);
  const [mail, setMail] = useState<DeletionMail>('none');
  const [failure, setFailure] = useState<string | null>(null);

  const keep = async () => {
    setFailure(null);
    setIsKeeping(true);
    try {
      await keepAccount(client);
      toasts.show({ tone: 'success', message: t('page.kept') });
      await navigate(paths.home(), { replace: true });
      // What was refused meanwhile is asked for and sent again.
      void queryClient.invalidateQueries();
      outbox.sendNow();
    } catch (error) {
      setFailure(t('page.keepFailed', { reason: failureText(error) }));
    }
    setIsKeeping(false);
  };
  const deleteNow = async () => {
    setFailure(null);
    setMail('busy');
    try {
      await askToDeleteNow(client);
      setMail('sent');
    } catch (error) {
      setMail(mail === 'sent' ? 'sent' : 'none');
      setFailure(t('now.failed', { reason: failureText(error) }));
    }
  };
  return {
    state: { isKeeping, mail, failure },
    keep: () => void keep(),
    deleteNow: () => void deleteNow(),
  };
}
