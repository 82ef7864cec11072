import type { SettingsValues } from '@niyama/domain';
import { addNamespace, useTranslation } from '@niyama/i18n';
import { use, useEffect, useRef } from 'react';
import { Switch } from '#components/Switch/Switch.tsx';
import type { SettingsScreenProps } from '../types.ts';
import { TimeOfDay } from './TimeOfDay.tsx';

interface MailReminderProps extends Pick<SettingsScreenProps, 'onChange'> {
  values: SettingsValues;
  /** Whether the time is to be chosen here, and not elsewhere on the card. */
  showsTime: boolean;
  /** Whether a button has switched it on, which is gone by now. */
  takesFocus: boolean;
  /** Names the visit to the card: its texts are tried again by the next one. */
  visit: string;
}

/** The daily reminder as a mail, also for devices that get no notifications. */
export function MailReminder({ visit, ...props }: MailReminderProps) {
  const { i18n } = useTranslation();
  use(addNamespace(i18n, 'notifications', visit));
  return <Choice {...props} />;
}

function Choice({ values, showsTime, takesFocus, onChange }: Omit<MailReminderProps, 'visit'>) {
  const { t } = useTranslation('notifications');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Switch
        description={t('mail.hint')}
        inputRef={input}
        isSelected={values.mailReminder}
        label={t('mail.label')}
        onChange={(mailReminder) => onChange({ mailReminder })}
      />
      {values.mailReminder && showsTime ? (
        <TimeOfDay
          label={t('reminder.time')}
          value={values.reminderTime}
          onChange={(reminderTime) => onChange({ reminderTime })}
        />
      ) : null}
    </>
  );
}
