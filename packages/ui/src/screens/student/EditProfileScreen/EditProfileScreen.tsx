import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { AccountCard } from './parts/AccountCard.tsx';
import { CropDialog } from './parts/CropDialog.tsx';
import { EditProfileSkeleton } from './parts/EditProfileSkeleton.tsx';
import { EmailDialog } from './parts/EmailDialog.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { PasswordDialog } from './parts/PasswordDialog.tsx';
import { PhotoCard } from './parts/PhotoCard.tsx';
import { ProfileForm } from './parts/ProfileForm.tsx';
import { SignOutDialog } from './parts/SignOutDialog.tsx';
import type { AccountDialog, AccountState, EditProfileState } from './types.ts';

export interface EditProfileScreenProps {
  state: EditProfileState;
  account: AccountState;
  /** The open dialog of the account, or null. */
  dialog: AccountDialog | null;
  /** Asks about changes that leaving would lose; null while nothing is asked. */
  leaving: { onLeave: () => void; onStay: () => void } | null;
  onBack: () => void;
  /** Opens the dialog that asks before all devices are logged out. */
  onSignOutEverywhere: () => void;
}

/** /profile/edit: photo, names and the account. */
export function EditProfileScreen(props: EditProfileScreenProps) {
  const { state, account, dialog, leaving } = props;
  const { t } = useTranslation(['student', 'common']);
  const accountCard = <AccountCard account={account} onSignOut={props.onSignOutEverywhere} />;
  return (
    <StudentFrame
      aside={accountCard}
      showsPoints={false}
      title={t('editProfile.title')}
      onBack={props.onBack}
    >
      {state.status === 'loading' ? <EditProfileSkeleton /> : null}
      {state.status === 'notFound' ? (
        <ErrorState
          actions={<LinkButton href={paths.profile()}>{t('common:action.goBack')}</LinkButton>}
          description={t('editProfile.notFoundText')}
          title={t('editProfile.notFound')}
        />
      ) : null}
      {state.status === 'failed' ? (
        <ErrorState
          actions={<Button onPress={state.onRetry}>{t('common:action.tryAgain')}</Button>}
          description={state.message}
          title={t('editProfile.loadFailed')}
        />
      ) : null}
      {state.status === 'ready' ? (
        <Stack gap="5">
          <PhotoCard name={state.values.username} photo={state.photo} save={state.save} />
          <ProfileForm
            save={state.save}
            values={state.values}
            onCancel={props.onBack}
            onSave={state.onSave}
            onType={state.onType}
          />
          {state.photo.step.status === 'cropping' ? (
            <CropDialog
              picture={state.photo.step.picture}
              onClose={state.photo.step.onCancel}
              onConfirm={state.photo.step.onCrop}
            />
          ) : null}
        </Stack>
      ) : null}
      {leaving ? <LeaveDialog {...leaving} /> : null}
      {dialog?.kind === 'password' ? <PasswordDialog {...dialog} /> : null}
      {dialog?.kind === 'email' ? <EmailDialog {...dialog} /> : null}
      {dialog?.kind === 'signOut' ? <SignOutDialog {...dialog} /> : null}
    </StudentFrame>
  );
}
