export type { AccountProps } from './parts/Account.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
export {
  type MissingProfilesState,
  type AppSettingsChange,
  type AppSettingsState,
  type SettingsScreenProps,
  type SettingsTab,
  settingsTabs,
} from './types.ts';
