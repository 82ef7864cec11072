export type { AccountProps } from './parts/Account.tsx';
export {
  type MissingProfilesState,
  type SchoolSettingsChange,
  type SchoolSettingsState,
  SettingsScreen,
  type SettingsScreenProps,
  type SettingsTab,
  settingsTabs,
} from './SettingsScreen.tsx';
