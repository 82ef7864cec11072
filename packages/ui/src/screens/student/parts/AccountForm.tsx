import { chooseAtSignUpForm, confirmSignUpForm, type ConfirmSignUpValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';

interface AccountFormProps {
  title: string;
  text: string;
  /** Whose account it is, with what is known of them. */
  person: { email: string; username: string; fullName: string };
  /** Whether the password of the account is asked for, or one is chosen. */
  password: 'known' | 'chosen';
  /** What went wrong, in the reader's language; null before and while it is tried. */
  failure: string | null;
  /** What is said above the fields as long as it holds; null for nothing. */
  hint: string | null;
  isBusy: boolean;
  isUsernameTaken: boolean;
  submitLabel: string;
  busyLabel: string;
  /** What else is asked, below the fields. */
  children?: ReactNode;
  onSubmit: (values: ConfirmSignUpValues) => void;
  /** The username is being changed after it was taken. */
  onUsernameChange: () => void;
}

/** What makes an account of an address that a mail has proved: both names and the password. */
export function AccountForm({
  person,
  isBusy,
  onSubmit,
  onUsernameChange,
  ...form
}: AccountFormProps) {
  const { t } = useTranslation(['public', 'common']);
  const isChosen = form.password === 'chosen';
  const { props, errorOf, clearError } = useForm<
    ConfirmSignUpValues & { confirmPassword?: string }
  >(isChosen ? chooseAtSignUpForm : confirmSignUpForm, ({ username, fullName, password }) => {
    if (!isBusy) onSubmit({ username, fullName, password });
  });
  const messageOf = (field: 'username' | 'fullName' | 'password' | 'confirmPassword') => {
    const message = errorOf(field);
    return message && t(`common:${message}`);
  };
  const taken = form.isUsernameTaken ? t('auth.signUp.usernameTaken') : undefined;
  const passwordWords = {
    hideLabel: t('common:form.hidePassword'),
    showLabel: t('common:form.showPassword'),
  };
  return (
    <form {...props}>
      <Stack gap="5">
        <Heading level={1}>{form.title}</Heading>
        <Text tone="soft">{form.text}</Text>
        {form.failure === null ? null : <FormAlert>{form.failure}</FormAlert>}
        {form.hint === null ? null : <FormAlert>{form.hint}</FormAlert>}
        {/* For password managers: what they keep belongs to this address. */}
        <input hidden readOnly autoComplete="username" type="email" value={person.email} />
        <TextField
          autoComplete="nickname"
          defaultValue={person.username}
          errorMessage={messageOf('username') ?? taken}
          label={t('auth.signUp.username')}
          maxLength={50}
          name="username"
          onChange={() => {
            clearError('username');
            onUsernameChange();
          }}
        />
        <TextField
          autoComplete="name"
          defaultValue={person.fullName}
          errorMessage={messageOf('fullName')}
          label={t('auth.signUp.fullName')}
          maxLength={100}
          name="fullName"
          onChange={() => clearError('fullName')}
        />
        <PasswordField
          {...passwordWords}
          autoComplete={isChosen ? 'new-password' : 'current-password'}
          description={isChosen ? t('auth.signUp.passwordHint') : undefined}
          errorMessage={messageOf('password')}
          label={isChosen ? t('auth.reset.password') : t('common:form.password')}
          name="password"
          onChange={() => clearError('password')}
        />
        {isChosen ? (
          <PasswordField
            {...passwordWords}
            autoComplete="new-password"
            errorMessage={messageOf('confirmPassword')}
            label={t('auth.reset.confirmPassword')}
            name="confirmPassword"
            onChange={() => clearError('confirmPassword')}
          />
        ) : null}
        {form.children}
        <Button fullWidth busyLabel={form.busyLabel} isBusy={isBusy} size="large" type="submit">
          {form.submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
