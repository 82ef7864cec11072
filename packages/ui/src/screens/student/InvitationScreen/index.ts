export {
  InvitationScreen,
  type InvitationScreenProps,
  type InvitationState,
  type InvitationValues,
} from './InvitationScreen.tsx';
