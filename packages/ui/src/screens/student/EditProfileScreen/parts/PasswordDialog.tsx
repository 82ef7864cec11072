import { changePasswordForm, type ChangePasswordValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useForm } from '#forms/useForm.ts';
import {
  AccountFormDialog,
  type AccountFormState,
  SecretField,
} from '#screens/student/parts/AccountFormDialog.tsx';
import { useWrongPassword } from '#screens/student/parts/useWrongPassword.ts';

interface PasswordDialogProps {
  form: AccountFormState;
  onSubmit: (values: ChangePasswordValues) => void;
  onClose: () => void;
}

/** Another password, behind the current one. */
export function PasswordDialog({ form: state, onSubmit, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['student', 'public', 'common']);
  const form = useForm<ChangePasswordValues>(changePasswordForm, (values) => {
    if (state.status !== 'busy') onSubmit(values);
  });
  const wrongPassword = useWrongPassword(state);
  const errorOf = (name: keyof ChangePasswordValues) => {
    const error = form.errorOf(name);
    if (error) return t(`common:${error}`);
    return name === 'currentPassword' ? wrongPassword.message : undefined;
  };
  const fieldOf = (name: keyof ChangePasswordValues) => ({
    name,
    errorMessage: errorOf(name),
    onEdit: () => {
      form.clearError(name);
      if (name === 'currentPassword') wrongPassword.clearError();
    },
  });
  return (
    <AccountFormDialog
      busyLabel={t('public:auth.reset.busy')}
      form={form.props}
      state={state}
      submitLabel={t('public:auth.reset.submit')}
      text={t('account.password.text')}
      title={t('account.password.title')}
      onClose={onClose}
    >
      <SecretField
        {...fieldOf('currentPassword')}
        isCurrent
        label={t('account.password.current')}
      />
      <SecretField
        {...fieldOf('password')}
        description={t('public:auth.signUp.passwordHint')}
        label={t('public:auth.reset.password')}
      />
      <SecretField {...fieldOf('confirmPassword')} label={t('public:auth.reset.confirmPassword')} />
    </AccountFormDialog>
  );
}
