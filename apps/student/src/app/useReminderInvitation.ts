import { readPreference, rememberPreference } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import type { Invitation } from '@niyama/ui/screens/student/LibraryScreen';
import { useState } from 'react';
import { notifications, useNotifications } from './notifications.tsx';
import { useKeepSettings } from './useKeepSettings.ts';

/** The offer of the morning reminder, until the browser was asked or the person declined (decision C45). */
export function useReminderInvitation(): Invitation | null {
  const { permission, ask } = useNotifications();
  const keepSettings = useKeepSettings();
  const [isDismissed, setDismissed] = useState(
    () => readPreference('reminderInvitation') === 'dismissed',
  );
  const accept = async () => {
    await ask();
    if (notifications.permission() !== 'granted') return;
    try {
      // Both are off until somebody wants them.
      await keepSettings({ notificationsEnabled: true, pushNotificationsEnabled: true });
    } catch (error) {
      consoleLogger.warn('The wish to be reminded could not be saved', error);
    }
  };
  if (permission !== 'default' || isDismissed) return null;
  return {
    onAccept: () => void accept(),
    onDismiss: () => {
      rememberPreference('reminderInvitation', 'dismissed');
      setDismissed(true);
    },
  };
}
