import { DataError, paths, type ProfileValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  EditProfileScreen,
  type EditProfileState,
} from '@niyama/ui/screens/student/EditProfileScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoadFailed } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useHomeQuery } from '../app/useHomeQuery.ts';
import { useUnsavedChanges } from '@niyama/app/leaveGuard.tsx';
import { useAccount } from './editProfile/useAccount.ts';
import { usePhoto } from './editProfile/usePhoto.ts';
import { useSaveProfile } from './editProfile/useSaveProfile.ts';

/** /profile/edit: photo and names, password, address and sessions. */
export default function EditProfileRoute() {
  const { t, i18n } = useTranslation('student');
  const navigate = useNavigate();
  const { data: home, error, refetch } = useQuery(useHomeQuery());
  const avatarUrl = home?.profile.avatarUrl ?? null;
  const [typed, setTyped] = useState<ProfileValues | null>(null);
  const photo = usePhoto(avatarUrl);
  const saving = useSaveProfile(avatarUrl, photo.change);
  const account = useAccount();

  const saved = {
    username: home?.profile.username ?? '',
    fullName: home?.profile.fullName ?? '',
  };
  const values = typed ?? saved;
  const isRetyped = values.username !== saved.username || values.fullName !== saved.fullName;
  const unsaved = useUnsavedChanges(isRetyped || photo.change !== undefined);

  const discard = () => {
    setTyped(null);
    photo.keep();
    unsaved.discard();
  };
  const state = ((): EditProfileState => {
    if (home) {
      return {
        status: 'ready',
        values,
        photo: photo.draft,
        save: saving.state,
        onSave: saving.save,
        onType: (next) => {
          if (next.username !== values.username) saving.clearUsernameError();
          setTyped(next);
        },
      };
    }
    if (error === null) return { status: 'loading' };
    const isMissing = DataError.from(error).code === 'no_profile';
    if (isMissing) return { status: 'notFound' };
    const message = toLoadFailed(i18n, error).reason;
    return { status: 'failed', message, onRetry: () => void refetch() };
  })();
  return (
    <Page title={t('editProfile.title')}>
      <EditProfileScreen
        account={account.state}
        dialog={account.dialog}
        leaving={unsaved.isAsking ? { onLeave: discard, onStay: unsaved.stay } : null}
        state={state}
        // In place of the form: one step back from the profile should not open it again.
        onBack={() => unsaved.leave(() => void navigate(paths.profile(), { replace: true }))}
        onSignOutEverywhere={account.askToSignOut}
      />
    </Page>
  );
}
