import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import type { AccountFormState } from './AccountFormDialog.tsx';

/** The message beside the current password, until somebody mends it. */
export function useWrongPassword(state: AccountFormState) {
  const { t } = useTranslation('student');
  const [mended, setMended] = useState<AccountFormState | null>(null);
  const isWrong = state.status === 'wrongPassword' && mended !== state;
  return {
    message: isWrong ? t('account.password.wrong') : undefined,
    clearError: () => setMended(state),
  };
}
