import { createMorningReminder } from '@niyama/device';
import { useTranslation } from '@niyama/i18n';
import { paths } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { notifications, useNotificationsAllowed } from '../notifications.tsx';
import { usePushHere } from '../push.ts';
import { useHomeQuery } from '../useHomeQuery.ts';

/**
 * Reminds of the day's practice while the app is open, where the device and the student's settings allow
 * it; not where the server does, to which the device is subscribed.
 *
 * @param create makes the reminder; stories pass one that is due at once.
 */
export function useMorningReminder(create: typeof createMorningReminder = createMorningReminder) {
  const { t, i18n } = useTranslation(['student', 'common']);
  const [reminder] = useState(() => create());
  const isAllowed = useNotificationsAllowed();
  const here = usePushHere();
  const { reminderTime, pushReminder } = useQuery(useHomeQuery()).data?.profile.settings ?? {};
  const isWanted = isAllowed && pushReminder && here !== null && here.state !== 'on';
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
    if (!isWanted || reminderTime === undefined) return undefined;
    return reminder.start(() => remind(), reminderTime);
  }, [isWanted, reminder, reminderTime]);
}
