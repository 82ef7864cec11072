import { useTranslation } from '@niyama/i18n';
import type { SettingsValues } from '@niyama/domain';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import * as styles from '../SettingsScreen.css.ts';
import { DeviceNote } from './DeviceNote.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { SettingsScreenProps } from '../types.ts';

const PushSettings = lazy(async () => ({
  default: (await import('./PushSettings.tsx')).PushSettings,
}));

interface NotificationsCardProps extends Pick<
  SettingsScreenProps,
  | 'device'
  | 'onChange'
  | 'onEnableNotifications'
  | 'onAllowDevice'
  | 'onEmailOnly'
  | 'onTestNotification'
  | 'push'
  | 'onTurnOnPush'
  | 'onRemoveDevice'
> {
  values: SettingsValues;
}

/** Which notifications there are, and whether this browser shows them. */
export function NotificationsCard({
  values,
  device,
  push,
  onChange,
  ...on
}: NotificationsCardProps) {
  const { t } = useTranslation('student');
  const visit = useId();
  const needsInstall = push?.here === 'needsInstall';
  const isRefused = device === 'denied' || device === 'unsupported';
  const pushSettings = push ? (
    <Suspense fallback={null}>
      <PushSettings
        push={push}
        values={values}
        visit={visit}
        onChange={onChange}
        onRemoveDevice={on.onRemoveDevice}
        onTurnOnPush={on.onTurnOnPush}
      />
    </Suspense>
  ) : null;
  return (
    <SettingsCard title={t('settings.notifications.title')}>
      <Switch
        isSelected={values.notificationsEnabled}
        label={t('settings.notifications.enable')}
        onChange={(isOn) =>
          isOn ? on.onEnableNotifications() : onChange({ notificationsEnabled: false })
        }
      />
      {!values.notificationsEnabled && needsInstall ? pushSettings : null}
      {!values.notificationsEnabled && isRefused && !needsInstall ? (
        <DeviceNote
          action={t('settings.notifications.emailOnly')}
          device={device}
          onAct={on.onEmailOnly}
        />
      ) : null}
      {values.notificationsEnabled ? (
        <div className={styles.within}>
          <Switch
            description={t(
              push ? 'settings.notifications.pushHintClosed' : 'settings.notifications.pushHint',
            )}
            isSelected={values.pushNotificationsEnabled}
            label={t('settings.notifications.push')}
            onChange={(pushNotificationsEnabled) => onChange({ pushNotificationsEnabled })}
          />
          {values.pushNotificationsEnabled && device !== 'granted' && !needsInstall ? (
            <DeviceNote
              action={device === 'default' ? t('settings.notifications.allow') : null}
              device={device}
              onAct={on.onAllowDevice}
            />
          ) : null}
          {values.pushNotificationsEnabled || needsInstall ? pushSettings : null}
          <Switch
            description={t('settings.notifications.emailHint')}
            isSelected={values.emailNotificationsEnabled}
            label={t('settings.notifications.email')}
            onChange={(emailNotificationsEnabled) => onChange({ emailNotificationsEnabled })}
          />
          <Inline>
            <Button
              icon={<BellRing aria-hidden size="1.125rem" strokeWidth={1.75} />}
              variant="secondary"
              onPress={on.onTestNotification}
            >
              {t('settings.notifications.test')}
            </Button>
          </Inline>
        </div>
      ) : null}
    </SettingsCard>
  );
}
