import { settingsForm, type SettingsFormValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useForm } from '#forms/useForm.ts';
import { useStudentFrame } from '#screens/student/StudentFrame/StudentFrame.tsx';
import * as styles from '../SettingsScreen.css.ts';
import type { SettingsState, SettingsScreenProps } from '../types.ts';
import { AppCard } from './AppCard.tsx';
import { CommunityCard } from './CommunityCard.tsx';
import { DataCard } from './DataCard.tsx';
import { InstallCard } from './InstallCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

interface SettingsFormProps extends Omit<SettingsScreenProps, 'state'> {
  state: Extract<SettingsState, { status: 'ready' }>;
}

/** Every setting, and the one way to keep them. */
export function SettingsForm({ state, onInstall, onSave, ...props }: SettingsFormProps) {
  const { t } = useTranslation(['student', 'common']);
  const { person } = useStudentFrame();
  const { values, save } = state;
  const isBusy = save.status === 'saving';
  const form = useForm<SettingsFormValues>(settingsForm, (checked) => {
    // Enter sends the form whether or not its button is asleep.
    if (!isBusy) onSave(checked);
  });
  const error = form.errorOf('displayName');
  return (
    <form {...form.props}>
      <Stack gap="5">
        <div className={styles.groups}>
          <Stack gap="5">
            <NotificationsCard {...props} values={values} />
            <ProfileCard
              errorMessage={error && t(`common:${error}`)}
              avatarUrl={person.avatarUrl}
              fallbackName={state.fallbackName}
              values={values}
              onType={(displayName) => {
                form.clearError('displayName');
                props.onChange({ displayName });
              }}
            />
          </Stack>
          <Stack gap="5">
            <AppCard values={values} onChange={props.onChange} />
            <CommunityCard values={values} onChange={props.onChange} />
            <DataCard onDelete={props.onDeleteAccount} onDownload={props.onDownloadData} />
            {onInstall ? <InstallCard onInstall={onInstall} /> : null}
          </Stack>
        </div>
        <div className={styles.footer}>
          <Text as="output" size="small" tone="soft">
            <SaveStatus {...state} />
          </Text>
          <Button busyLabel={t('settings.saving')} isBusy={isBusy} size="large" type="submit">
            {t('settings.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Says that changes are not saved yet, or why they could not be. */
function SaveStatus({ save, hasChanges }: SettingsFormProps['state']) {
  const { t } = useTranslation('student');
  if (save.status === 'failed') return t('settings.kept', { reason: save.reason });
  return hasChanges && save.status === 'idle' ? t('settings.unsaved') : null;
}
