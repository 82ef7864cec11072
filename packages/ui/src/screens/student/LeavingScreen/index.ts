export {
  type DeletionMail,
  LeavingScreen,
  type LeavingScreenProps,
  type LeavingState,
} from './LeavingScreen.tsx';
