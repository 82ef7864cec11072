import { useTranslation } from '@niyama/i18n';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

/** How a form of the account stands. */
export type AccountFormState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'wrongPassword' }
  | { status: 'failed'; message: string };

interface AccountFormDialogProps {
  title: string;
  /** What will happen. */
  text: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** @default false */
  isDestructive?: boolean;
  state: AccountFormState;
  /** From `useForm`. */
  form: FormHTMLAttributes<HTMLFormElement>;
  children: ReactNode;
  onClose: () => void;
}

/** A form about the account, in a dialog that stays while it is busy. */
export function AccountFormDialog(props: AccountFormDialogProps) {
  const { title, text, submitLabel, busyLabel, state, form, children } = props;
  const { t } = useTranslation('common');
  const isBusy = state.status === 'busy';
  const close = isBusy ? () => undefined : props.onClose;
  return (
    <Dialog isOpen closeLabel={t('action.close')} title={title} onClose={close}>
      <form {...form}>
        <Stack gap="5">
          {typeof text === 'string' ? <Text>{text}</Text> : text}
          {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
          {children}
          <Inline justify="end">
            <Button isDisabled={isBusy} variant="secondary" onPress={props.onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              busyLabel={busyLabel}
              isBusy={isBusy}
              type="submit"
              variant={props.isDestructive ? 'danger' : 'primary'}
            >
              {submitLabel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

interface SecretFieldProps {
  name: string;
  label: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  /** @default false: a new password */
  isCurrent?: boolean;
  onEdit: () => void;
}

/** A password of such a form. */
export function SecretField({ isCurrent = false, onEdit, ...field }: SecretFieldProps) {
  const { t } = useTranslation('common');
  return (
    <PasswordField
      {...field}
      autoComplete={isCurrent ? 'current-password' : 'new-password'}
      hideLabel={t('form.hidePassword')}
      showLabel={t('form.showPassword')}
      onChange={onEdit}
    />
  );
}
