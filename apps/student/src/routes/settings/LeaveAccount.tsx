import { leaveAccount } from '@niyama/data';
import { DataError, type LeaveAccountValues, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type AccountFormState,
  LeaveAccountDialog,
} from '@niyama/ui/screens/student/LeaveAccountDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';

/** 'Delete my account', a separate chunk that is fetched when it is opened. */
export default function LeaveAccount({ onClose }: { onClose: () => void }) {
  usePageTexts('leaving');
  const { t } = useTranslation('leaving');
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [form, setForm] = useState<AccountFormState>({ status: 'idle' });

  const leave = async ({ currentPassword }: LeaveAccountValues) => {
    setForm({ status: 'busy' });
    try {
      await leaveAccount(client, currentPassword);
      await navigate(paths.leaving(), { replace: true });
      // Back must ask the server, which refuses a leaving student, instead of showing cached data.
      queryClient.clear();
    } catch (error) {
      const { code } = DataError.from(error);
      if (code === 'wrong_password') setForm({ status: 'wrongPassword' });
      else if (code === 'last_admin') setForm({ status: 'failed', message: t('ask.lastAdmin') });
      else {
        setForm({ status: 'failed', message: t('ask.error', { reason: failureText(error) }) });
      }
    }
  };
  return (
    <LeaveAccountDialog form={form} onClose={onClose} onSubmit={(values) => void leave(values)} />
  );
}
