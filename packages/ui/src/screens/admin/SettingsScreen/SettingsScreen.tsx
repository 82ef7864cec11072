import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { Account, noPassword } from './parts/Account.tsx';
import { Database } from './parts/Database.tsx';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { General, type GeneralDraft, hasChanged } from './parts/General.tsx';
import type { SettingsScreenProps } from './types.ts';

/** /admin/settings: what administrators set for everybody. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('settings.title')}>
      <SettingsTabs {...props} />
    </AdminFrame>
  );
}

/** Below the frame, which asks before what is entered here is lost. */
function SettingsTabs({
  tab,
  onTabChange,
  missingProfiles,
  onCreateMissingProfiles,
  account,
  onLook,
  onChangePassword,
  ...general
}: SettingsScreenProps) {
  const { t } = useTranslation('admin');
  const { state } = general;
  const [draft, setDraft] = useState<GeneralDraft | null>(null);
  const { revision } = account.password;
  const [password, setPassword] = useState({ revision, typed: noPassword });
  // After a save the form starts over.
  const typed = password.revision === revision ? password.typed : noPassword;
  useUnsaved(
    (draft !== null && state.status === 'ready' && hasChanged(draft, state.settings)) ||
      Object.values(typed.values).some((text) => text !== ''),
  );
  return (
    <Tabs
      label={t('settings.tabs.label')}
      selectedKey={tab}
      tabs={[
        {
          id: 'general',
          label: t('settings.tabs.general'),
          content: <General {...general} draft={draft} onDraft={setDraft} />,
        },
        {
          id: 'account',
          label: t('settings.tabs.account'),
          content: (
            <Account
              account={account}
              typed={typed}
              onChangePassword={onChangePassword}
              onLook={onLook}
              onType={(next) => setPassword({ revision, typed: next })}
            />
          ),
        },
        {
          id: 'database',
          label: t('settings.tabs.database'),
          content: <Database {...missingProfiles} onCreate={onCreateMissingProfiles} />,
        },
        {
          id: 'security',
          label: t('settings.tabs.security'),
          content: (
            <Stack gap="2">
              <Heading level={2}>{t('settings.security.title')}</Heading>
              <Text>{t('settings.security.text')}</Text>
            </Stack>
          ),
        },
      ]}
      onSelectionChange={onTabChange}
    />
  );
}
