export const invitationKeys = { all: ['invitations'] as const };
