export { SettingsScreen } from './SettingsScreen.tsx';
export type { SettingsScreenProps } from './types.ts';
export type { DeviceNotifications, SettingsSave, SettingsState } from './types.ts';
