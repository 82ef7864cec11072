import { changeEmailForm, type ChangeEmailValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import {
  AccountFormDialog,
  type AccountFormState,
  SecretField,
} from '#screens/student/parts/AccountFormDialog.tsx';
import { useWrongPassword } from '#screens/student/parts/useWrongPassword.ts';

interface EmailDialogProps {
  form: AccountFormState;
  onSubmit: (values: ChangeEmailValues) => void;
  onClose: () => void;
}

/** Another address, behind the current password. */
export function EmailDialog({ form: state, onSubmit, onClose }: EmailDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const form = useForm<ChangeEmailValues>(changeEmailForm, (values) => {
    if (state.status !== 'busy') onSubmit(values);
  });
  const wrongPassword = useWrongPassword(state);
  const errorOf = (name: keyof ChangeEmailValues) => {
    const error = form.errorOf(name);
    return error && t(`common:${error}`);
  };
  return (
    <AccountFormDialog
      busyLabel={t('account.email.busy')}
      form={form.props}
      state={state}
      submitLabel={t('account.email.submit')}
      text={t('account.email.text')}
      title={t('account.email.title')}
      onClose={onClose}
    >
      <TextField
        autoComplete="email"
        errorMessage={errorOf('email')}
        inputMode="email"
        label={t('account.email.new')}
        name="email"
        type="email"
        onChange={() => form.clearError('email')}
      />
      <SecretField
        isCurrent
        errorMessage={errorOf('currentPassword') ?? wrongPassword.message}
        label={t('account.password.current')}
        name="currentPassword"
        onEdit={() => {
          form.clearError('currentPassword');
          wrongPassword.clearError();
        }}
      />
    </AccountFormDialog>
  );
}
