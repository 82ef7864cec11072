export const selfPracticeKeys = {
  all: ['selfPractice'] as const,
  of: (userId: string) => [...selfPracticeKeys.all, userId] as const,
};
