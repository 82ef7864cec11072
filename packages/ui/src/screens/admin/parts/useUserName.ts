import { displayName, type User } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useCallback } from 'react';

/** What the list calls a person: display name, full name, username. */
export function useUserName(): (
  user: Pick<User, 'username' | 'fullName' | 'displayName'>,
) => string {
  const { t } = useTranslation('admin');
  return useCallback(
    (user) => displayName(user, ['fullName', 'username']) ?? t('users.unknown'),
    [t],
  );
}
