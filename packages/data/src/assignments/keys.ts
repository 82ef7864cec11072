export const assignmentKeys = {
  all: ['assignments'] as const,
  of: (userId: string, timeZone: string, atMost: number) =>
    [...assignmentKeys.all, userId, timeZone, atMost] as const,
};
