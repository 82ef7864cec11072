import { isWithinQuietHours, type SettingsValues } from '@niyama/domain';
import { addNamespace, useFormat, useTranslation } from '@niyama/i18n';
import { use, useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../SettingsScreen.css.ts';
import type { PushDevices, PushHere, PushState, SettingsScreenProps } from '../types.ts';
import { TimeOfDay } from './TimeOfDay.tsx';

interface PushSettingsProps extends Pick<
  SettingsScreenProps,
  'onChange' | 'onTurnOnPush' | 'onRemoveDevice'
> {
  values: SettingsValues;
  push: PushState;
  /** The reminder comes by mail instead; null where that is offered elsewhere, or so already. */
  onMailInstead: (() => void) | null;
  /** Names the visit to the card: its texts are tried again by the next one. */
  visit: string;
}

/** Notifications that come while the app is closed: on which devices, which, and when. */
export function PushSettings({ visit, ...props }: PushSettingsProps) {
  const { i18n } = useTranslation();
  use(addNamespace(i18n, 'notifications', visit));
  return <Choices {...props} />;
}

function Choices({
  values,
  push,
  onChange,
  onTurnOnPush,
  onRemoveDevice,
  onMailInstead,
}: Omit<PushSettingsProps, 'visit'>) {
  const { t } = useTranslation('notifications');
  const quietId = useId();
  const here = <Here here={push.here} onMailInstead={onMailInstead} onTurnOn={onTurnOnPush} />;
  // Before anything can be switched on, the app has to be installed.
  if (!values.notificationsEnabled || !values.pushNotificationsEnabled) {
    return here;
  }
  return (
    <>
      {here}
      <Switch
        description={t('reminder.hint')}
        isSelected={values.pushReminder}
        label={t('reminder.label')}
        onChange={(pushReminder) => onChange({ pushReminder })}
      />
      {values.pushReminder ? (
        <TimeOfDay
          label={t('reminder.time')}
          value={values.reminderTime}
          {...(isWithinQuietHours(values.reminderTime, values)
            ? { description: t('reminder.quiet') }
            : {})}
          onChange={(reminderTime) => onChange({ reminderTime })}
        />
      ) : null}
      <Switch
        isSelected={values.pushNewWork}
        label={t('newWork')}
        onChange={(pushNewWork) => onChange({ pushNewWork })}
      />
      <Switch
        isSelected={values.pushReplies}
        label={t('replies')}
        onChange={(pushReplies) => onChange({ pushReplies })}
      />
      {values.pushNewWork || values.pushReplies ? (
        <fieldset aria-labelledby={quietId} className={styles.quiet}>
          <Text id={quietId}>{t('quiet.title')}</Text>
          <Text size="small" tone="soft">
            {t('quiet.hint')}
          </Text>
          <div className={styles.times}>
            <TimeOfDay
              label={t('quiet.from')}
              value={values.quietFrom}
              onChange={(quietFrom) => onChange({ quietFrom })}
            />
            <TimeOfDay
              label={t('quiet.until')}
              value={values.quietUntil}
              onChange={(quietUntil) => onChange({ quietUntil })}
            />
          </div>
        </fieldset>
      ) : null}
      <Switch
        description={t('details.hint')}
        isSelected={values.pushDetails}
        label={t('details.label')}
        onChange={(pushDetails) => onChange({ pushDetails })}
      />
      <Devices devices={push.devices} onRemove={onRemoveDevice} />
    </>
  );
}

interface HereProps extends Pick<PushSettingsProps, 'onMailInstead'> {
  here: PushHere;
  onTurnOn: () => void;
}

/** Whether this device is among them, and what can be done about it. */
function Here({ here, onTurnOn, onMailInstead }: HereProps) {
  const { t } = useTranslation(['notifications', 'common', 'student']);
  const mailInstead = onMailInstead ? (
    <Button variant="secondary" onPress={onMailInstead}>
      {t('student:settings.notifications.emailReminder')}
    </Button>
  ) : null;
  if (here === 'needsInstall') {
    return (
      <Stack gap="3">
        <Stack gap="2">
          <Text size="small">{t('here.installTitle')}</Text>
          <ol className={styles.steps}>
            <li>{t('here.installShare')}</li>
            <li>{t('here.installOpen', { product: t('common:product') })}</li>
          </ol>
        </Stack>
        {mailInstead ? <Inline>{mailInstead}</Inline> : null}
      </Stack>
    );
  }
  const isOff = here === 'off' || here === 'turningOn' || here === 'failed';
  const said = here === 'turningOn' ? 'off' : here;
  return (
    <Stack align="start" gap="3">
      <Text as="output" size="small">
        {t(`here.${said}`)}
      </Text>
      {isOff ? (
        <Button
          busyLabel={t('here.turningOn')}
          isBusy={here === 'turningOn'}
          variant="secondary"
          onPress={onTurnOn}
        >
          {t('here.turnOn')}
        </Button>
      ) : null}
      {here === 'unsupported' ? mailInstead : null}
    </Stack>
  );
}

interface DevicesProps {
  devices: PushDevices;
  onRemove: (id: string) => void;
}

function Devices({ devices, onRemove }: DevicesProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const headingId = useId();
  if (devices === 'loading') return null;
  if (devices === 'failed') return <Text size="small">{t('devices.loadFailed')}</Text>;
  if (devices.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading id={headingId} level={3}>
        {t('devices.title')}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.devices}>
        {devices.map(({ id, name, since, isHere }) => {
          const device = name ?? t('devices.unnamed');
          return (
            <li key={id} className={styles.device}>
              <Stack gap="1">
                <Text as="span">{isHere ? `${device} (${t('devices.here')})` : device}</Text>
                <Text as="span" size="small" tone="soft">
                  {t('devices.since', { date: format.day(new Date(since)) })}
                </Text>
              </Stack>
              <Inline>
                <Button
                  aria-label={t('devices.removeNamed', { device })}
                  variant="quiet"
                  onPress={() => onRemove(id)}
                >
                  {t('devices.remove')}
                </Button>
              </Inline>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
