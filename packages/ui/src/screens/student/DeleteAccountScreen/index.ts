export {
  DeleteAccountScreen,
  type DeleteAccountScreenProps,
  type DeleteAccountState,
} from './DeleteAccountScreen.tsx';
