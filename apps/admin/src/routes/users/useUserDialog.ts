import {
  type Client,
  deleteUser,
  profileKeys,
  reloadUser,
  setRole,
  updateUser,
  userKeys,
} from '@niyama/data';
import { displayName, type User, type UserChange } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { UserAct, UserDialogState } from '@niyama/ui/screens/admin/UsersScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { formFailure } from '../shared/formFailure.ts';
import { toasts } from '../../app/toasts.ts';

interface UserDialog {
  dialog: UserDialogState | null;
  onOpen: (act: UserAct, user: User) => void;
  onSave: (change: UserChange) => void;
  onConfirm: () => void;
  onLoadNewer: () => void;
  onClose: () => void;
}

type Task = { act: 'edit'; change: UserChange } | { act: Exclude<UserAct, 'edit'> };

async function perform(client: Client, user: User, task: Task): Promise<void> {
  if (task.act === 'edit') await updateUser(client, { user, change: task.change });
  else if (task.act === 'delete') await deleteUser(client, user.id);
  else {
    const role = task.act === 'makeAdmin' ? 'admin' : 'user';
    await setRole(client, { userId: user.id, role });
  }
}

/**
 * What an admin can do to one person in the list: each act has a dialog, which stays open if it fails.
 *
 * @param ownId whose name the sidebar shows.
 * @param onNoStudent called with a user who is no longer a student: deleted, or an administrator now.
 */
export function useUserDialog(ownId: string, onNoStudent: (user: User) => void): UserDialog {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{ act: UserAct; user: User } | null>(null);

  const refresh = async (user: User) => {
    const isSelf = user.id === ownId;
    if (isSelf) void queryClient.invalidateQueries({ queryKey: profileKeys.role(ownId) });
    await queryClient.invalidateQueries({ queryKey: userKeys.all });
  };
  const work = useMutation({
    mutationFn: ({ user, task }: { user: User; task: Task }) => perform(client, user, task),
    onSuccess: async (_, { user, task }) => {
      setOpened(null);
      if (task.act === 'delete' || task.act === 'makeAdmin') onNoStudent(user);
      toasts.show({ tone: 'success', message: doneText(user, task.act) });
      await refresh(user);
    },
  });
  const reload = useMutation({
    mutationFn: (user: User) => reloadUser(client, user),
    onSuccess: async (user) => {
      setOpened({ act: 'edit', user });
      work.reset();
      await refresh(user);
    },
  });

  const doneText = (user: User, act: UserAct) => {
    const name = displayName(user, ['fullName', 'username']) ?? t('users.unknown');
    if (act === 'edit' || act === 'delete') return t(`users.${act}.success`);
    return t(`users.${act}.success`, { name });
  };
  const sentence = (reason: string) => {
    if (opened?.act === 'edit') return t('users.edit.error', { reason });
    if (opened?.act === 'delete') return t('users.delete.error', { reason });
    return t('users.roleError', { reason });
  };
  const start = (task: Task) => {
    if (opened) work.mutate({ user: opened.user, task });
  };
  const { reset } = work;
  const { reset: resetReload } = reload;
  const failure = formFailure(i18n, reload.error ?? work.error, sentence);
  const isBusy = work.isPending || reload.isPending;
  return {
    dialog: opened && { ...opened, isBusy, failure: isBusy ? null : failure },
    onOpen: useCallback(
      (act, user) => {
        reset();
        resetReload();
        setOpened({ act, user });
      },
      [reset, resetReload],
    ),
    onSave: (change) => start({ act: 'edit', change }),
    onConfirm: () => {
      if (opened && opened.act !== 'edit') start({ act: opened.act });
    },
    onLoadNewer: () => {
      if (opened) reload.mutate(opened.user);
    },
    onClose: () => setOpened(null),
  };
}
