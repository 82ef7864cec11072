import type { Load, SettingsValues, Stale } from '@niyama/domain';

export type SettingsSave =
  | { status: 'idle' }
  | { status: 'saving' }
  /** Why it could not be saved, in the person's language. */
  | { status: 'failed'; reason: string };

export type SettingsState = Load<{
  stale: Stale;
  /** As chosen and typed so far. */
  values: SettingsValues;
  /** Whether they differ from the saved ones. */
  hasChanges: boolean;
  /** Whether changes of an earlier visit can be taken up again. */
  isDraftOffered: boolean;
  /** Under which name others see the student while the display name is empty. */
  usualName: string;
  save: SettingsSave;
}>;

/** What this browser thinks of notifications; `unsupported` where it knows none. */
export type DeviceNotifications = 'granted' | 'denied' | 'default' | 'unsupported';
