export { EditProfileScreen, type EditProfileScreenProps } from './EditProfileScreen.tsx';
export type {
  AccountDialog,
  AccountFormState,
  AccountState,
  ChosenPicture,
  EditProfileState,
  PhotoDraft,
  PhotoStep,
  SaveState,
} from './types.ts';
