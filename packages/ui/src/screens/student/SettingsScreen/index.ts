export { SettingsScreen } from './SettingsScreen.tsx';
export type { SettingsScreenProps } from './types.ts';
export type { DeviceNotifications, PushState, SettingsSave, SettingsState } from './types.ts';
