import { useTranslation } from '@niyama/i18n';
import type { SettingsDraft, SettingsValues } from '@niyama/domain';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
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

const MailReminder = lazy(async () => ({
  default: (await import('./MailReminder.tsx')).MailReminder,
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
  const [hasChosenMail, setChosenMail] = useState(false);
  const needsInstall = push?.here === 'needsInstall';
  const isRefused = device === 'denied' || device === 'unsupported';
  const isMailed =
    values.notificationsEnabled && values.emailNotificationsEnabled && values.mailReminder;
  const change = (changed: SettingsDraft) => {
    setChosenMail(false);
    onChange(changed);
  };
  const onMailInstead = isMailed
    ? null
    : () => {
        setChosenMail(true);
        onChange({
          notificationsEnabled: true,
          emailNotificationsEnabled: true,
          mailReminder: true,
        });
      };
  const pushSettings = push ? (
    <Suspense fallback={null}>
      <PushSettings
        push={push}
        values={values}
        visit={visit}
        onChange={onChange}
        onMailInstead={isRefused && !needsInstall ? null : onMailInstead}
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
          isOn ? on.onEnableNotifications() : change({ notificationsEnabled: false })
        }
      />
      {!values.notificationsEnabled && needsInstall ? pushSettings : null}
      {!values.notificationsEnabled && isRefused && !needsInstall ? (
        <DeviceNote
          action={t('settings.notifications.emailOnly')}
          device={device}
          onAct={() => {
            setChosenMail(true);
            on.onEmailOnly();
          }}
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
              device={device}
              {...(isRefused
                ? {
                    action: onMailInstead && t('settings.notifications.emailReminder'),
                    onAct: () => onMailInstead?.(),
                  }
                : { action: t('settings.notifications.allow'), onAct: on.onAllowDevice })}
            />
          ) : null}
          {values.pushNotificationsEnabled || needsInstall ? pushSettings : null}
          <Switch
            description={t('settings.notifications.emailHint')}
            isSelected={values.emailNotificationsEnabled}
            label={t('settings.notifications.email')}
            onChange={(emailNotificationsEnabled) => change({ emailNotificationsEnabled })}
          />
          {values.emailNotificationsEnabled ? (
            <Suspense fallback={null}>
              <MailReminder
                showsTime={!push || !values.pushNotificationsEnabled || !values.pushReminder}
                takesFocus={hasChosenMail}
                values={values}
                visit={visit}
                onChange={onChange}
              />
            </Suspense>
          ) : null}
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
