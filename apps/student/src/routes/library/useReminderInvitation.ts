import { readPreference, savePreference } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { Invitation } from '@niyama/ui/screens/student/LibraryScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHomeQuery } from '../../app/useHomeQuery.ts';
import { notifications, useNotifications } from '../../app/notifications.tsx';
import { toasts } from '../../app/toasts.ts';
import { useUpdateSettings, wantsReminder } from '../shared/useUpdateSettings.ts';

/**
 * The offer of the morning reminder, until the browser refused or the person declined or has it. A
 * browser that allowed it to somebody else on this device is no wish of this student's.
 */
export function useReminderInvitation(): Invitation | null {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { permission, ask } = useNotifications();
  const updateSettings = useUpdateSettings();
  const settings = useQuery(useHomeQuery()).data?.profile.settings;
  const [isDismissed, setDismissed] = useState(
    () => readPreference('reminderInvitation') === 'dismissed',
  );
  const accept = async () => {
    await ask();
    const answer = notifications.permission();
    if (answer === 'denied') {
      toasts.show({ tone: 'info', message: t('library.invitation.denied') });
    }
    if (answer !== 'granted') return;
    try {
      // Both are off until somebody wants them.
      const { reminderTime } = await updateSettings({
        notificationsEnabled: true,
        pushNotificationsEnabled: true,
        pushReminder: true,
      });
      const time = format.time(reminderTime);
      toasts.show({ tone: 'success', message: t('library.invitation.granted', { time }) });
    } catch (error) {
      consoleLogger.warn('The wish to be reminded could not be saved', error);
      toasts.show({ tone: 'error', message: t('library.invitation.failed') });
    }
  };
  const isOffered =
    permission === 'default' || (permission === 'granted' && settings && !wantsReminder(settings));
  if (!isOffered || isDismissed) return null;
  return {
    // As a new profile has it.
    time: settings?.reminderTime ?? '07:00',
    onAccept: () => void accept(),
    onDismiss: () => {
      savePreference('reminderInvitation', 'dismissed');
      setDismissed(true);
    },
  };
}
