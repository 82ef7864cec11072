export { InvitationsScreen, type InvitationsScreenProps } from './InvitationsScreen.tsx';
export type { InvitationsDialog, InviteStep } from './types.ts';
