import {
  changePassword,
  profileKeys,
  type RoleOfPerson,
  roleQuery,
  saveSettings,
} from '@niyama/data';
import { type ChangePasswordValues, DataError, type SettingsDraft } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AccountProps } from '@niyama/ui/screens/admin/SettingsScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

/** The language, appearance, text size and password of the signed-in admin. */
export function useOwnAccount(): AccountProps {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { user } = useSession();
  const userId = user?.id ?? '';
  // The guard has asked for it.
  const { data: person } = useQuery(roleQuery(client, userId));
  const [revision, setRevision] = useState(0);

  const choosing = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'look' },
    mutationFn: (changes: SettingsDraft) => saveSettings(client, { userId, changes }),
    onSuccess: async ({ language, theme, textSize, pinchZoom }) => {
      const queryKey = profileKeys.role(userId);
      // An answer under way would bring back the look of before; it is asked for once more.
      const isAsking = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<RoleOfPerson>(
        queryKey,
        (known) => known && { ...known, preferences: { language, theme, textSize, pinchZoom } },
      );
      if (isAsking) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const message = t('settings.account.notSaved', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
  });
  const setting = useMutation({
    mutationFn: ({ currentPassword, password }: ChangePasswordValues) =>
      changePassword(client, { email: user?.email ?? '', currentPassword, password }),
    onSuccess: () => {
      setRevision((known) => known + 1);
      toasts.show({ tone: 'success', message: t('settings.account.success') });
    },
  });
  const { error, isPending: isBusy } = setting;
  const isWrong = error !== null && DataError.from(error).code === 'invalid_credentials';
  return {
    account: {
      look: person?.preferences ?? null,
      password: {
        revision,
        isBusy,
        sentAt: setting.submittedAt,
        isWrong,
        failure:
          error && !isWrong ? t('settings.account.error', { message: failureText(error) }) : null,
      },
    },
    onLook: choosing.mutate,
    onChangePassword: setting.mutate,
  };
}
