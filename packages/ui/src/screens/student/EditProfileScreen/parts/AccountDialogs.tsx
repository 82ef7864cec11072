import type { ChangeEmailValues, ChangePasswordValues } from '@niyama/domain';
import type { AccountDialog } from '../types.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

interface AccountDialogsProps {
  dialog: AccountDialog;
  onClose: () => void;
  onChangePassword: (values: ChangePasswordValues) => void;
  onChangeEmail: (values: ChangeEmailValues) => void;
  onSignOutEverywhere: (clearsLog: boolean) => void;
}

/** The one dialog of the account that is open. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { dialog, onClose } = props;
  if (dialog.kind === 'password') {
    return (
      <PasswordDialog form={dialog.form} onClose={onClose} onSubmit={props.onChangePassword} />
    );
  }
  if (dialog.kind === 'email') {
    return <EmailDialog form={dialog.form} onClose={onClose} onSubmit={props.onChangeEmail} />;
  }
  return (
    <SignOutDialog
      form={dialog.form}
      here={dialog.here}
      onClose={onClose}
      onConfirm={props.onSignOutEverywhere}
    />
  );
}
