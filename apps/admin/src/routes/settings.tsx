import { saveAppSettings, appSettingsKeys, appSettingsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import {
  type AppSettingsChange,
  SettingsScreen,
  settingsTabs,
} from '@niyama/ui/screens/admin/SettingsScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toLoad } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { formFailure } from './shared/formFailure.ts';
import { toasts } from '../app/toasts.ts';
import { useAsanaPicker } from './settings/useAsanaPicker.ts';
import { useMissingProfiles } from './settings/useMissingProfiles.ts';
import { useOwnAccount } from './settings/useOwnAccount.ts';

/** /admin/settings?tab=: what administrators set for everybody. */
export default function SettingsRoute() {
  const { t } = useTranslation('admin');
  const [tab, showTab] = useAddressChoice('tab', settingsTabs);
  return (
    <Page title={t('settings.title')}>
      <SettingsScreen
        {...useAppSettings()}
        {...useMissingProfiles()}
        {...useOwnAccount()}
        picker={useAsanaPicker()}
        tab={tab}
        onTabChange={showTab}
      />
    </Page>
  );
}

function useAppSettings() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(appSettingsQuery(client, useReadingLanguage()));
  const save = useMutation({
    mutationFn: (change: AppSettingsChange) => saveAppSettings(client, change),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: t('settings.general.saved') });
      return queryClient.invalidateQueries({ queryKey: appSettingsKeys.all });
    },
  });
  const reload = () => {
    save.reset();
    void refetch();
  };
  const failure = formFailure(i18n, save.error, (reason) =>
    t('settings.general.error', { reason }),
  );
  const state = toLoad(i18n, { data, error }, (settings) => ({
    settings,
    isBusy: save.isPending,
    failure,
  }));
  return { state, onRetry: reload, onLoadNewer: reload, onSave: save.mutate };
}
