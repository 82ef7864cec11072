import type { ImageKind, PictureSize, ProfileValues } from '@niyama/domain';
import type { UnsyncedData } from '../parts/UnsyncedData.tsx';

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
  | { status: 'cropping'; picture: ChosenPicture };

/** The photo as it will be when the changes are saved. */
export interface PhotoDraft {
  /** Its address, or null for none. */
  shown: string | null;
  /** Whether it differs from the saved one. */
  isChanged: boolean;
  step: PhotoStep;
}

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
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      /** As typed so far. */
      values: ProfileValues;
      photo: PhotoDraft;
      save: SaveState;
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
    };

/** How a form of the account stands. */
export type AccountFormState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'wrongPassword' }
  | { status: 'failed'; message: string };

export type AccountDialog =
  | { kind: 'password'; form: AccountFormState }
  | { kind: 'email'; form: AccountFormState }
  | {
      kind: 'signOut';
      form: AccountFormState;
      /** What is only on this device. */
      here: UnsyncedData;
    };
