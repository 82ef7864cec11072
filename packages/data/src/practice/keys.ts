export const practiceKeys = {
  all: ['practice'] as const,
  of: (asanaId: string, userId: string) => [...practiceKeys.all, asanaId, userId] as const,
  /** Everything that a student paused; no id of a pose is this word. */
  paused: (userId: string) => [...practiceKeys.all, 'paused', userId] as const,
};
