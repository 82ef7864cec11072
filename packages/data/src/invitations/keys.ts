const all = ['invitations'] as const;
export const invitationKeys = { all, found: (search: string) => [...all, search] as const };
