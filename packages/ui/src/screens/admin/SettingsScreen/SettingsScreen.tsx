import type { Language, Load, SchoolSettings } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { PickerOption } from '../../../components/SearchPicker/SearchPicker.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AdminFrame, type AdminFrameState } from '../AdminFrame/AdminFrame.tsx';
import type { FormFailure } from '../parts/formFailure.ts';
import { Account, type AccountProps, noPassword } from './parts/Account.tsx';
import { Database } from './parts/Database.tsx';
import { useUnsaved } from '../parts/unsaved.ts';
import { General, type GeneralDraft, hasChanged } from './parts/General.tsx';

export const settingsTabs = ['general', 'account', 'database', 'security'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** What the General tab has to show. */
export type SchoolSettingsState = Load<{
  settings: SchoolSettings;
  isBusy: boolean;
  /** Why it was not saved; null before and while it is tried. */
  failure: FormFailure | null;
}>;

export interface SchoolSettingsChange {
  /** Of the settings that were changed. */
  seen: string;
  defaultLanguage: Language;
  /** In their order. */
  mandatoryIds: string[];
}

/** How the making of missing profiles stands. */
export interface MissingProfilesState {
  isBusy: boolean;
  /** Why it failed, in the person's language; null before and while it is tried. */
  failure: string | null;
}

export interface SettingsScreenProps extends AccountProps {
  frame: AdminFrameState;
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  state: SchoolSettingsState;
  /** The poses to choose from, as the server found them. */
  picker: {
    options: PickerOption[];
    emptyText: string;
    onQueryChange: (query: string) => void;
  };
  onRetry: () => void;
  onSave: (change: SchoolSettingsChange) => void;
  onLoadNewer: () => void;
  missingProfiles: MissingProfilesState;
  onCreateMissingProfiles: () => void;
}

/** /admin/settings: what administrators set for everybody. */
export function SettingsScreen({ frame, ...tabs }: SettingsScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame frame={frame} title={t('settings.title')}>
      <SettingsTabs {...tabs} />
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
}: Omit<SettingsScreenProps, 'frame'>) {
  const { t } = useTranslation('admin');
  const { state } = general;
  const [draft, setDraft] = useState<GeneralDraft | null>(null);
  const { revision } = account.password;
  const [password, setPassword] = useState({ revision, typed: noPassword });
  // Saved: the form begins anew.
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
