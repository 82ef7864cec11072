import { createUser, userKeys } from '@niyama/data';
import { adminPaths, DataError, type NewUserValues } from '@niyama/domain';
import { errorText, type I18n, type TFunction, useTranslation } from '@niyama/i18n';
import { AddUserScreen, type AddUserState } from '@niyama/ui/screens/admin/AddUserScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { toasts } from '../app/toasts.ts';

/** /admin/users/add: a new account, made by an admin. */
export default function AddUserRoute() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const shownToast = useRef<string | null>(null);
  // What went wrong here says nothing on another page.
  useEffect(
    () => () => {
      if (shownToast.current !== null) toasts.close(shownToast.current);
    },
    [],
  );
  const work = useMutation({
    mutationFn: async (user: NewUserValues) => {
      const id = await createUser(client, user);
      if (id === null) throw new DataError('server', 'No id was answered', 'account_failed');
    },
    onSuccess: async (_, { fullName: name }) => {
      toasts.show({ tone: 'success', message: t('addUser.success', { name }) });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
    onError: (error) => {
      const message = explained(DataError.from(error), t, i18n);
      shownToast.current = toasts.show({ tone: 'error', message });
    },
  });
  const state = ((): AddUserState => {
    if (work.isPending) return { status: 'busy' };
    if (work.error === null) return { status: 'idle' };
    const error = DataError.from(work.error);
    const field = fields[error.code ?? ''] ?? null;
    return { status: 'failed', message: explained(error, t, i18n), field };
  })();
  // The screen learns a moment later that it is busy: the second press of a double click is earlier.
  const isSent = useRef(false);
  const submit = (user: NewUserValues) => {
    if (isSent.current) return;
    isSent.current = true;
    work.mutate(user, {
      // Given to `mutate`, which ignores it once the admin has left the page. It replaces the entry that
      // the form has added, so that Back does not find it filled in.
      onSuccess: () => void navigate(adminPaths.users(), { replace: true }),
      onSettled: () => (isSent.current = false),
    });
  };
  return (
    <Page title={t('addUser.title')}>
      <AddUserScreen state={state} onSubmit={submit} />
    </Page>
  );
}

/** Which field each refusal is about. */
const fields: Record<string, 'username' | 'email' | 'password'> = {
  username_taken: 'username',
  username_invalid: 'username',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
};

function explained(error: DataError, t: TFunction<'admin'>, i18n: I18n): string {
  const message = errorText(i18n, error);
  if (error.kind === 'unauthorized') return t('addUser.notSignedIn');
  if (error.code === 'username_taken' || error.code === 'user_exists') return message;
  if (error.code === 'account_failed') return t('addUser.noAccount');
  if (error.code === 'profile_failed') return t('addUser.profileError', { message });
  if (error.kind === 'offline' || error.kind === 'server') {
    return t('addUser.unexpected', { message });
  }
  return t('addUser.error', { message });
}
