export const homeKeys = {
  all: ['home'] as const,
  of: (userId: string, timeZone: string) => [...homeKeys.all, userId, timeZone] as const,
};
