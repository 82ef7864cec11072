import { createMorningReminder } from '@niyama/device';
import { useTranslation } from '@niyama/i18n';
import { paths } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { notifications, useNotificationsAllowed } from '../notifications.tsx';

/**
 * Reminds of the morning's practice while the app is open, where the device and the student's
 * settings allow it.
 *
 * @param create makes the reminder; stories pass one that is due at once.
 */
export function useMorningReminder(create: typeof createMorningReminder = createMorningReminder) {
  const { t, i18n } = useTranslation(['student', 'common']);
  const [reminder] = useState(() => create());
  const isAllowed = useNotificationsAllowed();
  const remind = useEffectEvent(() => {
    void notifications.show({
      tag: 'morning-reminder',
      title: t('common:product'),
      body: t('reminder.morning'),
      lang: i18n.language,
      path: paths.home(),
    });
  });
  useEffect(() => {
    if (!isAllowed) return undefined;
    return reminder.start(() => remind());
  }, [isAllowed, reminder]);
}
