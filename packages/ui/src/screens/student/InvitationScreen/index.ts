export {
  InvitationScreen,
  type InvitationScreenProps,
  type InvitationState,
} from './InvitationScreen.tsx';
