/** What administrators see of one student. */
export const studentPageKeys = {
  all: ['student-page'] as const,
  of: (studentId: string, weekStart: number) =>
    [...studentPageKeys.all, studentId, weekStart] as const,
};
