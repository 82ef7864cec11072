import type { SettingsDraft } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { DeviceNotifications } from '@niyama/ui/screens/student/SettingsScreen';
import { notifications, useNotifications } from '../../app/notifications.tsx';
import { toasts } from '../../app/toasts.ts';

/**
 * The switches for notifications on this device.
 *
 * @param onChange called with what is switched on once the browser allows it.
 * @param turnOnPush lets this device take them while the app is closed, where it can.
 */
export function useNotificationSettings(
  onChange: (change: SettingsDraft) => void,
  turnOnPush: () => void,
) {
  const { t, i18n } = useTranslation(['student', 'common']);
  const { permission, ask } = useNotifications();

  /** Asks where the browser was not asked yet, and says so when it shows nothing. */
  const isAllowed = async () => {
    if (notifications.permission() === 'default') await ask();
    const answer = notifications.permission();
    if (answer === 'granted') return true;
    const reason = answer === 'unsupported' ? 'unsupported' : 'denied';
    toasts.show({ tone: 'error', message: t(`settings.notifications.${reason}`) });
    return false;
  };
  const enable = async () => {
    if (!(await isAllowed())) return;
    onChange({ notificationsEnabled: true, pushNotificationsEnabled: true });
    turnOnPush();
    toasts.show({ tone: 'info', message: t('settings.notifications.enabled') });
  };
  const allow = async () => {
    if (!(await isAllowed())) return;
    turnOnPush();
    toasts.show({ tone: 'info', message: t('settings.notifications.enabled') });
  };
  const test = async () => {
    if (!(await isAllowed())) return;
    const isShown = await notifications.show({
      tag: 'test',
      title: t('common:product'),
      body: t('settings.notifications.testText'),
      lang: i18n.language,
      path: null,
    });
    toasts.show(
      isShown
        ? { tone: 'success', message: t('settings.notifications.testSent') }
        : { tone: 'error', message: t('settings.notifications.testFailed') },
    );
  };
  const device: DeviceNotifications = permission;
  return {
    device,
    enable: () => void enable(),
    allow: () => void allow(),
    emailOnly: () =>
      onChange({
        notificationsEnabled: true,
        pushNotificationsEnabled: false,
        emailNotificationsEnabled: true,
        mailReminder: true,
      }),
    test: () => void test(),
  };
}
