import type {
  Load,
  SettingsDraft,
  SettingsFormValues,
  SettingsValues,
  Stale,
} from '@niyama/domain';

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
  fallbackName: string;
  save: SettingsSave;
}>;

/** What this browser thinks of notifications; `unsupported` where it knows none. */
export type DeviceNotifications = 'granted' | 'denied' | 'default' | 'unsupported';

/** Whether this device takes notifications while the app is closed, or what it lacks for that. */
export type PushHere = 'unsupported' | 'needsInstall' | 'off' | 'turningOn' | 'failed' | 'on';

/** The devices of the student that do. */
export type PushDevices =
  | 'loading'
  | 'failed'
  | readonly {
      id: string;
      /** What it calls itself. */
      name: string | null;
      /** When it began, an ISO time. */
      since: string;
      isHere: boolean;
    }[];

export interface PushState {
  here: PushHere;
  devices: PushDevices;
}

export interface SettingsScreenProps {
  state: SettingsState;
  device: DeviceNotifications;
  /** Notifications while the app is closed; null where the server sends none, or until it is known. */
  push: PushState | null;
  /** Lets this device take notifications while the app is closed. */
  onTurnOnPush: () => void;
  /** A device shall get nothing more. */
  onRemoveDevice: (id: string) => void;
  /** Lets the browser install the app; null where it makes no offer. */
  onInstall: (() => void) | null;
  /** Opens what downloads the student's data. */
  onDownloadData: () => void;
  /** Opens what deletes the account. */
  onDeleteAccount: () => void;
  onBack: () => void;
  onRetry: () => void;
  /** Something was chosen or typed. */
  onChange: (change: SettingsDraft) => void;
  /** The switch of all notifications was turned on: the browser may have to be asked first. */
  onEnableNotifications: () => void;
  /** Lets the browser ask for this device alone. */
  onAllowDevice: () => void;
  /** The browser shows none, and mails are wanted all the same. */
  onEmailOnly: () => void;
  onTestNotification: () => void;
  /** Takes up the changes of an earlier visit. */
  onUseDraft: () => void;
  onDiscardDraft: () => void;
  onSave: (values: SettingsFormValues) => void;
}
