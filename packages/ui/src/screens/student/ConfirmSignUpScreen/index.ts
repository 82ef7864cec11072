export {
  ConfirmSignUpScreen,
  type ConfirmSignUpScreenProps,
  type ConfirmSignUpState,
} from './ConfirmSignUpScreen.tsx';
