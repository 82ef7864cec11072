import {
  changesOf,
  displayName,
  paths,
  type SettingsDraft,
  toSettingsValues,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { SettingsScreen } from '@niyama/ui/screens/student/SettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoad } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useHomeQuery } from '../app/useHomeQuery.ts';
import { installation } from '../app/installation.ts';
import { useLookAndLanguageChoice } from '../app/lookAndLanguage.tsx';
import { useLookPreview } from './settings/useLookPreview.ts';
import { usePushSettings } from './settings/usePushSettings.ts';
import { useNotificationSettings } from './settings/useNotificationSettings.ts';
import { useSaveSettings } from './settings/useSaveSettings.ts';
import { useSettingsDraft } from './settings/useSettingsDraft.ts';
import { tryOutSound } from './settings/tryOutSound.ts';

const LeaveAccount = lazy(() => import('./settings/LeaveAccount.tsx'));
const DownloadData = lazy(() => import('./settings/DownloadData.tsx'));

/** /profile/settings: every choice shows at once, and is stored when it is saved. */
export default function SettingsRoute() {
  const { t, i18n } = useTranslation('student');
  const navigate = useNavigate();
  const { data: home, error, refetch } = useQuery(useHomeQuery());
  const { settled } = useLookAndLanguageChoice();
  const saved = home && settled ? { ...toSettingsValues(home.profile.settings), ...settled } : null;
  const saving = useSaveSettings();
  const draft = useSettingsDraft(saved, saving.state.status === 'saving');
  const values = saved && { ...saved, ...draft.changes };
  const isInstallOffered = useSyncExternalStore(installation.watch, installation.isOffered);
  const push = usePushSettings(
    (values?.notificationsEnabled && values.pushNotificationsEnabled) ?? false,
  );
  const notifications = useNotificationSettings(draft.change, push.turnOn);
  useLookPreview(values, saving.saved);
  const [opened, setOpened] = useState<'download' | 'leave' | null>(null);
  const close = () => setOpened(null);

  const data = home && values ? { profile: home.profile, values } : undefined;
  const state = toLoad(i18n, { data, error }, ({ profile, values }, stale) => ({
    stale,
    values,
    hasChanges: Object.keys(draft.changes).length > 0,
    isDraftOffered: draft.isOffered,
    fallbackName: displayName({ ...profile, displayName: null }, ['fullName', 'username']) ?? '',
    save: saving.state,
  }));
  const change = (changed: SettingsDraft) => {
    draft.change(changed);
    if (values) tryOutSound(changed, { ...values, ...changed });
  };
  return (
    <Page title={t('settings.title')}>
      <SettingsScreen
        device={notifications.device}
        push={push.push}
        state={state}
        onAllowDevice={notifications.allow}
        // In place of the settings: one step back from the profile should not open them again.
        onBack={() => void navigate(paths.profile(), { replace: true })}
        onChange={change}
        onDiscardDraft={draft.discard}
        onDeleteAccount={() => setOpened('leave')}
        onDownloadData={() => setOpened('download')}
        onEmailOnly={notifications.emailOnly}
        onEnableNotifications={notifications.enable}
        onInstall={isInstallOffered ? () => void installation.install() : null}
        onRemoveDevice={push.remove}
        onRetry={() => void refetch()}
        onSave={({ displayName }) => {
          draft.change({ displayName });
          if (saved) saving.save(changesOf({ ...draft.changes, displayName }, saved));
        }}
        onTestNotification={notifications.test}
        onTurnOnPush={push.turnOn}
        onUseDraft={draft.use}
      />
      <Suspense fallback={null}>
        {opened === 'download' ? <DownloadData onClose={close} /> : null}
        {opened === 'leave' ? <LeaveAccount onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
