import { removeAvatar, tidyAvatars, updateProfile, uploadAvatar } from '@niyama/data';
import {
  accountLeaving,
  consoleLogger,
  DataError,
  outcomeUnknown,
  paths,
  type ProfileValues,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { SaveState } from '@niyama/ui/screens/student/EditProfileScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useSessionActor, useUserId } from '@niyama/app/session.tsx';
import { cacheProfile } from '../../app/homeInCache.ts';
import { toasts } from '../../app/toasts.ts';
import type { PhotoChange } from './usePhoto.ts';

/**
 * Saves names and photo: the upload first, then the one write, then the old photo goes. Leaving the page
 * during the upload discards the changes, so nothing is written.
 */
export function useSaveProfile(avatarUrl: string | null, photo: PhotoChange) {
  const { t } = useTranslation('student');
  const client = useClient();
  const userId = useUserId();
  const session = useSessionActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown, say: (error: DataError) => string) => {
    const failure = DataError.from(error);
    if (failure.kind === 'unauthorized') session.send({ type: 'session.expired' });
    if (failure.code === accountLeaving) void navigate(paths.leaving(), { replace: true });
    const isTaken = failure.kind === 'conflict';
    setState(isTaken ? { status: 'usernameTaken' } : { status: 'failed', message: say(failure) });
  };
  /** Nobody waits for it: what is left over goes with the next photo. */
  const remove = (removal: Promise<void>) => {
    removal.catch((error: unknown) =>
      consoleLogger.warn('An old photo could not be removed', error),
    );
  };
  const tidy = (keep: string | null) => remove(tidyAvatars(client, { userId, keep }));
  const upload = async () => {
    if (!photo) return photo;
    setState({ status: 'uploading', percent: 0 });
    const onProgress = (share: number) =>
      setState({ status: 'uploading', percent: Math.round(100 * share) });
    return uploadAvatar(client, { userId, picture: photo, onProgress });
  };

  const save = async (values: ProfileValues) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ status: 'saving' });
    let avatarPath: string | null | undefined;
    try {
      avatarPath = await upload();
    } catch (error) {
      fail(error, (failure) => t('editProfile.photo.error', { message: failureText(failure) }));
      return;
    }
    if (signal.aborted) {
      // That one alone: the next photo may be there already.
      if (avatarPath) remove(removeAvatar(client, avatarPath));
      return;
    }
    setState({ status: 'saving' });
    try {
      const saved = await updateProfile(client, userId, { ...values, avatarPath });
      await cacheProfile(queryClient, (profile) => ({ ...profile, ...saved }));
      if (photo !== undefined) tidy(saved.avatarUrl);
      toasts.show({ tone: 'success', message: t('editProfile.success') });
      if (!signal.aborted) void navigate(paths.profile(), { replace: true });
    } catch (error) {
      const isUnknown = DataError.from(error).code === outcomeUnknown;
      // The profile may have the new photo, or the old one.
      if (photo && !isUnknown) tidy(avatarUrl);
      fail(error, (failure) => {
        const message = failureText(failure, t('editProfile.failedDefault'));
        if (failure.code === 'no_profile') return t('editProfile.notFound');
        return isUnknown ? message : t('editProfile.failed', { message });
      });
    }
  };
  return {
    state,
    save: (values: ProfileValues) => void save(values),
    /** Takes the message beside the username away, because somebody is mending it. */
    clearUsernameError: () => {
      if (state.status === 'usernameTaken') setState({ status: 'idle' });
    },
  };
}
