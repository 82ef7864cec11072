import { leaveAccountForm, type LeaveAccountValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useForm } from '#forms/useForm.ts';
import {
  AccountFormDialog,
  type AccountFormState,
  SecretField,
} from '../parts/AccountFormDialog.tsx';
import { useWrongPassword } from '../parts/useWrongPassword.ts';

export interface LeaveAccountDialogProps {
  form: AccountFormState;
  onSubmit: (values: LeaveAccountValues) => void;
  onClose: () => void;
}

/** A student deletes their account, behind the current password: what goes, when, and the way back. */
export function LeaveAccountDialog({ form: state, onSubmit, onClose }: LeaveAccountDialogProps) {
  const { t } = useTranslation(['leaving', 'student', 'common']);
  const form = useForm<LeaveAccountValues>(leaveAccountForm, (values) => {
    if (state.status !== 'busy') onSubmit(values);
  });
  const wrongPassword = useWrongPassword(state);
  const error = form.errorOf('currentPassword');
  return (
    <AccountFormDialog
      isDestructive
      busyLabel={t('ask.busy')}
      form={form.props}
      state={state}
      submitLabel={t('ask.submit')}
      text={
        <Stack gap="3">
          <Text>{t('ask.when')}</Text>
          <Text>{t('ask.goes')}</Text>
          <Text>{t('ask.back')}</Text>
          <Text tone="soft">{t('ask.stays')}</Text>
        </Stack>
      }
      title={t('ask.title')}
      onClose={onClose}
    >
      <SecretField
        isCurrent
        errorMessage={error ? t(`common:${error}`) : wrongPassword.message}
        label={t('student:account.password.current')}
        name="currentPassword"
        onEdit={() => {
          form.clearError('currentPassword');
          wrongPassword.clearError();
        }}
      />
    </AccountFormDialog>
  );
}
