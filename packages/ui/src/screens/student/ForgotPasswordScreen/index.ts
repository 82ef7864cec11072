export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordState,
} from './ForgotPasswordScreen.tsx';
