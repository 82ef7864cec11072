export const ownClassKeys = {
  all: ['ownClasses'] as const,
  of: (userId: string) => [...ownClassKeys.all, userId] as const,
};
