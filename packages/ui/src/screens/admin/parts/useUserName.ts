import { displayName, type User } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useCallback } from 'react';

/** How the list calls a person (decision C53). */
export function useUserName(): (
  user: Pick<User, 'username' | 'fullName' | 'displayName'>,
) => string {
  const { t } = useTranslation('admin');
  return useCallback(
    (user) => displayName(user, ['fullName', 'username']) ?? t('users.unknown'),
    [t],
  );
}
