export type { AccountFormState } from '../parts/AccountFormDialog.tsx';
export { EditProfileScreen, type EditProfileScreenProps } from './EditProfileScreen.tsx';
export type {
  AccountDialog,
  AccountState,
  ChosenPicture,
  EditProfileState,
  PhotoDraft,
  PhotoStep,
  SaveState,
} from './types.ts';
