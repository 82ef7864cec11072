import {
  type ChangeEmailValues,
  type ChangePasswordValues,
  type ProfileValues,
  paths,
  type SquareCrop,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { type Frame, StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { AccountCard } from './parts/AccountCard.tsx';
import { AccountDialogs } from './parts/AccountDialogs.tsx';
import { CropDialog } from './parts/CropDialog.tsx';
import { EditProfileSkeleton } from './parts/EditProfileSkeleton.tsx';
import { LeaveDialog } from '../../shared/parts/LeaveDialog.tsx';
import { PhotoCard } from './parts/PhotoCard.tsx';
import { ProfileForm } from './parts/ProfileForm.tsx';
import type { AccountDialog, AccountState, EditProfileState } from './types.ts';

export interface EditProfileScreenProps {
  frame: Frame;
  state: EditProfileState;
  account: AccountState;
  /** The open dialog of the account, or null. */
  dialog: AccountDialog | null;
  /** Whether to ask about changes that leaving would lose. */
  asksToLeave: boolean;
  onBack: () => void;
  onRetry: () => void;
  onType: (values: ProfileValues) => void;
  onPickPhoto: (file: File) => void;
  onCrop: (crop: SquareCrop) => void;
  /** Closes the crop without a new photo. */
  onCancelCrop: () => void;
  onRemovePhoto: () => void;
  /** Takes back what was done about the photo. */
  onKeepPhoto: () => void;
  onSave: (values: ProfileValues) => void;
  onLeave: () => void;
  onStay: () => void;
  onOpenDialog: (kind: AccountDialog['kind']) => void;
  onCloseDialog: () => void;
  onChangePassword: (values: ChangePasswordValues) => void;
  onChangeEmail: (values: ChangeEmailValues) => void;
  onResendEmails: () => void;
  onSignOutEverywhere: (clearsLog: boolean) => void;
}

/** /profile/edit: photo, names and the account. */
export function EditProfileScreen(props: EditProfileScreenProps) {
  const { frame, state, account, dialog, asksToLeave } = props;
  const { t } = useTranslation(['student', 'common']);
  const accountCard = (
    <AccountCard account={account} onOpen={props.onOpenDialog} onResend={props.onResendEmails} />
  );
  return (
    <StudentFrame
      aside={accountCard}
      frame={frame}
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
          actions={<Button onPress={props.onRetry}>{t('common:action.tryAgain')}</Button>}
          description={state.message}
          title={t('editProfile.loadFailed')}
        />
      ) : null}
      {state.status === 'ready' ? (
        <Stack gap="5">
          <PhotoCard
            name={state.values.username}
            photo={state.photo}
            save={state.save}
            onKeep={props.onKeepPhoto}
            onPick={props.onPickPhoto}
            onRemove={props.onRemovePhoto}
          />
          <ProfileForm
            save={state.save}
            values={state.values}
            onCancel={props.onBack}
            onSave={props.onSave}
            onType={props.onType}
          />
          {state.photo.step.status === 'cropping' ? (
            <CropDialog
              picture={state.photo.step.picture}
              onClose={props.onCancelCrop}
              onConfirm={props.onCrop}
            />
          ) : null}
        </Stack>
      ) : null}
      {asksToLeave ? <LeaveDialog onLeave={props.onLeave} onStay={props.onStay} /> : null}
      {dialog ? (
        <AccountDialogs
          dialog={dialog}
          onChangeEmail={props.onChangeEmail}
          onChangePassword={props.onChangePassword}
          onClose={props.onCloseDialog}
          onSignOutEverywhere={props.onSignOutEverywhere}
        />
      ) : null}
    </StudentFrame>
  );
}
