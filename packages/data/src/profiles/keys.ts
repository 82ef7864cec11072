export const profileKeys = {
  all: ['profiles'] as const,
  roles: ['profiles', 'role'] as const,
  role: (userId: string) => [...profileKeys.roles, userId] as const,
};
