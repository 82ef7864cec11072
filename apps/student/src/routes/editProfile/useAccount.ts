import {
  accountKeys,
  accountQuery,
  changeEmail,
  changePassword,
  logOutEverywhere,
  resendEmailChange,
} from '@niyama/data';
import { type ChangeEmailValues, type ChangePasswordValues, DataError } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type {
  AccountDialog,
  AccountFormState,
  AccountState,
} from '@niyama/ui/screens/student/EditProfileScreen';
import type { Clearing } from '@niyama/ui/screens/student/LogOutDialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useLeaveSession, useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useUnsyncedData } from '../../app/useUnsyncedData.ts';

/** Whether somebody came here to change the password. */
const changesPassword = (state: unknown) =>
  typeof state === 'object' && state !== null && 'changes' in state;

/** The address, the password and the sessions of the student. */
export function useAccount() {
  const { t } = useTranslation(['student', 'public']);
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const leaveSession = useLeaveSession();
  const { look, forget } = useUnsyncedData();
  const failureText = useFailureText();
  const { data: account, isPending } = useQuery(accountQuery(client, userId));
  const { state: routed } = useLocation();
  const [kind, setKind] = useState<AccountDialog['kind'] | null>(() =>
    changesPassword(routed) ? 'password' : null,
  );
  const [form, setForm] = useState<AccountFormState>({ status: 'idle' });
  const [resend, setResend] = useState<'offered' | 'busy' | 'sent'>('offered');

  /** Sends one of the forms, and closes its dialog when that went well. */
  const send = async (work: () => Promise<void>, say: (message: string) => string) => {
    setForm({ status: 'busy' });
    try {
      await work();
      setKind(null);
    } catch (error) {
      const message = say(failureText(error));
      const isWrong = DataError.from(error).code === 'invalid_credentials';
      setForm(isWrong ? { status: 'wrongPassword' } : { status: 'failed', message });
    }
  };
  const email = account?.email ?? '';

  const setPassword = async ({ currentPassword, password }: ChangePasswordValues) => {
    await changePassword(client, { email, currentPassword, password });
    toasts.show({ tone: 'success', message: t('public:auth.reset.success') });
  };
  const setEmail = async ({ email: newEmail, currentPassword }: ChangeEmailValues) => {
    const change = { email, newEmail, currentPassword };
    queryClient.setQueryData(accountKeys.of(userId), await changeEmail(client, change));
    setResend('offered');
  };
  const signOut = async (clears: Clearing) => {
    await logOutEverywhere(client);
    leaveSession();
    toasts.show({ tone: 'success', message: t('public:session.loggedOut') });
    await forget(clears);
  };
  const sendAgain = async () => {
    setResend('busy');
    try {
      await resendEmailChange(client, email);
      setResend('sent');
    } catch (error) {
      setResend('offered');
      toasts.show({ tone: 'error', message: failureText(error) });
    }
  };

  const open = (next: AccountDialog['kind']) => {
    setForm({ status: 'idle' });
    setKind(next);
  };
  const submitPassword = (values: ChangePasswordValues) =>
    void send(
      () => setPassword(values),
      (message) => t('public:auth.reset.error', { message }),
    );
  const submitEmail = (values: ChangeEmailValues) => {
    if (values.email.toLowerCase() === email.toLowerCase()) {
      setForm({ status: 'failed', message: t('account.email.same') });
      return;
    }
    void send(
      () => setEmail(values),
      (message) => t('public:emailChange.error', { message }),
    );
  };
  const confirmSignOut = (clears: Clearing) =>
    void send(
      () => signOut(clears),
      () => t('public:session.logoutFailed'),
    );

  const dialog = ((): AccountDialog | null => {
    const onClose = () => setKind(null);
    switch (kind) {
      case 'password':
        return account ? { kind, form, onSubmit: submitPassword, onClose } : null;
      case 'email':
        return { kind, form, onSubmit: submitEmail, onClose };
      case 'signOut':
        return { kind, form, here: look(), onConfirm: confirmSignOut, onClose };
      default:
        return null;
    }
  })();
  const state = ((): AccountState => {
    if (!account) return { status: isPending ? 'loading' : 'failed' };
    return { status: 'known', ...account, resend, onResend: () => void sendAgain(), onOpen: open };
  })();
  return { state, dialog, askToSignOut: () => open('signOut') };
}
