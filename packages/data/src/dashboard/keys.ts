export const dashboardKeys = {
  all: ['dashboard'] as const,
  of: (timeZone: string, weekStart: number) => [...dashboardKeys.all, timeZone, weekStart] as const,
};
