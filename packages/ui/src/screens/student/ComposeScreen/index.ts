export { ComposeScreen, type ComposeScreenProps } from './ComposeScreen.tsx';
export type {
  Alternative,
  ClassPose,
  ComposeActions,
  ComposeState,
  Made,
  SaveFormState,
  WishChoice,
} from './types.ts';
