export { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
export type { DeviceNotifications, SettingsSave, SettingsState } from './state.ts';
