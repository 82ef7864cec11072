import type { AccountProps } from './parts/Account.tsx';
import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
import type { Language, Load, AppSettings } from '@niyama/domain';
import type { FormFailure } from '../parts/formFailure.ts';

/** What the General tab has to show. */
export type AppSettingsState = Load<{
  settings: AppSettings;
  isBusy: boolean;
  /** Why it was not saved; null before and while it is tried. */
  failure: FormFailure | null;
}>;

export interface AppSettingsChange {
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
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  state: AppSettingsState;
  /** The poses to choose from, as the server found them. */
  picker: {
    options: PickerOption[] | null;
    emptyText: string;
    onQueryChange: (query: string) => void;
  };
  onRetry: () => void;
  onSave: (change: AppSettingsChange) => void;
  onLoadNewer: () => void;
  missingProfiles: MissingProfilesState;
  onCreateMissingProfiles: () => void;
}

export const settingsTabs = ['general', 'account', 'database', 'security'] as const;
export type SettingsTab = (typeof settingsTabs)[number];
