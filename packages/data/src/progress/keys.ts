export const progressKeys = {
  all: ['progress'] as const,
  of: (userId: string, timeZone: string) => [...progressKeys.all, userId, timeZone] as const,
};
