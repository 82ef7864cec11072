import {
  createNotifications,
  type NotificationAccess,
  type NotificationContent,
} from '@niyama/device';
import { useTranslation } from '@niyama/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHomeQuery } from './useHomeQuery.ts';
import { useIsPracticing } from './useIsPracticing.ts';

/** The student app's notifications; there is one instance. */
export const notifications = createNotifications();

export interface NotificationChoice {
  permission: NotificationAccess;
  /**
   * Asks the browser for permission. Only ever after a tap: a question that nobody asked for is
   * refused, and cannot be asked again.
   */
  ask: () => Promise<void>;
}

/** Whether this device may show notifications, and the way to ask for it. */
export function useNotifications(): NotificationChoice {
  const permission = useSyncExternalStore(notifications.watch, notifications.permission);
  return { permission, ask: notifications.ask };
}

/** Whether both the device and the student's own settings allow notifications. */
export function useNotificationsAllowed(): boolean {
  const { permission } = useNotifications();
  const { data: home } = useQuery(useHomeQuery());
  const settings = home?.profile.settings;
  if (permission !== 'granted' || !settings) return false;
  return settings.notificationsEnabled && settings.pushNotificationsEnabled;
}

/** Opens what a notification leads to; a practice that runs is only brought to the front. */
export function useNotificationClicks() {
  const navigate = useNavigate();
  const isPracticing = useIsPracticing();
  const open = useEffectEvent((path: string) => {
    if (!isPracticing) void navigate(path);
  });
  useEffect(() => notifications.onOpen((path) => open(path)), []);
}

/** Shows a notification while the page is hidden. A visible page says it itself. */
export function useNotifyAway() {
  const { i18n } = useTranslation();
  const isAllowed = useNotificationsAllowed();
  return (content: Omit<NotificationContent, 'lang'>) => {
    if (!isAllowed || document.visibilityState === 'visible') return;
    void notifications.show({ ...content, lang: i18n.language });
  };
}
