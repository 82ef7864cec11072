import type {
  ChangeEmailValues,
  ChangePasswordValues,
  ImageKind,
  PictureSize,
  ProfileValues,
  SquareCrop,
} from '@niyama/domain';
import type { AccountFormState } from '../parts/AccountFormDialog.tsx';
import type { Clearing, UnsyncedData } from '../parts/UnsyncedData.tsx';

/** A picture that somebody chose, on its way to a photo. */
export interface ChosenPicture extends PictureSize {
  /** For an `<img>`. */
  address: string;
  kind: ImageKind;
}

/** What is happening to a file that somebody chose. */
export type PhotoStep =
  | { status: 'idle' }
  | { status: 'reading' }
  /** The file cannot become a photo; what was there before stays. */
  | { status: 'refused'; message: string }
  | {
      status: 'cropping';
      picture: ChosenPicture;
      onCrop: (crop: SquareCrop) => void;
      /** Closes the crop without a new photo. */
      onCancel: () => void;
    };

/** The photo as it will be when the changes are saved. */
export type PhotoDraft = {
  /** Its address, or null for none. */
  shown: string | null;
  step: PhotoStep;
  onPick: (file: File) => void;
} & (
  | { isChanged: false; onRemove: () => void }
  /** It differs from the saved one, which `onKeep` brings back. */
  | { isChanged: true; onKeep: () => void }
);

export type SaveState =
  | { status: 'idle' }
  /** 0 to 100. */
  | { status: 'uploading'; percent: number }
  | { status: 'saving' }
  /** 'Username is already taken', beside the field. */
  | { status: 'usernameTaken' }
  /** The whole sentence for the form. */
  | { status: 'failed'; message: string };

export type EditProfileState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      /** As typed so far. */
      values: ProfileValues;
      photo: PhotoDraft;
      save: SaveState;
      onType: (values: ProfileValues) => void;
      onSave: (values: ProfileValues) => void;
    };

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'known';
      email: string;
      /** Waits for its confirmation. */
      newEmail: string | null;
      resend: 'offered' | 'busy' | 'sent';
      onResend: () => void;
      /** Opens the dialog in which the one or the other is changed. */
      onOpen: (kind: 'password' | 'email') => void;
    };

export type AccountDialog = { form: AccountFormState; onClose: () => void } & (
  | { kind: 'password'; onSubmit: (values: ChangePasswordValues) => void }
  | { kind: 'email'; onSubmit: (values: ChangeEmailValues) => void }
  | {
      kind: 'signOut';
      /** What is only on this device. */
      here: UnsyncedData;
      onConfirm: (clears: Clearing) => void;
    }
);
