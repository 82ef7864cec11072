export const historyKeys = {
  all: ['history'] as const,
  of: (userId: string) => [...historyKeys.all, userId] as const,
};
