export type { AccountProps } from './parts/Account.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
export {
  type MissingProfilesState,
  type SchoolSettingsChange,
  type SchoolSettingsState,
  type SettingsScreenProps,
  type SettingsTab,
  settingsTabs,
} from './types.ts';
