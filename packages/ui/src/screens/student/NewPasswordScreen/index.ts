export {
  NewPasswordScreen,
  type NewPasswordScreenProps,
  type NewPasswordState,
} from './NewPasswordScreen.tsx';
