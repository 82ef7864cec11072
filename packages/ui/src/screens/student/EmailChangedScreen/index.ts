export {
  EmailChangedScreen,
  type EmailChangedScreenProps,
  type EmailChangedState,
} from './EmailChangedScreen.tsx';
